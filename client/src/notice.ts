// It is your turn: in the title, by a tone, and by a notification if the viewer allowed it.

let audio: AudioContext | null = null;

/** Browsers let a page sound only after the first touch. */
export function readySound(): void {
  const wake = (): void => {
    audio ??= new AudioContext();
    void audio.resume();
  };
  addEventListener("pointerdown", wake, { once: true });
  addEventListener("keydown", wake, { once: true });
}

export function chime(): void {
  if (audio === null || document.documentElement.dataset["sound"] === "off") return;
  [660, 880].forEach((pitch, i) => tone(audio as AudioContext, pitch, i * 0.12));
}

function tone(context: AudioContext, pitch: number, wait: number): void {
  const start = context.currentTime + wait;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.08, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
  const sound = context.createOscillator();
  sound.type = "sine";
  sound.frequency.value = pitch;
  sound.connect(volume).connect(context.destination);
  sound.start(start);
  sound.stop(start + 0.4);
}

export function notify(title: string, text: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const shown = new Notification(title, { body: text, icon: "/static/icon.svg", tag: location.pathname });
  shown.addEventListener("click", () => {
    window.focus();
    shown.close();
  });
}
