import type { PayloadOf } from '#contracts/realtime/events';

type Notice = PayloadOf<'notice.raised'>;

/** Where a tap on each kind leads. What is not here is told inside the panel only. */
const places: Partial<Record<NonNullable<Notice['kind']>, string>> = {
  closing: '/chat-history',
  handover: '/chat-history',
  offline: '/bot',
  online: '/bot',
};

/** Whether the device may show notices: `unsupported` where the browser has none. */
export function noticePermission(): NotificationPermission | 'unsupported' {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Asks the owner; must be called from a tap. */
export async function askForNotices(): Promise<NotificationPermission> {
  return Notification.requestPermission();
}

/** Shows a notice on the device when the owner allowed it. Several open windows show the same one once. */
export async function showOnDevice({ kind, title, body }: Notice): Promise<void> {
  const path = kind && places[kind];
  if (!path || noticePermission() !== 'granted') return;
  const options = { body, tag: `${kind} ${title} ${body}`, icon: '/icon-192.png', lang: 'id', data: { path } };
  // phones show them by the service worker only
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}
