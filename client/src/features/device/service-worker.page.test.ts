import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { registerServiceWorker } from './service-worker.js';

/*
 * The service worker makes the panel installable. It is registered after the page has loaded, so that it does not
 * compete with the first view for the network.
 */

let registered: string[];
let readyState: DocumentReadyState;

beforeEach(() => {
  [registered, readyState] = [[], 'complete'];
  const register = async (address: string) => void registered.push(address);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => readyState });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(document, 'readyState');
});

test('a page that has loaded registers the worker at once, another one when it has loaded, once', () => {
  registerServiceWorker();
  expect(registered).toEqual(['/sw.js']);
  readyState = 'interactive';
  registerServiceWorker();
  expect(registered).toHaveLength(1);
  window.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('load'));
  expect(registered).toHaveLength(2);
});

test('a browser without workers, and one that refuses, are no error', async () => {
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: () => Promise.reject(new Error('private window')) },
  });
  registerServiceWorker();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  registerServiceWorker();
  await Promise.resolve();
  expect(registered).toEqual([]);
});
