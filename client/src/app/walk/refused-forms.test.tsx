import { expect, test } from '@jest/globals';
import './page-socket.js';

const { formOf, isTyped, keyOf, perform } = await import('./act-on.js');
const { openScreen } = await import('./open-screen.js');
const { nameOf } = await import('./page-text.js');

/*
 * Forms of visitors whose request fails. Whatever the reason, the text stays for the next try. Only a code that the
 * server refused is cleared, because it can never become right. The walks cover only one reason.
 */

/** The pages, with the field that a refusal clears. */
const pages: readonly (readonly [path: string, cleared: string | null])[] = [
  ['/login', null],
  ['/register?packageId=ai-trial', null],
  ['/verify-otp?email=sari@gmail.com', 'Kode OTP'],
  ['/forgot-password', null],
  ['/reset-password?email=sari@gmail.com', 'OTP'],
  [`/bukan-saya#${'k'.repeat(43)}`, null],
];
/** Statuses of the failures. Null: the request does not reach the server. */
const statuses = [null, 400, 422, 429, 499, 500, 503];
const isRefusal = (status: number | null): boolean => status !== null && status < 500;

/** Texts of the fields that a visitor types in, by name. */
const typed = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('main input, main textarea, form input')]
      .filter(isTyped)
      .map((one) => [nameOf(one), one.value]),
  );

test.each(pages.flatMap(([path, cleared]) => statuses.map((status) => ({ path, cleared, status }))))(
  '$path, refused with $status: what was typed stays, a wrong code does not',
  async ({ path, cleared, status }) => {
    const { server, settle } = await openScreen(path, { role: null, part: 'page' });
    const button = [...document.querySelectorAll<HTMLButtonElement>('button')].find((one) => one.type === 'submit' && formOf(one))!;
    let before: Record<string, string> = {};
    const answer = globalThis.fetch;
    globalThis.fetch = (async (address: string, init: RequestInit = {}) => {
      if (init.method === 'GET') return answer(address, init);
      before = typed();
      await server.fetch(address, init);
      if (status === null) throw new TypeError('offline');
      return Response.json({ error: 'Kalimat dari server.' }, { status });
    }) as typeof fetch;
    await perform({ kind: 'fill', key: keyOf(button) }, button);
    await settle();
    expect(Object.values(before).filter(Boolean).length).toBeGreaterThan(0);
    const isCleared = cleared !== null && isRefusal(status);
    expect(typed()).toEqual(isCleared ? { ...before, [cleared]: '' } : before);
    expect(document.querySelector('[role="alert"], [role="status"]')?.textContent).not.toBe('');
  },
);
