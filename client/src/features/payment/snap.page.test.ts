import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { payCheckout } from './pay.js';
import { readOpenPayment } from './payment-window-store.js';

const realFetch = globalThis.fetch;
let midtrans: object | null = null;
beforeEach(() => {
  midtrans = { clientKey: 'client-key', snapUrl: 'https://app.midtrans.com/snap/' };
  delete window.snap;
  globalThis.fetch = (async () =>
    Response.json({
      midtrans,
      metaPixelId: null,
      googleClientId: null,
      supportWhatsApp: null,
      supportEmail: null,
    })) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const scripts = () => [...document.head.querySelectorAll('script')];
const noState = () => Promise.resolve(null);
/** Waits for the next script that the page requests, and returns it. */
async function script(): Promise<HTMLScriptElement> {
  await waitFor(() => expect(scripts()).toHaveLength(1));
  return scripts()[0]!;
}

test('the popup comes from the address of the operator; a load that failed leaves nothing, and the next press loads again', async () => {
  const first = payCheckout('token-1', noState);
  const failed = first.catch((error: unknown) => error);
  (await script()).dispatchEvent(new Event('error'));
  expect(await failed).toEqual(new Error('snap.js did not load'));
  expect(scripts()).toEqual([]);
  const [second, third] = [payCheckout('token-2', noState), payCheckout('token-3', noState)];
  const loaded = await script();
  expect([loaded.src, loaded.dataset['clientKey'], scripts().length]).toEqual(['https://app.midtrans.com/snap/snap.js', 'client-key', 1]);
  const paid: string[] = [];
  window.snap = {
    pay: (token, { onPending, language }) => {
      paid.push(`${token} ${language}`);
      onPending();
    },
  };
  loaded.dispatchEvent(new Event('load'));
  expect([await second, await third, paid]).toEqual(['pending', 'pending', ['token-2 id', 'token-3 id']]);
  loaded.remove();
  await payCheckout('token-4', noState);
  expect(scripts()).toEqual([]);
});

test('without a provider nothing is loaded', async () => {
  midtrans = null;
  await expect(payCheckout('token-1', noState)).rejects.toThrow('not configured');
  expect(scripts()).toEqual([]);
});

test('a link of a provider opens no popup, and a second payment closes the window of the first', async () => {
  const first = payCheckout('https://checkout.xendit.co/a', noState);
  const opened = readOpenPayment();
  const second = payCheckout('https://checkout.xendit.co/b', noState);
  expect([opened?.link, await first, readOpenPayment()?.link]).toEqual([
    'https://checkout.xendit.co/a',
    'closed',
    'https://checkout.xendit.co/b',
  ]);
  opened!.end('success');
  expect(readOpenPayment()?.link).toBe('https://checkout.xendit.co/b');
  readOpenPayment()!.end('success');
  expect([await second, readOpenPayment(), scripts()]).toEqual(['success', null, []]);
});
