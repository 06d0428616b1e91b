import { Redis } from 'ioredis';

const everyMs = 1_000;

/**
 * Sends every new QR picture of the panel to the camera of the sandbox's phones, so that one click there
 * scans it. For development only: a real phone has its own camera, and the sandbox itself does not know the
 * panel.
 *
 * @param {{ redisUrl: string, panelUrl: string, sandboxUrl: string }} addresses
 * @returns {() => void} stops it
 */
export function watchForQrCodes({ redisUrl, panelUrl, sandboxUrl }) {
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: 1 });
  redis.on('error', () => undefined); // while Redis is away, no codes are shown
  /** @type {Set<string>} */
  let shown = new Set();
  const look = async () => {
    const keys = await findKeys(redis, 'qr:*');
    for (const key of keys.filter((one) => !shown.has(one))) {
      const url = `${panelUrl}/api/bot/qr/${key.slice('qr:'.length)}.png`;
      if (await showTo(sandboxUrl, url)) shown.add(key);
    }
    shown = new Set([...shown].filter((key) => keys.includes(key)));
  };
  let timer = setTimeout(tick, everyMs);
  function tick() {
    void look()
      .catch(() => undefined)
      .finally(() => {
        if (timer) timer = setTimeout(tick, everyMs);
      });
  }
  return () => {
    clearTimeout(timer);
    timer = /** @type {any} */ (undefined);
    redis.disconnect();
  };
}

/**
 * @param {Redis} redis
 * @param {string} pattern
 */
async function findKeys(redis, pattern) {
  const found = [];
  for (let cursor = '0'; ;) {
    const [next, keys] = await redis.scan(cursor, 'MATCH', pattern, 'COUNT', 1_000);
    found.push(...keys);
    if (next === '0') return found;
    cursor = next;
  }
}

/**
 * @param {string} sandboxUrl
 * @param {string} url
 */
async function showTo(sandboxUrl, url) {
  const response = await fetch(`${sandboxUrl}/control/camera`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ url }),
    signal: AbortSignal.timeout(5_000),
  });
  return response.ok;
}
