/** The same value as in `sw.js`, which fills this cache. */
const cacheName = 'shared-1';
/**
 * Maximum age of shared pictures. The owner abandoned older ones, so they must not appear in the next opened chat.
 */
const freshMs = 10 * 60_000;

/** Returns the pictures that another app has just shared with the panel, and removes them from the cache. */
export async function takeSharedFiles(): Promise<File[]> {
  // missing on pages that are not served over https
  if (!('caches' in globalThis) || !(await caches.has(cacheName))) return [];
  const cache = await caches.open(cacheName);
  const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  await caches.delete(cacheName);
  const fresh = answers.filter((answer) => answer && Date.now() - Number(answer.headers.get('X-At')) < freshMs);
  return Promise.all(
    fresh.map(async (answer) => {
      const type = answer!.headers.get('Content-Type') ?? '';
      return new File([await answer!.blob()], decodeURIComponent(answer!.headers.get('X-Name') ?? ''), { type });
    }),
  );
}
