import { notices, type PushSubscription as Wire } from '#contracts/http/account/notices';
import { call } from '../../api/client.js';
import { askForNotices, noticePermission } from '../../ui/device/device-notices.js';

/** Why push cannot be enabled in this browser. The owner can resolve `denied` and `unsupported`. */
export type PushError = 'denied' | 'unsupported' | 'unavailable';

/** True when this browser supports push. On iPhones only after the panel was added to the home screen. */
export function canPush(): boolean {
  return noticePermission() !== 'unsupported' && 'serviceWorker' in navigator && 'PushManager' in window;
}

/**
 * Requests the permission, then a subscription from the browser's push service, and registers it on the
 * server. Must be called from a user gesture.
 * @returns the reason of the failure, or null.
 */
export async function turnOnPush(key: string): Promise<PushError | null> {
  if (!canPush()) return 'unsupported';
  if ((await askForNotices()) !== 'granted') return 'denied';
  const worker = await navigator.serviceWorker.ready;
  // a subscription made with another key or for another login is useless
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
  if (!subscription) return 'unavailable';
  await call(notices.addDevice, { body: subscription.toJSON() as Wire });
  return null;
}

/** Removes this browser on the server and ends its push subscription. */
export async function turnOffPush(): Promise<void> {
  await call(notices.removeDevice);
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}

/** Message for the owner, with what can be done. */
export const pushErrors: Record<PushError, string> = {
  denied: 'Notifikasi tidak diizinkan. Anda dapat mengubahnya di pengaturan browser.',
  unsupported: 'Browser ini tidak mendukung notifikasi. Di iPhone, tambahkan panel ke layar utama terlebih dahulu.',
  unavailable: 'Layanan notifikasi browser ini tidak dapat dihubungi. Silakan coba lagi nanti.',
};
