// Runs beside the pages: hears of one's turns while no page is open, and has a page without a network.

interface Told {
  title: string;
  text: string;
  page: string;
}

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Window {
  readonly url: string;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
  navigate(page: string): Promise<unknown>;
}

interface Beside {
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  readonly clients: { matchAll(which: typeof PAGES): Promise<Window[]>; openWindow(page: string): Promise<unknown> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: string, listener: (event: never) => void): void;
}

const house = self as unknown as Beside;
const SHELF = "atoll-away";
const AWAY = "/away";
const PAGES = { type: "window", includeUncontrolled: true } as const; // also those that were open before the worker
const KEPT = [AWAY, "/colours.css", "/static/page.css", "/static/people.css", "/static/icon.svg"];

house.addEventListener("install", (event: Waiting) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(KEPT)).then(() => house.skipWaiting()));
});

house.addEventListener("fetch", (event: Fetching) => {
  const path = new URL(event.request.url).pathname;
  const page = event.request.mode === "navigate";
  if (!page && !KEPT.includes(path)) return;
  const instead = (): Promise<Response> => caches.match(page ? AWAY : path, { ignoreSearch: true }).then((kept) => kept ?? Response.error());
  event.respondWith(fetch(event.request).catch(instead));
});

house.addEventListener("push", (event: Waiting & { data: { json(): Told } | null }) => {
  if (event.data) event.waitUntil(tell(event.data.json()));
});

/** Show a notice, unless somebody looks at that table already. */
async function tell(told: Told): Promise<void> {
  const pages = await house.clients.matchAll(PAGES);
  const seen = pages.some((page) => page.visibilityState === "visible" && new URL(page.url).pathname === told.page);
  if (!seen) await house.registration.showNotification(told.title, { body: told.text, tag: told.page, icon: "/static/icon-192.png", data: told.page });
}

house.addEventListener("notificationclick", (event: Waiting & { notification: Notification }) => {
  event.notification.close();
  event.waitUntil(goTo(String(event.notification.data)));
});

async function goTo(page: string): Promise<void> {
  const open = await house.clients.matchAll(PAGES);
  const there = open.find((each) => new URL(each.url).pathname === page);
  await (there ? there.focus() : house.clients.openWindow(page));
}
