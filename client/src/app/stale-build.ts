const key = 'reloadedAt';
const pauseMs = 30_000;

/**
 * After a deploy, an open page requests files that no longer exist. One reload loads the new ones; a second
 * reload in a row is prevented, as it would loop. There is no reload while offline: the files still exist,
 * and a reload would not help.
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
