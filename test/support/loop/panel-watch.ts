import { fork, type ChildProcess } from 'node:child_process';
import type { Api } from '../api.ts';

/** The measurements of an owner's panel while it was in use. */
export interface PanelWatch {
  /** Answers without a success status. */
  readonly failed: readonly string[];
  readonly panelMs: readonly number[];
}

/**
 * Pause between two requests. With it, a busy panel stays below the limit of 1,200 requests of one owner per minute.
 */
const betweenRequestsMs = 100;
const paths = ['/profile', '/chat/contacts', '/bot/status', '/products', '/analytics/summary'];

/**
 * An owner's panel in a process and a session of its own. Linux first shares the processors between sessions
 * (autogroup), so the panel keeps its share when the attackers' session gets a lower priority.
 */
export class PanelProcess {
  readonly #process: ChildProcess;
  readonly #ended: Promise<unknown>;

  constructor({ baseUrl, token }: Api) {
    this.#process = fork(new URL('panel-watch.mjs', import.meta.url), { detached: true, execArgv: [] });
    this.#ended = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.send({ baseUrl, token, paths, betweenRequestsMs });
    this.#process.unref();
    this.#process.channel?.unref();
  }

  /** Measures the panel while `work` runs. */
  async watch<Result>(work: () => Promise<Result>): Promise<PanelWatch & { readonly result: Result }> {
    const measured = new Promise<PanelWatch>((resolve, reject) => {
      this.#process.once('message', (message) => resolve(message as PanelWatch));
      void this.#ended.then(() => reject(new Error('the panel has ended')));
    });
    measured.catch(() => undefined); // `work` may fail first
    this.#process.send('start');
    let result: Result;
    try {
      result = await work();
    } finally {
      if (this.#process.connected) this.#process.send('stop');
    }
    return { result, ...(await measured) };
  }

  close(): Promise<unknown> {
    if (this.#process.connected) this.#process.disconnect();
    return this.#ended;
  }
}
