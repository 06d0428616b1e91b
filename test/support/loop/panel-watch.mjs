import { parentPort, workerData } from 'node:worker_threads';

/*
 * A panel that sends requests to one path one after the other, in a separate thread, so that other work of the test's
 * process does not delay its clock. It sends between the messages 'start' and 'stop', then posts its measurements
 * (`PanelWatch` in panel-watch.ts).
 */
const port = parentPort;
if (!port) throw new Error('panel-watch.mjs runs in a thread only');
const { baseUrl, token, paths, betweenRequestsMs } = workerData;
const headers = { Authorization: `Bearer ${token}` };
let isOpen = false;

async function ask() {
  /** @type {number[]} */
  const panelMs = [];
  /** @type {string[]} */
  const failed = [];
  for (let nth = 0; isOpen; nth += 1) {
    const path = paths[nth % paths.length];
    const from = performance.now();
    const status = await statusOf(`${baseUrl}/api${path}`);
    panelMs.push(performance.now() - from);
    if (status !== 200) failed.push(`${path}: ${status}`);
    await new Promise((resolve) => setTimeout(resolve, betweenRequestsMs));
  }
  return { panelMs, failed };
}

/** @param {string} url @returns {Promise<number | string>} after the whole answer was read */
async function statusOf(url) {
  try {
    const answer = await fetch(url, { headers });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    return String(error);
  }
}

port.on('message', (message) => {
  isOpen = message === 'start';
  if (isOpen) void ask().then((measured) => port.postMessage(measured));
});
