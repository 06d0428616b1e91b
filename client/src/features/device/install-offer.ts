/** The browser's install prompt. Chrome and Edge defer it until the page calls it. */
interface InstallEvent extends Event {
  prompt: () => Promise<void>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const storageKey = 'pasang-panel';
let kept: InstallEvent | null = null;
const listeners = new Set<() => void>();

function keep(event: InstallEvent | null): void {
  kept = event;
  for (const listener of listeners) listener();
}

/** Keeps the browser's install prompt for later. Called before the first screen is drawn, because the event is fired once. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // without this, some browsers prompt at the first visit
    event.preventDefault();
    keep(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => keep(null));
}

export function subscribeInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isInstalled = () => matchMedia('(display-mode: standalone)').matches;
const isIphone = () => /iPhone|iPad/.test(navigator.userAgent);

/** How the panel can be installed here: by the browser's prompt, by hand on iPhones, or not at all. */
export function readInstallWay(): 'asked' | 'by-hand' | null {
  if (isInstalled() || localStorage.getItem(storageKey) === 'tidak') return null;
  if (kept) return 'asked';
  return isIphone() ? 'by-hand' : null;
}

/** The owner does not want to be asked again on this device. */
export function declineInstall(): void {
  localStorage.setItem(storageKey, 'tidak');
  keep(kept);
}

/** Shows the browser's install prompt. */
export async function askInstall(): Promise<void> {
  const event = kept;
  if (!event) return;
  await event.prompt();
  // the same event cannot be used twice
  if ((await event.userChoice).outcome === 'dismissed') localStorage.setItem(storageKey, 'tidak');
  keep(null);
}
