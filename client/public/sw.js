/*
 * The panel's service worker: shows a page while offline, and notifications on the device.
 * It caches neither API answers nor built files (the browser caches the latter by name for a year).
 */
const shell = 'offline-1';
const offlinePage = '/offline';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(shell).then((cache) => cache.add(offlinePage)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== shell).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => caches.match(offlinePage).then((page) => page ?? Response.error())));
});

/**
 * A notice pushed by the server, also while no panel is open. Its id is the tag, so a repeated push shows the
 * notice once.
 */
self.addEventListener('push', (event) => {
  let notice = {};
  try {
    notice = event.data?.json() ?? {};
  } catch {
    // browsers require a visible notification for each push
  }
  const { id, title = 'Whatsapp Bot AI', body = 'Ada pemberitahuan baru.', path = '/dashboard' } = notice;
  const options = { body, icon: '/icon-192.png', lang: 'id', data: { path }, ...(id && { tag: id }) };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? '/dashboard';
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const page = pages[0];
    if (!page) return self.clients.openWindow(path);
    await page.navigate(path).catch(() => undefined);
    return page.focus();
  };
  event.waitUntil(open());
});
