import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { z } from 'zod';
import { analytics } from '#contracts/http/account/analytics';
import { hours } from '#contracts/http/bot/hours';
import { knowledge } from '#contracts/http/bot/knowledge';
import { productChanges } from '#contracts/http/bot/product-changes';
import { productImports } from '#contracts/http/bot/product-imports';
import { products } from '#contracts/http/bot/products';
import { prompt } from '#contracts/http/bot/prompt';
import { shipping } from '#contracts/http/bot/shipping';
import { trainingParts } from '#contracts/http/bot/training-parts';
import type { Route } from '#contracts/http/route';
import { limits } from '#contracts/values/limits';
import { photosAtFirst } from '../../features/prompt/prompt.rules.js';
import { paces } from '../../features/prompt/speed/typing-speed.rules.js';
import { accountAnswers } from './answers/account-answers.js';
import { answer, type Answer } from './answers/answer.js';
import { botAnswers } from './answers/bot-answers.js';
import { ids } from './answers/ids.js';
import { openToAct } from './opened.js';

/*
 * States of products, training and settings that the example answers do not contain. Also what a form sends when only
 * a part of it has changed.
 */

const stored = <R extends Route>(route: R) =>
  [...accountAnswers, ...botAnswers].find((one) => one.route === route)!.reply as z.input<R['reply']>;
const body = (request: string | undefined): unknown => JSON.parse(request?.slice(request.indexOf('{')) ?? 'null');

describe('an import', () => {
  const preview = (count: number, change: object = {}) => {
    const page = stored(productImports.preview);
    const rows = Array.from({ length: count }, (_, at) => ({ ...page.products[0]!, name: `Topi ${at + 1}` }));
    return answer(productImports.preview, { ...page, good: count, products: rows, ...change });
  };
  const openImport = async (...answers: readonly Answer[]) => {
    const acts = await openToAct('/produk', { answers });
    await acts.press('Impor');
    const dialog = () => within(screen.getByRole('dialog'));
    return { ...acts, dialog };
  };

  test.each([
    [limits.productFileBytes, true],
    [limits.productFileBytes + 1, false],
  ])('of a file with %s bytes is looked at: %s', async (bytes, isSent) => {
    const { doing, sent, dialog } = await openImport();
    const input = dialog().getByLabelText('Berkas daftar produk');
    const file = new File(['isi'], 'produk.xlsx');
    Object.defineProperty(file, 'size', { value: bytes });
    await doing(() => fireEvent.change(input, { target: { files: [file] } }));
    expect(sent('/products/import').length).toBe(isSent ? 1 : 0);
    expect(screen.queryByText(/^Berkas ini lebih dari 1 MB/) !== null).toBe(!isSent);
  });

  test('of many products shows fifty at a time', async () => {
    const { type, press, dialog } = await openImport(preview(51));
    await type('Atau tempel daftar Anda', 'Topi');
    await press('Periksa');
    const shown = () => dialog().getByRole('list', { name: 'Yang akan diimpor' }).querySelectorAll('li').length;
    const ends = () => ['Sebelumnya', 'Berikutnya'].map((name) => dialog().getByRole<HTMLButtonElement>('button', { name }).disabled);
    const place = () => dialog().getByText(/ dari 51 produk$/).textContent;
    expect([shown(), place(), ends()]).toEqual([50, '1–50 dari 51 produk', [true, false]]);
    await press('Berikutnya');
    expect([shown(), place(), ends()]).toEqual([1, '51–51 dari 51 produk', [false, true]]);
    expect(dialog().getByText('Topi 51')).toBeTruthy();
    await press('Sebelumnya');
    expect([shown(), ends()]).toEqual([50, [true, false]]);
  });

  test('of other prices asks first, and names columns that it does not use', async () => {
    const extras = [
      { heading: 'Modal', as: 'cost' as const, from: null },
      { heading: 'Reseller', as: 'reseller' as const, from: null },
      { heading: 'Lusin', as: 'tier' as const, from: 12 },
    ];
    const { type, press, dialog, sent } = await openImport(preview(1, { extras, ignored: ['No', 'Warna', 'Modal'] }));
    await type('Atau tempel daftar Anda', 'Topi');
    await press('Periksa');
    const label = dialog()
      .getByRole('checkbox', { name: /^Simpan juga harga lain/ })
      .closest('label')!;
    expect(label.textContent).toBe(
      'Simpan juga harga lain di berkas iniModal: harga modal, tidak pernah disebut botReseller: harga resellerLusin: grosir mulai 12',
    );
    expect(dialog().getByText('Tidak dipakai: Warna.')).toBeTruthy();
    await press(/^Simpan juga harga lain/, 'checkbox');
    await press('Impor 1 produk');
    expect(sent('extra=take')).toHaveLength(2);
  });
});

describe('several products', () => {
  const page = { ...stored(products.list), total: 40 };

  test('all that match are changed, also those that are not loaded; without one of them, the others by name', async () => {
    const { press, sent } = await openToAct('/produk', { answers: [answer(products.list, page)] });
    const chosen = () => screen.getByRole('group', { name: 'Produk yang dipilih' }).querySelector('[role=status]')!.textContent;
    await press('Pilih');
    await press('Pilih semua (40)');
    await press('Sembunyikan');
    expect([chosen(), body(sent('/products/').at(-1))]).toEqual([
      '40 dipilih',
      { chosen: { q: '', category: '' }, change: { kind: 'active', active: false } },
    ]);
    await press(/^Kaos Hitam/, 'checkbox');
    await press('Tawarkan');
    expect([chosen(), body(sent('/products/').at(-1))]).toEqual([
      '1 dipilih',
      { chosen: { ids: [ids.bag] }, change: { kind: 'active', active: true } },
    ]);
  });

  test('a category that was chosen stays among the filters when no product has it any more', async () => {
    const { server, doing, press } = await openToAct('/produk');
    const filter = () => screen.getByLabelText<HTMLSelectElement>('Kategori');
    const texts = () => [...filter().options].map(({ text }) => text);
    expect(texts()).toEqual(['Semua kategori', 'Atasan (1)']);
    await doing(() => fireEvent.change(filter(), { target: { value: 'Atasan' } }));
    server.replaceAnswer(answer(products.categories, { categories: [] }));
    await press('Pilih');
    await press('Pilih semua yang cocok (2)');
    await press('Tawarkan');
    expect([texts(), filter().value]).toEqual([['Semua kategori', 'Atasan'], 'Atasan']);
  });
});

test.each([
  ['products', '/produk', products.list],
  ['answers', '/produk?bagian=jawaban', knowledge.list],
] as const)('further %s are read from the cursor of the last page', async (_what, path, route) => {
  // cast: the body of either route, which the loose type of the table does not tell apart
  const page = (next: string | null) => answer(route, { ...(stored(route) as object), next } as never);
  const { press, asked, server } = await openToAct(path, { answers: [page('kursor-1')] });
  server.replaceAnswer(page(null));
  const requests = await asked('after=', () => press('Tampilkan lagi'));
  expect(requests.map((one) => new URLSearchParams(one.split('?')[1]).get('after'))).toEqual(['kursor-1']);
  expect(screen.queryByRole('button', { name: 'Tampilkan lagi' })).toBeNull();
});

test.each([
  ['Kaos Hitam', true],
  ['Tas Kulit', false],
])('the window of the product %s opens the group of further prices: %s', async (name, isOpen) => {
  const { press } = await openToAct('/produk');
  await press(`Ubah ${name}`);
  expect(within(screen.getByRole('dialog')).getByLabelText('Satuan').closest('details')!.open).toBe(isOpen);
});

test('prices of the text: a few contradictions are shown, and an offer that was declined comes back for other products alone', async () => {
  const inText = (name: string) => ({
    contradictions: Array.from({ length: 6 }, (_, at) => ({ name: `Kaos ${at + 1}`, inTextIdr: 1_000 + at, inListIdr: 2_000 + at })),
    missing: [{ name, priceIdr: 30_000, line: `${name} 30000` }],
  });
  const { press, server } = await openToAct('/prompt', { answers: [answer(productChanges.inText, inText('Topi'))] });
  const section = within(screen.getByRole('region', { name: 'Harga yang berbeda' }));
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    ...[0, 1, 2, 3, 4].map((at) => `Kaos ${at + 1}: Rp 1.00${at} di teks, Rp 2.00${at} di daftar produk.`),
    'dan 1 lagi.',
  ]);
  const isOffered = () => screen.queryByRole('button', { name: 'Periksa 1 harga' }) !== null;
  expect(isOffered()).toBe(true);
  await press('Jangan tawarkan lagi');
  expect(isOffered()).toBe(false);
  server.replaceAnswer(answer(productChanges.inText, inText('Tas')));
  await press('💾 Simpan Prompt');
  expect(isOffered()).toBe(true);
});

test('photos of the list: the first ones are shown, and the rest when the owner wants them', async () => {
  const links = Array.from({ length: photosAtFirst + 2 }, (_, at) => `Kaos ${at + 1}: https://toko.id/${at + 1}.jpg`);
  const { press } = await openToAct('/prompt', {
    answers: [answer(prompt.read, { ...stored(prompt.read), secondary_prompt: links.join('\n') })],
  });
  const shown = () => screen.getByRole('list', { name: 'Foto produk' }).querySelectorAll('li').length;
  expect(shown()).toBe(photosAtFirst);
  await press('Tampilkan 2 foto lagi');
  expect([shown(), screen.queryByRole('button', { name: /foto lagi$/ })]).toEqual([photosAtFirst + 2, null]);
});

test.each([
  ['kopi-gayo_250g.JPG', 'kopi gayo 250g: '],
  ['Kaos.v2.png', 'Kaos v2: '],
  ['___.png', 'Produk: '],
])('an uploaded photo %s gets a line of its own with the name “%s”', async (name, start) => {
  const { doing } = await openToAct('/prompt', {
    answers: [answer(prompt.read, { ...stored(prompt.read), secondary_prompt: 'Topi 30000\n\n' })],
  });
  const input = screen.getByLabelText('Berkas foto produk');
  await doing(() => fireEvent.change(input, { target: { files: [new File(['x'], name, { type: 'image/png' })] } }));
  const field = screen.getByLabelText<HTMLTextAreaElement>(/^Nama & Link Foto Produk/);
  expect(field.value).toBe(`Topi 30000\n${start}unggahan:${ids.photo}`);
});

describe('the place from which the shop sends', () => {
  const open = (reply: z.input<typeof shipping.origin.reply>) => openToAct('/bot', { answers: [answer(shipping.origin, reply)] });
  const group = () => document.querySelector<HTMLDetailsElement>('#ongkir-notifikasi')!;

  test.each([
    ['known', { kind: 'known', label: 'Tebet' }, 'Ongkir dihitung dari Tebet', false],
    ['not found', { kind: 'unknown' }, 'Kecamatan ini tidak ditemukan', true],
    ['to be looked up later', { kind: 'later' }, 'Layanan ongkir sedang tidak dapat dihubungi', true],
    ['of no use here', { kind: 'unavailable' }, 'Cek ongkir belum tersedia', true],
    ['not given', { kind: 'none' }, null, false],
  ] as const)('is %s: its field says so, and opens its group if the owner has to know', async (_what, reply, words, isOpen) => {
    await open(reply);
    if (words === null) expect(group().querySelector('[role=status], [role=alert]')).toBeNull();
    else expect(group().textContent).toContain(words);
    expect(group().open).toBe(isOpen);
  });

  test('is one of several: the chosen one is sent, and while another name is typed nothing is asked', async () => {
    const { press, sent, doing, type } = await open(stored(shipping.origin));
    await doing(() => fireEvent.change(screen.getByLabelText('Dikirim dari'), { target: { value: 'b' } }));
    await type(/^Kecamatan Pengirim/, 'Ubud');
    expect(screen.queryByLabelText('Dikirim dari')).toBeNull();
    await type(/^Kecamatan Pengirim/, 'Tebet');
    await doing(() => fireEvent.change(screen.getByLabelText('Dikirim dari'), { target: { value: 'b' } }));
    await press('Pakai kecamatan ini');
    expect(body(sent('/shipping/origin').at(-1))).toEqual({ placeId: 'b' });
    expect(group().textContent).toContain('Ongkir dihitung dari Tebet Timur, Jakarta Selatan');
  });

  test.each([
    ['later', true],
    ['unknown', false],
  ] as const)('is read again after a minute when it is to be looked up %s: %s', async (kind, isAsked) => {
    const { asked, pass } = await open({ kind });
    expect((await asked('/shipping/origin', () => pass(61_000))).length).toBe(isAsked ? 1 : 0);
  });
});

test.each([
  ['/prompt', ['prompt', 'secondary_prompt']],
  ['/bot', ['alamat', 'nomor_notifikasi', 'prompt', 'secondary_prompt']],
])('the training on %s sends the fields of its screen alone', async (path, fields) => {
  const { type, press, sent } = await openToAct(path);
  await type(/^Prompt Utama/, 'Kamu admin.');
  await press('💾 Simpan Prompt');
  expect(Object.keys(body(sent('/prompt ').at(-1)) as object).toSorted()).toEqual(fields);
});

test.each([
  ['phone_invalid', true],
  ['phone_not_on_whatsapp', true],
  ['too_long', false],
])('a training that is refused with the code %s: its number is marked, and its group opens: %s', async (code, isMarked) => {
  const { press, refuseWith } = await openToAct('/bot', { answers: [answer(shipping.origin, { kind: 'known', label: 'Tebet' })] });
  refuseWith(422, code);
  await press('💾 Simpan Prompt');
  const field = screen.getByLabelText('Nomor Notifikasi Peristiwa');
  expect([field.getAttribute('aria-invalid') === 'true', field.closest('details')!.open]).toEqual([isMarked, isMarked]);
});

test.each([
  [true, 'Simpan'],
  [false, 'Simpan, lalu hubungkan WhatsApp'],
])(
  'the first training of a shop whose bot is linked (%s): an example stays offered until it is changed, and its button says %s',
  async (linked, name) => {
    const onboarding = { linked, trained: false, triedOut: false, firstReply: false };
    const { press, type } = await openToAct('/dashboard', {
      answers: [
        answer(analytics.summary, { ...stored(analytics.summary), onboarding }),
        answer(prompt.read, { prompt: 'default', secondary_prompt: 'default', alamat: 'default', nomor_notifikasi: 'default' }),
      ],
    });
    const field = () => screen.getByLabelText<HTMLTextAreaElement>('Ceritakan usaha Anda kepada bot');
    const examples = () => screen.queryByRole('group', { name: 'Contoh tulisan' });
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name });
    expect([field().value, examples() !== null, button().disabled]).toEqual(['', true, true]);
    const first = within(examples()!).getAllByRole('button')[0]!;
    await press(first.textContent);
    expect([field().value.length > 50, examples() !== null, first.getAttribute('aria-pressed'), button().disabled]).toEqual([
      true,
      true,
      'true',
      false,
    ]);
    expect(field().getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText(/^Isi dulu \d+ bagian dalam \[kurung siku\]\.$/)).toBeTruthy();
    await type('Ceritakan usaha Anda kepada bot', 'Toko kaos.');
    expect(examples()).toBeNull();
    expect(screen.getByText(/^Belum tertulis: .+\. Boleh menyusul\.$/)).toBeTruthy();
  },
);

test.each([
  ['lead', 'Pertanyaan dari chat, tulisan pelanggan'],
  ['bot', 'Pertanyaan dari chat, tulisan bot'],
  ['owner', null],
] as const)('a saved answer to a question of the %s: %s', async (origin, words) => {
  const one = { id: ids.firstAnswer, question: 'Buka jam berapa?', answer: 'Jam 9.', origin };
  await openToAct('/produk?bagian=jawaban', { answers: [answer(knowledge.list, { answers: [one], next: null, total: 1 })] });
  expect(screen.queryByText(/^Pertanyaan dari chat/)?.textContent ?? null).toBe(words);
});

const optional = {
  'the reply to calls': ['Balas panggilan tak terjawab dengan pesan', 'Pesan untuk penelepon', trainingParts.readCallReply, 'text'],
  'the reply without quota': [
    'Kirim pesan saat kuota atau paket habis',
    'Pesan saat kuota habis',
    trainingParts.readReplySettings,
    'quotaReply',
  ],
} as const;
test.each(
  Object.entries(optional).flatMap(([name, one]) =>
    [['Maaf.', 'Maaf.'] as const, ['', 'Halo Kak, '] as const].map((texts) => [name, texts, one] as const),
  ),
)(
  '%s, stored and begun as %j: switched off and on again, it says what it said',
  async (_name, [text, begin], [name, label, route, field]) => {
    // cast: the field belongs to the route of the same row
    const { press, type } = await openToAct('/bot', { answers: [answer(route, { ...(stored(route) as object), [field]: text } as never)] });
    const shown = () => screen.queryByLabelText<HTMLTextAreaElement>(label)?.value ?? null;
    if (text === '') {
      expect(shown()).toBeNull();
      await press(name, 'switch');
    }
    expect(shown()).toContain(begin);
    await type(label, 'Maaf, tulis saja ya.');
    await press(name, 'switch');
    expect(shown()).toBeNull();
    await press(name, 'switch');
    expect(shown()).toBe('Maaf, tulis saja ya.');
  },
);

test('a speed of typing that has no word stays among the choices, and each choice is saved as its own pace', async () => {
  const own = { sendsPerMinute: 7, typingMsPerCharacter: 111 };
  const replies = { ...stored(trainingParts.readReplySettings), ...own };
  const { press, sent } = await openToAct('/bot', { answers: [answer(trainingParts.readReplySettings, replies)] });
  const saved = async (name: string) => {
    await press(name, 'radio');
    await press('Simpan Pengaturan');
    return body(sent('/reply-settings').at(-1));
  };
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Seperti sekarang' }).checked).toBe(true);
  await press('Cepat', 'radio');
  await press('Seperti sekarang', 'radio');
  expect(screen.queryByRole('radio', { name: 'Seperti sekarang' })).not.toBeNull();
  for (const [name, pace] of [
    ['Pelan', paces.slow],
    ['Sedang', paces.medium],
    ['Cepat', paces.fast],
  ] as const)
    expect(await saved(name)).toMatchObject(pace);
  expect(screen.queryByRole('radio', { name: 'Seperti sekarang' })).toBeNull();
});

test('hours: when the bot answers is sent only when the owner has changed it', async () => {
  const { press, doing, sent } = await openToAct('/bot', { answers: [answer(hours.read, { ...stored(hours.read), zone: 'WIB' })] });
  const zone = () => screen.getAllByLabelText('Zona waktu')[0]!;
  await doing(() => fireEvent.change(zone(), { target: { value: 'WIT' } }));
  await press('Simpan Jam');
  const { when, zone: sentZone } = body(sent('/hours').at(-1)) as { when?: string; zone: string };
  expect([when, sentZone]).toEqual([undefined, 'WIT']);
  await press('Selalu', 'radio');
  await press('Simpan Jam');
  expect(body(sent('/hours').at(-1))).toMatchObject({ when: 'always' });
});
