/*
 * The panel's service worker: shows a page while offline, and notifications on the device.
 * It caches neither API answers nor built files (the browser caches the latter by name for a year).
 */
const shell = 'offline-1';
const offlinePage = '/offline';
/** Pictures that another app has shared with the panel, until a chat is chosen. Also named in `shared-files.ts` and `drafts.ts`. */
const shared = 'shared-1';
const sharedMax = 10;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(shell).then((cache) => cache.add(offlinePage)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== shell && name !== shared).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'POST' && new URL(url).pathname === '/bagikan') return event.respondWith(keepShared(event.request));
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => caches.match(offlinePage).then((page) => page ?? Response.error())));
});

/** Keeps what the device's share menu sends, and leads to the list of chats. The server never sees it. */
async function keepShared(request) {
  const form = await request.formData();
  const files = form.getAll('foto').filter((file) => file instanceof File && file.size > 0);
  await caches.delete(shared);
  const cache = await caches.open(shared);
  for (const [at, file] of files.slice(0, sharedMax).entries()) {
    const headers = { 'Content-Type': file.type, 'X-Name': encodeURIComponent(file.name), 'X-At': String(Date.now()) };
    await cache.put(`/bagikan/${at}`, new Response(file, { headers }));
  }
  return Response.redirect('/chat-history?bagikan=1', 303);
}

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
