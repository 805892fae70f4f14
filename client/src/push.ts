// Notices for a closed tab: the browser's maker keeps them until the browser is there.

import { ask } from "./dom";

/** Let the worker run beside the pages; without one, everything but notices and the app goes on. */
export function beside(): void {
  if ("serviceWorker" in navigator && isSecureContext) navigator.serviceWorker.register("/worker.js").catch(() => undefined);
}

/** Hear of one's turns also while no page is open, if the house can tell. */
export async function subscribe(key: string): Promise<void> {
  if (!key || !("serviceWorker" in navigator) || !("PushManager" in window)) return;
  const worker = await navigator.serviceWorker.ready;
  const padded = key.replace(/-/g, "+").replace(/_/g, "/");
  const applicationServerKey = Uint8Array.from(atob(padded), (letter) => letter.charCodeAt(0));
  const told = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint, keys } = told.toJSON();
  await ask("POST", "/api/me/pushes", { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] });
}
