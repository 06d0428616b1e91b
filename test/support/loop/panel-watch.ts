import { Worker } from 'node:worker_threads';
import type { Api } from '../api.ts';

/** The measurements of a panel while it was open. */
export interface PanelWatch {
  /** Answers without a success status. */
  readonly failed: readonly string[];
  readonly panelMs: readonly number[];
}

/** A busy panel stays below the limit of 1,200 requests of one owner per minute. */
const betweenRequestsMs = 100;
const paths = ['/profile', '/chat/contacts', '/bot/status', '/products', '/analytics/summary'];

/** An owner's panel in a separate thread. The thread keeps the priority that the process had when it was created. */
export class PanelThread {
  readonly #thread: Worker;

  constructor({ baseUrl, token }: Api) {
    this.#thread = new Worker(new URL('panel-watch.mjs', import.meta.url), { workerData: { baseUrl, token, paths, betweenRequestsMs } });
    this.#thread.unref();
  }

  /** Measures the panel while `work` runs. */
  async watch<Result>(work: () => Promise<Result>): Promise<PanelWatch & { readonly result: Result }> {
    const measured = new Promise<PanelWatch>((resolve, reject) => {
      this.#thread.once('message', resolve).once('error', reject);
    });
    this.#thread.postMessage('start');
    let result: Result;
    try {
      result = await work();
    } finally {
      this.#thread.postMessage('stop');
    }
    return { result, ...(await measured) };
  }

  close(): Promise<unknown> {
    return this.#thread.terminate();
  }
}
