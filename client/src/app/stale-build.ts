const key = 'reloadedAt';
const pauseMs = 30_000;

/**
 * After a deploy an open page asks for files that are gone: one reload brings the new ones, a second in a row would loop. Without a network
 * nothing is gone, and a reload would bring nothing.
 */
export function reloadOnStaleBuild(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return;
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < pauseMs) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    window.location.reload();
  });
}
