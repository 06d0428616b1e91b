import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { TestEnvironment } = require('jest-environment-jsdom');

/** Web words that jsdom lacks and Node has. Not MessageChannel: its open port would keep Jest from ending. */
const webWords = [
  ...['TextEncoder', 'TextDecoder', 'Request', 'Response', 'Headers', 'fetch', 'AbortController', 'AbortSignal'],
  ...['ReadableStream', 'WritableStream', 'TransformStream', 'structuredClone'],
];

/** jsdom with Node's own web words, for the client's tests. */
export default class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    for (const name of webWords) this.global[name] = Reflect.get(globalThis, name);
  }
}
