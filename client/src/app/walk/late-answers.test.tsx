import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { act, cleanup } from '@testing-library/react';
import { readToasts } from '../../ui/feedback/toast-store.js';
import './page-socket.js';

const { openScreen } = await import('./open-screen.js');
const { ids } = await import('./answers/ids.js');

/*
 * Answers that arrive after their screen is gone. The page may belong to another login by then. Such an answer must
 * change no stored value, no address and no message, and must send no request.
 */

const screens = [
  ...['/dashboard', `/chat-history?percakapan=${ids.budi}`, '/bot', '/prompt', '/produk', '/produk?bagian=jawaban', '/followup'],
  ...['/closing', '/logs', '/billing', '/blacklist', '/profil', '/settings', '/laporan', '/uji-coba'],
];

// cast: the browser's own method, which is put back
const store = Storage.prototype.setItem;
beforeAll(() => {
  // The owner's profile is never stored, so every screen requests it as well.
  Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
    if (key !== 'userProfile') store.call(this, key, value);
  };
});
afterAll(() => {
  Storage.prototype.setItem = store;
});

const whatStays = () => ({
  stored: Object.entries(localStorage),
  ofTab: Object.entries(sessionStorage),
  address: location.href,
  title: document.title,
  toasts: readToasts().map(({ text }) => text),
});

test.each(screens.flatMap((path) => (['answered', 'refused'] as const).map((manner) => [path, manner] as const)))(
  '%s is left, and then its requests are %s: nothing changes',
  async (path, manner) => {
    const { server, settle } = await openScreen(path, { reads: 'held', part: 'page' });
    const asked = server.requests.length;
    expect(asked).toBeGreaterThan(0);
    await act(async () => cleanup());
    const before = whatStays();
    server.reads = manner;
    await act(async () => server.release(manner));
    await settle();
    expect(whatStays()).toEqual(before);
    expect(server.requests.slice(asked)).toEqual([]);
  },
);
