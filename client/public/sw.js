/*
 * The panel's service worker: a page for the time without a network, and the notifications on the device.
 * It keeps no answers of the API and no built files (those are kept by the browser for a year by their names).
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

/** A notice that the server pushed, also while no panel is open. The same one twice stands there once: its id is the tag. */
self.addEventListener('push', (event) => {
  let notice = {};
  try {
    notice = event.data?.json() ?? {};
  } catch {
    // browsers want to see something for each push
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
