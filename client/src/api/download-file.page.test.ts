import { afterEach, expect, test } from '@jest/globals';
import { chat } from '#contracts/http/chat/chat';
import { downloadFile } from './download-file.js';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

test.each([
  ['attachment; filename="kontak-28-nov.csv"', 'kontak-28-nov.csv'],
  [null, 'kontak.csv'],
  ['attachment', 'kontak.csv'],
])('a file with the header %j is saved as %s, and its address ends', async (header, name) => {
  const done: unknown[] = [];
  globalThis.fetch = (async () =>
    new Response('nama', { headers: header === null ? {} : { 'content-disposition': header } })) as unknown as typeof fetch;
  // jsdom has no object URLs, and follows no link
  Object.assign(URL, {
    createObjectURL: ({ size }: Blob) => `blob:${size}`,
    revokeObjectURL: (url: string) => done.push(['ended', url]),
  });
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    done.push(['saved', this.href, this.download]);
  };
  await downloadFile('kontak.csv', chat.contacts);
  expect(done).toEqual([
    ['saved', 'blob:4', name],
    ['ended', 'blob:4'],
  ]);
});
