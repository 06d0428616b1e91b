/*
 * Simulates a panel that sends one request after the other. It is a process of its own, so that other work of the
 * test process does not delay its clock. The first message contains its settings. It sends requests between the
 * messages 'start' and 'stop', then answers with its measurements (`PanelWatch` in panel-watch.ts). It exits with its
 * parent.
 */
/** @type {{ baseUrl: string, token: string, paths: string[], betweenRequestsMs: number } | undefined} */
let settings;
let isOpen = false;

/** @param {NonNullable<typeof settings>} given */
async function ask({ baseUrl, token, paths, betweenRequestsMs }) {
  /** @type {number[]} */
  const panelMs = [];
  /** @type {string[]} */
  const failed = [];
  for (let nth = 0; isOpen; nth += 1) {
    const path = paths[nth % paths.length];
    const from = performance.now();
    const status = await statusOf(`${baseUrl}/api${path}`, token);
    panelMs.push(performance.now() - from);
    if (status !== 200) failed.push(`${path}: ${status}`);
    await new Promise((resolve) => setTimeout(resolve, betweenRequestsMs));
  }
  return { panelMs, failed };
}

/**
 * @param {string} url @param {string} token @returns {Promise<number | string>} resolves after the whole answer was
 * received
 */
async function statusOf(url, token) {
  try {
    const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    return String(error);
  }
}

process.on('message', (/** @type {typeof settings | 'start' | 'stop'} */ message) => {
  if (typeof message === 'object') settings = message;
  isOpen = message === 'start';
  if (isOpen && settings) void ask(settings).then((measured) => process.send?.(measured));
});
process.on('disconnect', () => process.exit());
