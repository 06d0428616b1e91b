import type { PayloadOf } from '#contracts/realtime/events';

type Notice = PayloadOf<'notice.raised'>;

/** Permission to show notifications on the device; `unsupported` where the browser has none. */
export function noticePermission(): NotificationPermission | 'unsupported' {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Requests the permission; must be called from a tap. */
export async function askForNotices(): Promise<NotificationPermission> {
  return Notification.requestPermission();
}

/**
 * Shows a notification on the device if the owner has allowed it. Skips a device that already receives pushes from
 * the server. Several open windows show it only once.
 */
export async function showOnDevice({ id, kind, title, body, path }: Notice): Promise<void> {
  // A test of follow-ups sends its message to the owner's phone, so the device shows no notification.
  if (kind === 'test' || noticePermission() !== 'granted') return;
  const options = { body, tag: id, icon: '/icon-192.png', lang: 'id', data: { path } };
  // phones show notifications through the service worker only
  const worker = await navigator.serviceWorker?.getRegistration();
  if (await worker?.pushManager?.getSubscription().catch(() => null)) return;
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}
