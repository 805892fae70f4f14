// Coming back to one's seats: a recovery code, another device, a passkey.

import { ask, one, Refused, toast } from "./dom";

type Options = Record<string, unknown>;

interface Passkeys {
  parseCreationOptionsFromJSON(options: Options): PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON(options: Options): PublicKeyCredentialRequestOptions;
}

/** The settings' part about coming back. */
export function back(): void {
  const part = one("#back");
  if (part === null) return;
  const trying = trier(part);
  on("#new-recovery", () => trying(showRecovery));
  on("#new-link", () => trying(showLink));
  on("#new-passkey", () => trying(() => makePasskey(part)));
  on("#drop-passkeys", () => trying(dropPasskeys));
  on("#sign-out-elsewhere", () => trying(signOutElsewhere));
}

/** The page on which a device becomes somebody's. */
export function come(): void {
  const form = one<HTMLFormElement>("#come");
  if (form === null) return;
  const trying = trier(form);
  const code = one<HTMLInputElement>("[name=code]", form) as HTMLInputElement;
  code.value = decodeURIComponent(location.hash.slice(1));
  history.replaceState(null, "", location.pathname);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    trying(async () => {
      await ask("POST", "/api/me/enter", { code: code.value });
      location.assign("/");
    });
  });
  on("#by-passkey", () => trying(enterByPasskey));
}

function on(selector: string, push: () => void): void {
  one(selector)?.addEventListener("click", push);
}

/** Does what was asked for and says what went wrong. */
function trier(part: HTMLElement): (work: () => Promise<void>) => void {
  return (work) =>
    void work().catch((error: unknown) => {
      if (error instanceof DOMException) toast(part.dataset["noPasskeys"] ?? error.message);
      else toast(error instanceof Refused ? error.message : (part.dataset["trouble"] ?? ""));
    });
}

async function showRecovery(): Promise<void> {
  const { code } = await ask<{ code: string }>("POST", "/api/me/recovery", {});
  const shown = one("#recovery") as HTMLElement;
  (one("output", shown) as HTMLElement).textContent = code;
  shown.hidden = false;
  (one("#has-recovery") as HTMLElement).hidden = false;
}

async function showLink(): Promise<void> {
  const { link, picture } = await ask<{ link: string; picture: string }>("POST", "/api/me/link", {});
  const shown = one("#device") as HTMLElement;
  (one<HTMLImageElement>("img", shown) as HTMLImageElement).src = picture;
  const way = one<HTMLAnchorElement>("a", shown) as HTMLAnchorElement;
  way.href = way.textContent = link;
  shown.hidden = false;
}

function passkeys(): Passkeys {
  const known = "PublicKeyCredential" in window ? (PublicKeyCredential as unknown as Partial<Passkeys>) : {};
  if (!known.parseCreationOptionsFromJSON || !known.parseRequestOptionsFromJSON) throw new DOMException("no passkeys here");
  return known as Passkeys;
}

async function makePasskey(part: HTMLElement): Promise<void> {
  const name = decodeURIComponent(/(?:^|; )name=([^;]*)/.exec(document.cookie)?.[1] ?? "");
  const options = await ask<Options>("POST", "/api/me/passkeys/wish", { name });
  const made = await navigator.credentials.create({ publicKey: passkeys().parseCreationOptionsFromJSON(options) });
  await ask("POST", "/api/me/passkeys", { credential: (made as PublicKeyCredential).toJSON() as unknown });
  if (part.isConnected) location.reload();
}

async function dropPasskeys(): Promise<void> {
  await ask("DELETE", "/api/me/passkeys");
  location.reload();
}

async function signOutElsewhere(): Promise<void> {
  const button = one("#sign-out-elsewhere") as HTMLElement;
  if (!confirm(button.dataset["sure"])) return;
  await ask("POST", "/api/me/sign-out-elsewhere", {});
  (one("#has-recovery") as HTMLElement).hidden = true;
  toast(button.dataset["done"] ?? "");
}

async function enterByPasskey(): Promise<void> {
  const options = await ask<Options>("POST", "/api/me/passkeys/ask", {});
  const shown = await navigator.credentials.get({ publicKey: passkeys().parseRequestOptionsFromJSON(options) });
  await ask("POST", "/api/me/passkeys/enter", { credential: (shown as PublicKeyCredential).toJSON() as unknown });
  location.assign("/");
}
