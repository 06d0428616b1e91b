import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * Web globals that Node has and jsdom lacks. MessageChannel is not among them: its open port would keep Jest from
 * exiting.
 */
const webWords = [
  ...['TextEncoder', 'TextDecoder', 'Request', 'Response', 'Headers', 'fetch', 'AbortController', 'AbortSignal'],
  ...['ReadableStream', 'WritableStream', 'TransformStream', 'structuredClone'],
];

/** jsdom with Node's own web globals, for the client's tests. */
export default class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    for (const name of webWords) this.global[name] = Reflect.get(globalThis, name);
  }
}
