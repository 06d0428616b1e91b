import { expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { keepDraft, readDraft } from '../../state/drafts.js';
import { nameInBot } from '../../state/bots.js';
import { labelDraft } from '../../features/chat/actions/use-chat-actions.js';
import './page-socket.js';
import { person } from './answers/account-answers.js';
import type { Step } from './act-on.js';

const { findControl, perform } = await import('./act-on.js');
const { openScreen } = await import('./open-screen.js');
const { ids } = await import('./answers/ids.js');

/*
 * The panel keeps typed text until it is sent, saved or discarded. Each of these actions removes only the text of its
 * own form or window. Texts for another chat, product or answer, and texts in other windows, stay.
 */

/** Texts that the owner typed elsewhere, by the name of their draft. They must stay. */
const kept: Readonly<Record<string, unknown>> = {
  ...{ [`chat:${ids.budi}`]: 'Pesan untuk Budi', [`chat:${ids.siti}`]: 'Pesan untuk Siti' },
  ...{ [`label:${ids.budi}`]: 'Grosir', [`label:${ids.siti}`]: 'Reseller', [labelDraft]: 'Lama' },
  ...{ [`catatan:${ids.budi}`]: { name: 'Budi S' }, [`catatan:${ids.siti}`]: { name: 'Siti A' } },
  ...{ 'balasan-cepat:baru': 'Terima kasih', [`balasan-cepat:${ids.firstReply}`]: 'Rekening BCA' },
  [`balasan-cepat:${ids.secondReply}`]: 'Halo kak',
  ...{ 'jendela:chat-baru': { number: '0812' }, 'jendela:jawaban:baru': { question: 'Baru?' } },
  ...{
    [`jendela:jawaban:${ids.firstAnswer}`]: { answer: 'Jam 9 pagi.' },
    [`jendela:jawaban:${ids.secondAnswer}`]: { answer: 'Bisa kak.' },
  },
  ...{ 'jendela:produk:baru': { name: 'Topi' }, [`jendela:produk:${ids.shirt}`]: { notes: 'Katun Jepang' } },
  [`jendela:produk:${ids.bag}`]: { notes: 'Kulit asli' },
  ...{ 'impor-produk': 'Jaket - 90rb', 'ubah-stok': '7', 'ubah-harga': '15', 'ubah-kategori': 'Atasan', 'uji-coba': 'Halo' },
  ...{ blacklist: { number: '0813' }, 'restored-secret': 'Modal 50rb', train: { prompt: 'Kamu kasir.' }, voice: { shopName: 'Toko' } },
};

interface Ending {
  readonly path: string;
  /** Keys of the controls to press, or steps. */
  readonly after: readonly (string | Step)[];
  /** Names of the drafts that are removed. */
  readonly ends: readonly string[];
}

const talk = `/chat-history?percakapan=${ids.budi}`;
const answers = '/produk?bagian=jawaban';
const chosen = ['button "Pilih"', 'button "Pilih semua (2)"'];
const discards = (window: string) => `${window} › button "Buang"`;
const replies = 'Balasan cepat › ';
const fill = (key: string): Step => ({ kind: 'fill', key });
const type = (key: string): Step => ({ kind: 'type', key });

const endings: Readonly<Record<string, Ending>> = {
  'a new product is discarded': {
    ...{ path: '/produk', after: ['button "Tambah Produk"', discards('Tambah produk')], ends: ['jendela:produk:baru'] },
  },
  'a product is discarded': {
    ...{ path: '/produk', after: ['button "Ubah Kaos Hitam"', discards('Ubah produk')], ends: [`jendela:produk:${ids.shirt}`] },
  },
  'a product is saved': {
    path: '/produk',
    after: ['button "Ubah Kaos Hitam"', fill('Ubah produk › button "Simpan Produk"')],
    ends: [`jendela:produk:${ids.shirt}`],
  },
  'a new answer is discarded': {
    ...{ path: answers, after: ['button "Tambah Jawaban"', discards('Tambah jawaban')], ends: ['jendela:jawaban:baru'] },
  },
  'an answer is discarded': {
    path: answers,
    after: ['button "Ubah Buka jam berapa?"', discards('Ubah jawaban')],
    ends: [`jendela:jawaban:${ids.firstAnswer}`],
  },
  'an answer is saved': {
    path: answers,
    after: ['button "Ubah Buka jam berapa?"', fill('Ubah jawaban › button "Simpan Jawaban"')],
    ends: [`jendela:jawaban:${ids.firstAnswer}`],
  },
  'a list of products is discarded': {
    ...{ path: '/produk', after: ['button "Impor"', discards('Impor produk')], ends: ['impor-produk'] },
  },
  'a list of products is imported': {
    path: '/produk',
    after: ['button "Impor"', 'Impor produk › button "Periksa"', 'Impor produk › button "Impor 1 produk"'],
    ends: ['impor-produk'],
  },
  'prices in a text are imported': {
    path: '/prompt',
    after: ['button "Periksa 1 harga"', 'Impor produk › button "Periksa"', 'Impor produk › button "Impor 1 produk"'],
    ends: [],
  },
  'prices in a text are looked at and closed': {
    path: '/prompt',
    after: ['button "Periksa 1 harga"', { kind: 'escape', key: 'Impor produk › button "Periksa"' }],
    ends: [],
  },
  'the stock of several products is discarded': {
    ...{ path: '/produk', after: [...chosen, 'button "Ubah stok"', discards('Ubah stok 2 produk')], ends: ['ubah-stok'] },
  },
  'prices of several products are changed': {
    ...{ path: '/produk', after: [...chosen, 'button "Ubah harga"', 'Ubah harga 2 produk › button "Ubah harga"'], ends: ['ubah-harga'] },
  },
  'the category of several products is discarded': {
    ...{ path: '/produk', after: [...chosen, 'button "Ubah kategori"', discards('Ubah kategori 2 produk')], ends: ['ubah-kategori'] },
  },
  'a label for several chats is discarded': {
    path: '/chat-history',
    after: ['button "Pilih beberapa chat"', 'button "Pilih semua"', 'button "Beri atau lepas label"', discards('Label untuk 3 chat')],
    ends: [labelDraft],
  },
  'a label of a lead is added': {
    ...{ path: talk, after: [fill('button "Tambah label"')], ends: [`label:${ids.budi}`] },
  },
  'notes about a lead are saved': {
    path: talk,
    after: ['button "Catatan"', fill('Catatan pelanggan › button "Simpan catatan"')],
    ends: [`catatan:${ids.budi}`],
  },
  'a message is sent': {
    path: `/chat-history?percakapan=${ids.siti}`,
    after: [type('textbox "Tulis pesan"'), 'button "Kirim pesan"'],
    ends: [`chat:${ids.siti}`],
  },
  'a new chat is discarded': {
    ...{ path: '/chat-history', after: ['button "Chat baru"', discards('Chat baru')], ends: ['jendela:chat-baru'] },
  },
  'a new quick reply is discarded': {
    ...{ path: talk, after: ['button "Balasan cepat"', `${replies}button "Buang"`], ends: ['balasan-cepat:baru'] },
  },
  'a quick reply is discarded': {
    path: talk,
    after: ['button "Balasan cepat"', `${replies}button "Ubah: Halo {nama}!"`, `${replies}button "Buang"`],
    ends: [`balasan-cepat:${ids.firstReply}`],
  },
  'a quick reply is saved': {
    path: talk,
    after: ['button "Balasan cepat"', `${replies}button "Ubah: Halo {nama}!"`, `${replies}button "Simpan"`],
    ends: [`balasan-cepat:${ids.firstReply}`],
  },
  'a number is excluded': { path: '/blacklist', after: [fill('button "Simpan"')], ends: ['blacklist'] },
  'a question of the try-out is sent': {
    ...{ path: '/uji-coba', after: [type('textbox "Tulis pesan"'), 'button "Kirim pesan"'], ends: ['uji-coba'] },
  },
  'the training is saved': { path: '/prompt', after: [fill('button "💾 Simpan Prompt"')], ends: ['restored-secret', 'train'] },
  'the way of speaking is saved': { path: '/bot', after: [fill('button "Simpan Cara Bicara"')], ends: ['voice'] },
};

test.each(Object.entries(endings))('%s: every other text is kept', async (_what, { path, after, ends }) => {
  const { settle, pass } = await openScreen(path, { part: 'page' });
  const draft = (name: string) => nameInBot(ids.bot, name);
  for (const [name, value] of Object.entries(kept)) keepDraft(person.userId, draft(name), value);
  for (const one of after) {
    const step: Step = typeof one === 'string' ? { kind: 'press', key: one } : one;
    const control = findControl(step, [document.body]);
    if (!control) throw new Error(`${path}: ${step.key} is not there.`);
    await perform(step, control);
    await settle();
  }
  await act(async () => pass(500));
  const gone = Object.keys(kept).filter((name) => readDraft(person.userId, draft(name)) === undefined);
  expect(gone.toSorted()).toEqual(ends.toSorted());
});
