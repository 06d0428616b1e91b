import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { z } from 'zod';
import { account } from '#contracts/http/account/account';
import { analytics } from '#contracts/http/account/analytics';
import { notices } from '#contracts/http/account/notices';
import { productImports } from '#contracts/http/bot/product-imports';
import { products } from '#contracts/http/bot/products';
import { chat } from '#contracts/http/chat/chat';
import { followup } from '#contracts/http/chat/followup';
import type { Route } from '#contracts/http/route';
import { uploadLink } from '#contracts/values/selling/product-list';
import { readToken } from '../../state/token.js';
import { accountAnswers, packageOfShop } from './answers/account-answers.js';
import { answer } from './answers/answer.js';
import { botAnswers } from './answers/bot-answers.js';
import { chatAnswers } from './answers/chat-answers.js';
import { ids } from './answers/ids.js';
import { openToAct } from './opened.js';

/* Confirmation questions before an action, and the request that each answer leads to. */

const stored = <R extends Route>(route: R) =>
  [...accountAnswers, ...botAnswers, ...chatAnswers].find((one) => one.route === route)!.reply as z.input<R['reply']>;
const bodyOf = (request: string | undefined): unknown => JSON.parse(request?.slice(request.indexOf('{')) ?? 'null');

describe('follow-ups that begin', () => {
  const off = { enabled: false, aiEnabled: false, text: 'Halo' };
  const upTo = '2026-11-27T03:00:00.000Z';
  const chats = [ids.budi, ids.siti].map((conversationId, at) => ({
    ...stored(followup.oldChats).rows[0]!,
    conversationId,
    name: `Lama ${at + 1}`,
  }));
  const begin = async (total: number, queued = 0) => {
    const page = { rows: chats.slice(0, Math.min(total, 2)), total, queued, upTo };
    const answers = [answer(followup.read, { day1: off, day2: off, day3: off }), answer(followup.oldChats, page)];
    const acts = await openToAct('/followup', { answers });
    await acts.press('Follow-up Hari 2: Nonaktif', 'switch');
    await acts.press('Simpan Konfigurasi');
    const others = () => screen.queryByRole<HTMLButtonElement>('button', { name: /^Sapa juga/ });
    return { ...acts, others };
  };
  const answered = (acts: { sent: (part: string) => string[] }) => [
    acts.sent('/followup {').length,
    ...acts.sent('/old-chats').map(bodyOf),
  ];

  test('ask about the chats of before: those that are left out are named, and nothing is sent for none', async () => {
    const acts = await begin(2);
    expect([acts.others()?.textContent, acts.others()?.disabled]).toEqual(['Sapa juga 2 chat ini', false]);
    await acts.press(/^Lama 2/, 'checkbox');
    expect(acts.others()?.textContent).toBe('Sapa juga 1 chat ini');
    await acts.press(/^Lama 1/, 'checkbox');
    expect(acts.others()?.disabled).toBe(true);
    await acts.press(/^Lama 1/, 'checkbox');
    await acts.press('Sapa juga 1 chat ini');
    expect(answered(acts)).toEqual([1, { follow: 'shown', upTo, except: [ids.siti] }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['some that are idle', 2, 0, 'Sapa juga 2 chat ini'],
    ['more than can be counted', 1_000, 0, 'Sapa juga mereka'],
    ['none but those that are queued', 0, 3, null],
  ])('with %s (%s, %s) offer “%s”, and new chats alone', async (_what, total, queued, name) => {
    const acts = await begin(total, queued);
    expect(acts.others()?.textContent ?? null).toBe(name);
    await acts.press('Hanya chat baru');
    expect(answered(acts)).toEqual([1, { follow: 'none' }]);
  });

  test('change nothing while the question is open, or was given up', async () => {
    const acts = await begin(2);
    expect(answered(acts)).toEqual([0]);
    await acts.press('Tutup jendela');
    expect(answered(acts)).toEqual([0]);
    expect(screen.getByRole('switch', { name: 'Follow-up Hari 2: Aktif' })).toBeTruthy();
  });
});

describe('a number for notices', () => {
  const open = () => openToAct('/dashboard', { answers: [answer(analytics.summary, { ...stored(analytics.summary), reachable: false })] });
  const field = 'Nomor WhatsApp Anda';

  test.each([
    ['6281277770000', null],
    ['081298765432', '6281298765432@c.us'],
  ])('%s: it is saved if it was changed (%s), and then gets a test message', async (number, saved) => {
    const { type, press, sent } = await open();
    await type(field, number);
    await press('Kirim contoh');
    const writes = sent('/').filter((one) => /\/(?:prompt|notices\/sample) ?/.test(one));
    expect(writes.map((one) => one.replace(/ \{.*/, '').split('/').at(-1))).toEqual(saved === null ? ['sample'] : ['prompt', 'sample']);
    if (saved !== null) expect(bodyOf(writes[0])).toEqual({ nomor_notifikasi: saved });
  });

  test.each([
    ['', 'Isi nomor WhatsApp yang Anda baca setiap hari.'],
    ['081299990000', 'Ini nomor bot sendiri'],
  ])('that is “%s” is refused: %s', async (number, words) => {
    const { type, press, sent } = await open();
    await type(field, number);
    await press('Kirim contoh');
    expect([screen.queryByText(new RegExp(`^${words}`)) !== null, sent('/notices/sample').length]).toEqual([true, 0]);
  });
});

describe('doubtful rows of an import', () => {
  const row = (nth: number, change: object = {}) => ({
    ...{ row: nth, place: `Baris ${nth}`, name: `Topi ${nth}`, reason: 'Harga kecil.', priceIdr: 35, kinds: 0, otherwise: 'ask' as const },
    ...{ takesPrice: true, canKeep: true, ...change },
  });
  const look = async (good: number, total = 2) => {
    const doubtful = [row(3), row(4), row(5, { otherwise: 'drop' })];
    const preview = answer(productImports.preview, { ...stored(productImports.preview), good, doubtful, doubtfulTotal: total + 1 });
    const acts = await openToAct('/produk', { answers: [preview] });
    await acts.press('Impor');
    await acts.type('Atau tempel daftar Anda', 'Topi');
    await acts.press('Periksa');
    const item = (nth: number) => within(screen.getByText(new RegExp(`^Baris ${nth}`)).closest('li')!);
    const choose = (nth: number, name: string) => acts.doing(() => fireEvent.click(item(nth).getByRole('button', { name })));
    const open = () => screen.queryByText(/baris masih perlu jawaban Anda\.$/)?.textContent ?? null;
    const take = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Impor (?:produk|\d+ produk)$/ });
    return {
      ...acts,
      choose,
      open,
      take,
      pressed: (nth: number, name: string) => item(nth).getByRole('button', { name }).getAttribute('aria-pressed'),
    };
  };

  test('each that asks needs an answer, which can be taken back; the others have one', async () => {
    const { choose, open, take, press, sent, pressed } = await look(1);
    expect([open(), take().disabled, pressed(5, 'Lewati')]).toEqual(['2 baris masih perlu jawaban Anda.', true, 'true']);
    await choose(3, 'Lewati');
    await choose(4, 'Lewati');
    expect([open(), take().disabled]).toEqual([null, false]);
    await choose(4, 'Lewati');
    expect([open(), take().disabled]).toEqual(['1 baris masih perlu jawaban Anda.', true]);
    await choose(4, 'Pakai Rp\u00a035');
    await choose(5, 'Pakai Rp\u00a035');
    expect([open(), take().textContent]).toEqual([null, 'Impor produk']);
    await press('Impor produk');
    const query = new URLSearchParams(
      sent('/products/import?')
        .at(-1)!
        .replace(/^[^?]*\?/, '')
        .replace(' (a file)', ''),
    );
    expect([query.get('rest'), query.get('rows')]).toEqual([null, '3d,4k,5k']);
  });

  test('those without an answer can be left out, if there is something else to import', async () => {
    const { press, sent } = await look(1);
    await press('Lewati yang belum dijawab, lalu impor');
    expect(sent('rest=drop')).toHaveLength(1);
    await look(0);
    expect(screen.queryByRole('button', { name: 'Lewati yang belum dijawab, lalu impor' })).toBeNull();
  });

  test('rows that are not shown need an answer as well', async () => {
    const { open } = await look(1, 5);
    expect(open()).toBe('5 baris masih perlu jawaban Anda.');
  });
});

test.each([
  ['complete', {}, 'active', ['Paket Basic', '20 Desember 2026', 'sari@gmail.com']],
  ['without values', { name: '', expiry_date: null }, 'expired', ['Tidak ada', 'Tidak ada', 'Tidak tersedia']],
] as const)('a profile that is %s', async (_what, change, status, shown) => {
  const profile = {
    ...stored(account.profile),
    ...(status === 'expired' && { email: '' }),
    package: { ...packageOfShop, ...change, status },
  };
  // cast: an account without some values is stored wider than the type of the example
  await openToAct('/profil', { answers: [answer(account.profile, profile as never)] });
  const valueOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling!.textContent;
  expect(['Paket', 'Berlaku sampai', 'Email'].map(valueOf)).toEqual(shown);
  expect(within(screen.getByRole('main')).queryByText('Aktif') !== null).toBe(status === 'active');
});

test.each([
  ['lead', 'Ada baru'],
  ['bot', 'Bot: Ada baru'],
  ['owner', 'Anda: Ada baru'],
] as const)('a message of the %s that was found reads “%s”', async (sender, words) => {
  const found = stored(chat.search);
  const { type } = await openToAct('/chat-history', {
    answers: [answer(chat.search, { ...found, messages: [{ ...found.messages[0]!, sender }] })],
  });
  await type('Cari nama, nomor, atau pesan', 'baru');
  expect(within(screen.getByRole('region', { name: 'Pesan yang cocok' })).getByRole('button').textContent).toMatch(new RegExp(`${words}$`));
});

test.each([
  [false, ' (baru)'],
  [true, ''],
])('a notice that was seen (%s) is marked with “%s”', async (seen, mark) => {
  const list = stored(notices.list);
  const { press } = await openToAct('/closing', {
    answers: [answer(notices.list, { ...list, open: [], rows: [{ ...list.rows[0]!, title: 'Kabar', seen }] })],
  });
  await press(/^Pemberitahuan/);
  const row = within(screen.getByRole('list', { name: 'Pemberitahuan' })).getByRole('link');
  expect(row.textContent.startsWith(`Kabar${mark}`) && (seen ? !row.textContent.includes('(baru)') : true)).toBe(true);
});

test.each([
  ['an uploaded photo', uploadLink(ids.photo), [`GET /api/photos/${ids.photo}`]],
  [
    'a photo behind a link',
    'https://toko.id/1.jpg',
    ['POST /api/photos/links {"link":"https://toko.id/1.jpg"}', `GET /api/photos/${ids.photo}`],
  ],
])('the picture of a product, %s, is fetched once it is in view', async (_what, link, requests) => {
  const list = stored(products.list);
  const answers = [answer(products.list, { ...list, products: [{ ...list.products[0]!, photos: [link] }] })];
  const plain = globalThis.IntersectionObserver;
  let isInView = false;
  class Watch {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe = () => this.tell([{ isIntersecting: isInView }]);
    disconnect = () => undefined;
  }
  globalThis.IntersectionObserver = Watch as never; // cast: a part of the browser, which jsdom lacks
  const photosAsked = async () => (await openToAct('/produk', { answers })).server.requests.filter((one) => one.includes('/photos/'));
  expect(await photosAsked()).toEqual([]);
  isInView = true;
  expect(await photosAsked()).toEqual(requests);
  globalThis.IntersectionObserver = plain;
});

// This test comes last, because the page makes no GET request after a logout.
test('a logout that the server refuses ends the login here all the same, with what was typed', async () => {
  const { doing, type, press, server } = await openToAct(`/chat-history?percakapan=${ids.siti}`);
  await type('Tulis pesan', 'Rahasia');
  window.dispatchEvent(new Event('pagehide'));
  const kept = () => Object.entries(localStorage).some(([, value]) => String(value).includes('Rahasia'));
  expect([kept(), readToken()]).toEqual([true, 'token']);
  server.writes = 'refused';
  await doing(() => fireEvent.click(screen.getByRole('button', { name: /Sari Wulandari/ })));
  await press('Logout', 'menuitem');
  expect([kept(), readToken(), localStorage.getItem('bots')]).toEqual([false, null, null]);
});
