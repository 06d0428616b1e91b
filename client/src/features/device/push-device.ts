import { notices, type PushSubscription as Wire } from '#contracts/http/account/notices';
import { call } from '../../api/client.js';
import { askForNotices, noticePermission } from '../../ui/device/device-notices.js';

/** Why this browser cannot be told; `denied` and `unsupported` are up to the owner. */
export type PushTrouble = 'denied' | 'unsupported' | 'unavailable';

/** Whether this browser can take pushes at all. On iPhones only once the panel stands on the home screen. */
export function canPush(): boolean {
  return noticePermission() !== 'unsupported' && 'serviceWorker' in navigator && 'PushManager' in window;
}

/** Asks the owner, the browser's push service and then the server; must be called from a tap. @returns what stood in the way, or null. */
export async function turnOnPush(key: string): Promise<PushTrouble | null> {
  if (!canPush()) return 'unsupported';
  if ((await askForNotices()) !== 'granted') return 'denied';
  const worker = await navigator.serviceWorker.ready;
  // one that was made with another key, or for another login, is of no use
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
  if (!subscription) return 'unavailable';
  await call(notices.addDevice, { body: subscription.toJSON() as Wire });
  return null;
}

/** The server forgets this browser, and the browser its consent. */
export async function turnOffPush(): Promise<void> {
  await call(notices.removeDevice);
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}

/** What the owner reads and can do about it. */
export const pushTroubles: Record<PushTrouble, string> = {
  denied: 'Notifikasi tidak diizinkan. Anda dapat mengubahnya di pengaturan peramban.',
  unsupported: 'Peramban ini tidak mendukung notifikasi. Di iPhone, tambahkan panel ke layar utama terlebih dahulu.',
  unavailable: 'Layanan notifikasi peramban ini tidak dapat dihubungi. Silakan coba lagi nanti.',
};
