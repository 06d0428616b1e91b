import { expect, test } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { photos } from '#contracts/http/bot/photos';
import { followup } from '#contracts/http/chat/followup';
import { limits } from '#contracts/values/limits';
import { factMaxChars } from '#contracts/values/people/contact-facts';
import './page-socket.js';
import { answer } from './answers/answer.js';
import type { Step } from './act-on.js';
import type { Form, FormName } from './forms.js';
import type { Opening } from './open-screen.js';

const { findControl, formOf, isTyped, perform } = await import('./act-on.js');
const { openScreen } = await import('./open-screen.js');
const { nameOf } = await import('./page-text.js');
const { forms } = await import('./forms.js');
const { ids } = await import('./answers/ids.js');

/*
 * Every field of every form gets a different text, the longest that its contract accepts, in the format in which
 * people write or paste it. The form must send the part that the browser keeps completely, under the field's own
 * name. This detects a field that cuts text which the server would accept, and a field that is bound to another
 * field's value. The walks cannot detect either, because they type the same text everywhere.
 */

interface Sent extends Pick<Opening, 'role' | 'answers'> {
  readonly form: Omit<Form, 'after'> & { readonly after?: readonly (string | Step)[] };
  /** The typed text, by the name of the field. Contains all fields of the form that a user can type in. */
  readonly typed: Readonly<Record<string, string>>;
  /** Expected part of the request's body. */
  readonly sends: object;
}

/** A text of `chars` characters that begins with `word`, by which the test recognizes it. */
const long = (word: string, chars: number) => word.padEnd(chars, 'abcdefgh');

/** As copied from a contact: with its brackets, spaces and dashes. */
const number = '+62 (0)812-3456-78901';
const address = '62812345678901@c.us';
/** The longest number that there is. */
const longestNumber = '+49 (151) 2345-6789-01';
const longestAddress = '491512345678901';

const weekdays = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat'];
const times = weekdays.map((_, day) => ({ opens: `0${day + 1}:0${day}`, closes: `1${day + 1}:1${day}` }));
const manual = { enabled: true, aiEnabled: false, text: 'Halo' };
const password = (word: string) => long(`${word}-1`, limits.passwordMaxChars);
const email = `${'toko.sari'.padEnd(64, 'x')}@gmail.com`;
const visitor = { role: null } as const;
const budi = `/chat-history?percakapan=${ids.budi}`;
const chosenProducts = ['button "Pilih"', 'button "Pilih semua (2)"'];

const product: Pick<Sent, 'typed' | 'sends'> = {
  typed: {
    'Nama produk': long('Kaos', limits.productNameMaxChars),
    Harga: 'Rp 1.999.999.000,00',
    Berat: '1,25 kg',
    Stok: '1.200 pcs',
    'Kategori (opsional)': long('Atasan', limits.productCategoryMaxChars),
    'Varian (opsional)': 'XL = Rp 80.000 stok 3',
    Satuan: long('pcs', 20),
    'Minimal pesan': '1.003',
    'Harga grosir': '10000 = Rp 1.000.070,00',
    'Harga reseller': 'Rp 1.000.060,00',
    'Harga promo': 'Rp 1.000.069,00',
    'Promo mulai': '2026-11-28',
    'Promo sampai': '2026-11-30',
    'Harga modal': 'Rp 1.000.045,00',
    'Catatan (opsional)': long('Katun', limits.productNotesMaxChars),
    'Link foto (opsional)': 'https://toko.id/foto.jpg',
  },
  sends: {
    name: long('Kaos', limits.productNameMaxChars),
    ...{ priceIdr: 1_999_999_000, weightGrams: 1_250, stock: 1_200, costIdr: 1_000_045 },
    category: long('Atasan', limits.productCategoryMaxChars),
    variants: [{ name: 'XL', priceIdr: 80_000, stock: 3 }],
    terms: {
      ...{ unit: long('pcs', 20), minOrder: 1_003, tiers: [{ from: 10_000, priceIdr: 1_000_070 }], resellerIdr: 1_000_060 },
      promo: { priceIdr: 1_000_069, from: '2026-11-28', until: '2026-11-30' },
    },
    notes: long('Katun', limits.productNotesMaxChars),
    photos: ['https://toko.id/foto.jpg'],
  },
};

const question = long('Bisa', limits.questionMaxChars);
const reply = long('Boleh', limits.answerMaxChars);
const ownAnswer: Pick<Sent, 'typed' | 'sends'> = {
  typed: { 'Pertanyaan pelanggan': question, 'Jawaban Anda': reply },
  sends: { question, answer: reply },
};

/** A form with one field. The request sends the field's text under the property `name`. */
const single = (form: Sent['form'], [label, name]: readonly [label: string, name: string], text: string): Sent => ({
  ...{ form, typed: { [label]: text }, sends: { [name]: text } },
});

const inPanel: Readonly<Record<FormName, Sent>> = {
  'a quick reply': single(forms['a quick reply'], ['Balasan cepat baru', 'body'], long('Halo', limits.quickReplyMaxChars)),
  'an answer through the bot': single(forms['an answer through the bot'], ['Jawaban Anda', 'answer'], reply),
  'rules of prices': {
    form: forms['rules of prices'],
    typed: {
      'Gratis ongkir mulai belanja': 'Rp 1.999.999.001,00',
      'Ongkir ditanggung maksimal': 'Rp 1.999.999.002,00',
      'Gratis ongkir hanya ke': 'Bandung',
      'Diskon untuk semua pelanggan': '5%, min Rp 100.000',
      'Paket dan promo per barang': '2 Topi = Rp 55.000',
      'Kode promo': 'BARU6 = 6%',
      DP: 'Rp 1.999.999.003,00',
      'DP untuk belanja mulai': 'Rp 1.999.999.004,00',
      'Biaya tambahan': 'Bungkus kado = Rp 4.000',
    },
    sends: {
      freeShipping: { minIdr: 1_999_999_001, maxIdr: 1_999_999_002, places: ['Bandung'] },
      discounts: [{ gives: { kind: 'percent', percent: 5 }, minIdr: 100_000 }],
      offers: [{ gives: { things: [{ goods: 'Topi', count: 2 }], priceIdr: 55_000 } }],
      codes: [{ code: 'BARU6', gives: { percent: 6 } }],
      deposit: { pays: { kind: 'amount', amountIdr: 1_999_999_003 }, minIdr: 1_999_999_004 },
      fees: [{ name: 'Bungkus kado', costs: { amountIdr: 4_000 } }],
    },
  },
  'the reply to calls': single(forms['the reply to calls'], ['Pesan untuk penelepon', 'text'], long('Maaf', limits.callReplyMaxChars)),
  'the voice': single(forms['the voice'], ['Nama toko', 'shopName'], long('Toko', limits.shopNameMaxChars)),
  'the hours': {
    form: forms['the hours'],
    typed: Object.fromEntries(
      weekdays.flatMap((name, day) => [
        [`${name}, buka`, times[day]!.opens],
        [`${name}, tutup`, times[day]!.closes],
      ]),
    ),
    sends: { hours: [...times, null, null] },
  },
  'same words': single(
    forms['same words'],
    ['Kata yang sama artinya (opsional)', 'text'],
    long('jilbab = kerudung', limits.sameWordsMaxChars),
  ),
  'follow-ups': {
    form: forms['follow-ups'],
    answers: [answer(followup.read, { day1: manual, day2: manual, day3: manual })],
    typed: Object.fromEntries([1, 2, 3].map((day) => [`Teks Follow-up Hari ${day}`, long(`Hari-${day}`, limits.followUpTextMaxChars)])),
    sends: Object.fromEntries([1, 2, 3].map((day) => [`day${day}`, { text: long(`Hari-${day}`, limits.followUpTextMaxChars) }])),
  },
  'reply settings': {
    form: forms['reply settings'],
    typed: {
      'Pesan saat kuota habis': long('Admin', limits.quotaReplyMaxChars),
      'Setelah Anda balas, bot diam berapa menit?': String(limits.takeoverMinutesMax),
    },
    sends: { quotaReply: long('Admin', limits.quotaReplyMaxChars), takeoverMinutes: limits.takeoverMinutesMax },
  },
  'the secret': single(forms['the secret'], ['Boleh tahu, jangan disebut (opsional)', 'text'], long('Modal', limits.secretMaxChars)),
  'times of follow-ups': {
    form: forms['times of follow-ups'],
    typed: { 'Batas follow-up per hari': String(limits.followUpsPerDayMax) },
    sends: { dailyLimit: limits.followUpsPerDayMax },
  },
  'the email': single(forms['the email'], ['Email baru', 'newEmail'], email),
  'a label': {
    form: forms['a label'],
    typed: { 'Label baru': long('Reseller', limits.labelMaxChars) },
    sends: { labels: ['Baru', long('Reseller', limits.labelMaxChars)] },
  },
  'the password': {
    form: forms['the password'],
    typed: { 'Password lama': password('Lama'), 'Password baru': password('Baru'), 'Konfirmasi password baru': password('Baru') },
    sends: { currentPassword: password('Lama'), newPassword: password('Baru') },
  },
  'the texts of the training': {
    form: forms['the texts of the training'],
    typed: {
      'Prompt Utama': long('Kamu', limits.promptMaxChars),
      'Nama & Link Foto Produk (opsional)': long('Kaos', limits.secondaryPromptMaxChars),
    },
    sends: { prompt: long('Kamu', limits.promptMaxChars), secondary_prompt: long('Kaos', limits.secondaryPromptMaxChars) },
  },
  'notes about a lead': {
    form: forms['notes about a lead'],
    typed: { Nama: long('Budi', factMaxChars), Alamat: long('Jalan', factMaxChars) },
    sends: { facts: { name: long('Budi', factMaxChars), address: long('Jalan', factMaxChars) } },
  },
  'a new chat': {
    form: forms['a new chat'],
    typed: { 'Nomor WhatsApp': longestNumber, 'Pesan pertama': long('Halo', limits.ownerMessageMaxChars) },
    sends: { number: `+${longestAddress}`, body: long('Halo', limits.ownerMessageMaxChars) },
  },
  'a new answer': { form: forms['a new answer'], ...ownAnswer },
  'a changed answer': { form: forms['a changed answer'], ...ownAnswer },
  'a new product': { form: forms['a new product'], ...product },
  'a changed product': { form: forms['a changed product'], ...product },
};

/** Forms that close when they send, and forms of visitors. */
const others: Readonly<Record<string, Sent>> = {
  "all fields of the bot's training": {
    form: { path: '/bot', save: 'button "💾 Simpan Prompt"' },
    typed: {
      'Prompt Utama': 'Kamu admin toko.',
      'Nama & Link Foto Produk (opsional)': 'Topi 30000',
      'Kecamatan Pengirim Untuk Cek Ongkir (opsional)': long('Ubud', limits.districtMaxChars),
      'Nomor Notifikasi Peristiwa': number,
    },
    sends: {
      ...{ prompt: 'Kamu admin toko.', secondary_prompt: 'Topi 30000' },
      ...{ alamat: long('Ubud', limits.districtMaxChars), nomor_notifikasi: address },
    },
  },
  'the longest notification number': {
    form: { path: '/dashboard', save: 'button "Kirim contoh"' },
    typed: { 'Nomor WhatsApp Anda': longestNumber },
    sends: { nomor_notifikasi: `${longestAddress}@c.us` },
  },
  'an excluded number': {
    form: { path: '/blacklist', save: 'button "Simpan"' },
    typed: { 'Nomor WhatsApp': number },
    sends: { number: address },
  },
  'a message': single(
    { path: `/chat-history?percakapan=${ids.siti}`, save: 'button "Kirim pesan"' },
    ['Tulis pesan', 'body'],
    long('Halo', limits.ownerMessageMaxChars),
  ),
  'an answer that is kept': {
    form: {
      path: budi,
      after: [{ kind: 'type', key: 'textbox "Jawaban Anda"' }, 'switch "Ingat untuk pertanyaan berikutnya"', 'button "Jawab lewat bot"'],
      save: 'Ingat jawaban ini › button "Kirim dan Ingat"',
    },
    typed: { 'Pertanyaan yang diingat': question, 'Jawaban yang diingat': reply },
    sends: { answer: 'Isi baru', keep: true, kept: { question, answer: reply } },
  },
  'a label of several chats': {
    form: {
      path: '/chat-history',
      after: ['button "Pilih beberapa chat"', 'button "Pilih semua"', 'button "Beri atau lepas label"'],
      save: 'Label untuk 3 chat › button "Beri label"',
    },
    typed: { Label: long('Reseller', limits.labelMaxChars) },
    sends: { action: { kind: 'label', label: long('Reseller', limits.labelMaxChars) } },
  },
  'prices of several products': {
    form: { path: '/produk', after: [...chosenProducts, 'button "Ubah harga"'], save: 'Ubah harga 2 produk › button "Ubah harga"' },
    typed: { Persen: '12' },
    sends: { change: { kind: 'price', percent: 12, rupiah: null } },
  },
  'stock of several products': {
    form: { path: '/produk', after: [...chosenProducts, 'button "Ubah stok"'], save: 'Ubah stok 2 produk › button "Ubah stok"' },
    typed: { 'Stok masing-masing': '1.000.250 pcs' },
    sends: { change: { kind: 'stock', stock: 1_000_250 } },
  },
  'the category of several products': {
    form: {
      path: '/produk',
      after: [...chosenProducts, 'button "Ubah kategori"'],
      save: 'Ubah kategori 2 produk › button "Ubah kategori"',
    },
    typed: { Kategori: long('Bawahan', limits.productCategoryMaxChars) },
    sends: { change: { kind: 'category', category: long('Bawahan', limits.productCategoryMaxChars) } },
  },
  'a question for the try-out': {
    form: { path: '/uji-coba', save: 'button "Kirim pesan"' },
    typed: { 'Tulis pesan': long('Halo', limits.ownerMessageMaxChars) },
    sends: { messages: [{ role: 'lead', body: long('Halo', limits.ownerMessageMaxChars) }] },
  },
  'the login': {
    ...visitor,
    form: { path: '/login', save: 'button "Login"' },
    typed: { Email: email, Password: password('Masuk') },
    sends: { email, password: password('Masuk') },
  },
  'a registration': {
    ...visitor,
    form: { path: '/register?packageId=ai-trial', save: 'button "Daftar"' },
    typed: {
      'Nama Lengkap': long('Sari', limits.fullNameMaxChars),
      Email: email,
      Password: password('Baru'),
      'Konfirmasi Password': password('Baru'),
    },
    sends: { fullName: long('Sari', limits.fullNameMaxChars), email, password: password('Baru'), packageId: 'ai-trial' },
  },
  'a code': {
    ...visitor,
    form: { path: '/verify-otp?email=sari@gmail.com', save: 'button "Verifikasi"' },
    typed: { 'Kode OTP': '654321' },
    sends: { email: 'sari@gmail.com', otp: '654321' },
  },
  'a forgotten password': {
    ...visitor,
    form: { path: '/forgot-password', save: 'button "Kirim OTP"' },
    typed: { Email: email },
    sends: { email },
  },
  'a new password': {
    ...visitor,
    form: { path: '/reset-password?email=sari@gmail.com', save: 'button "Reset Password"' },
    typed: { OTP: '654321', 'Password Baru': password('Baru') },
    sends: { email: 'sari@gmail.com', otp: '654321', newPassword: password('Baru') },
  },
  'an email that is taken back': {
    ...visitor,
    form: { path: `/bukan-saya#${'k'.repeat(43)}`, save: 'button "Kembalikan email saya"' },
    typed: { 'Password Baru': password('Baru') },
    sends: { token: 'k'.repeat(43), newPassword: password('Baru') },
  },
};

/** The part of a typed or pasted text that a browser keeps. */
const cutBy = ({ maxLength }: { maxLength: number }, text: string): string => (maxLength < 0 ? text : text.slice(0, maxLength));

test.each(Object.entries({ ...inPanel, ...others }))(
  '%s: every field holds the longest text, which is sent as its own',
  async (_name, { form: { path, after = [], save }, typed, sends, ...how }) => {
    const { server, settle } = await openScreen(path, { part: 'page', ...how });
    const steps = after.map((step): Step => (typeof step === 'string' ? { kind: 'press', key: step } : step));
    const find = (step: Step) => {
      const control = findControl(step, [document.body]);
      if (!control) throw new Error(`${path}: ${step.key} is not there.`);
      return control;
    };
    for (const step of steps) {
      await perform(step, find(step));
      await settle();
    }
    const saving: Step = { kind: 'press', key: save };
    const all = [...formOf(find(saving))!.querySelectorAll<HTMLElement>('input, textarea')];
    const fields = all.filter(isTyped).filter(({ readOnly }) => !readOnly);
    expect(fields.map((one) => nameOf(one)).toSorted()).toEqual(Object.keys(typed).toSorted());
    const heard = server.bodies.length;
    for (const field of fields) {
      const text = typed[nameOf(field)]!;
      await act(async () => void fireEvent.change(field, { target: { value: cutBy(field, text) } }));
    }
    for (const box of all.filter((one) => one.matches('[type=checkbox]:not(:checked)'))) await act(async () => box.click());
    await perform(saving, find(saving));
    await settle();
    const sent = server.bodies.slice(heard).filter(({ route }) => route !== photos.check);
    expect(sent).toHaveLength(1);
    expect(sent[0]!.body).toMatchObject(sends);
    expect(sent[0]!.route?.body?.safeParse(sent[0]!.body).error?.issues ?? []).toEqual([]);
  },
);
