import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { hours } from '#contracts/http/bot/hours';
import { photos } from '#contracts/http/bot/photos';
import './page-socket.js';
import { answer } from './answers/answer.js';
import { botStates } from './answers/bot-states.js';
import type { Form, FormName } from './forms.js';
import type { Opening } from './open-screen.js';

const { findControl, formOf, isTyped, perform } = await import('./act-on.js');
const { openScreen } = await import('./open-screen.js');
const { nameOf } = await import('./page-text.js');
const { forms } = await import('./forms.js');

/*
 * A form with one field that breaks a rule. The reason appears in the owner's language, at that field and nowhere
 * else. The field has the focus, and nothing is sent. After the field is corrected, the form is sent and no reason
 * remains. Another test covers fields in closed groups.
 */

interface Checked extends Pick<Opening, 'role' | 'answers'> {
  readonly form: Form;
  /**
   * Maps each field to a text that the form refuses. Lists all checked fields of the form outside of closed groups.
   */
  readonly refused: Readonly<Record<string, string>>;
  /** The corrected value of a field, by its name. Default: the text that the walks type. */
  readonly right?: Readonly<Record<string, string>>;
  /** Fields whose error appears as a message of the page. The focus is still in the field. */
  readonly toldByPage?: readonly string[];
}

const tooLong = 'x'.repeat(30_000);
const short = 'abc';
const visitor = (path: string, save: string, refused: Checked['refused']): Checked => ({
  ...{ role: null, form: { path, save: `button "${save}"` }, refused },
});
const ownAnswer = { 'Pertanyaan pelanggan': '', 'Jawaban Anda': tooLong };
const product = {
  ...{ 'Nama produk': '', Harga: 'mahal', Berat: 'berat', Stok: 'banyak', 'Kategori (opsional)': tooLong },
  ...{ 'Varian (opsional)': tooLong, 'Catatan (opsional)': tooLong, 'Link foto (opsional)': 'kaos.jpg' },
};

const inPanel: Readonly<Partial<Record<FormName, Omit<Checked, 'form'>>>> = {
  'rules of prices': {
    refused: {
      ...{ 'Gratis ongkir mulai belanja': 'banyak', 'Ongkir ditanggung maksimal': 'banyak', 'Gratis ongkir hanya ke': 'x'.repeat(41) },
      ...{ 'Diskon untuk semua pelanggan': 'banyak', 'Paket dan promo per barang': 'banyak', 'Kode promo': 'banyak' },
      ...{ DP: 'banyak', 'DP untuk belanja mulai': 'banyak', 'Biaya tambahan': 'banyak' },
    },
  },
  'the reply to calls': { refused: { 'Pesan untuk penelepon': tooLong } },
  'the voice': { refused: { 'Nama toko': tooLong } },
  'same words': { refused: { 'Kata yang sama artinya (opsional)': tooLong } },
  'follow-ups': { refused: { 'Teks Follow-up Hari 1': tooLong } },
  'reply settings': { refused: { 'Pesan saat kuota habis': tooLong, 'Setelah Anda balas, bot diam berapa menit?': '4' } },
  'the secret': { refused: { 'Boleh tahu, jangan disebut (opsional)': tooLong } },
  'times of follow-ups': { refused: { 'Batas follow-up per hari': '0' } },
  'the email': { refused: { 'Email baru': short }, toldByPage: ['Email baru'] },
  'the password': {
    refused: { 'Password lama': '', 'Konfirmasi password baru': 'Rahasia-124' },
    toldByPage: ['Konfirmasi password baru'],
  },
  'the texts of the training': { refused: { 'Prompt Utama': tooLong, 'Nama & Link Foto Produk (opsional)': tooLong } },
  'a new chat': { refused: { 'Nomor WhatsApp': '081', 'Pesan pertama': '' } },
  'a new answer': { refused: ownAnswer },
  'a changed answer': { refused: ownAnswer },
  'a new product': { refused: product },
};

const waits = { when: 'unanswered' as const, afterMinutes: 10, hours: Array.from({ length: 7 }, () => null), zone: 'WIB' as const };
const others: Readonly<Record<string, Checked>> = {
  'the login': visitor('/login', 'Login', { Email: '', Password: 'x'.repeat(129) }),
  'a registration': visitor('/register?packageId=ai-trial', 'Daftar', {
    ...{ 'Nama Lengkap': ' ', Email: 'sari@toko.id', Password: short, 'Konfirmasi Password': 'Rahasia-124' },
  }),
  'a code': {
    ...visitor('/verify-otp?email=sari@gmail.com', 'Verifikasi', { 'Kode OTP': '12345' }),
    // A complete code is sent at once. A refused code is cleared, so the test types another code.
    right: { 'Kode OTP': '654321' },
  },
  'a forgotten password': visitor('/forgot-password', 'Kirim OTP', { Email: '' }),
  'a new password': visitor('/reset-password?email=sari@gmail.com', 'Reset Password', { OTP: '12345', 'Password Baru': short }),
  'an email that is taken back': visitor(`/bukan-saya#${'k'.repeat(43)}`, 'Kembalikan email saya', { 'Password Baru': short }),
  'a number for samples': { form: { path: '/dashboard', save: 'button "Kirim contoh"' }, refused: { 'Nomor WhatsApp Anda': '' } },
  'an excluded number': { form: { path: '/blacklist', save: 'button "Simpan"' }, refused: { 'Nomor WhatsApp': '12' } },
  'how long the bot waits': {
    form: { path: '/bot', save: 'button "Simpan Jam"' },
    answers: [answer(hours.read, waits)],
    refused: { 'Tunggu berapa menit?': '0' },
  },
  'the number to link': {
    form: { path: '/bot', after: ['button "Hubungkan dengan kode"'], save: 'Hubungkan dengan kode › button "Tidak, minta kode"' },
    answers: botStates.stopped!,
    refused: { 'Nomor WhatsApp bot': '081' },
  },
};

const checked = [
  ...Object.entries(inPanel).map(([name, one]) => [name, { ...one, form: forms[name as FormName] }] as const),
  ...Object.entries(others),
];

test.each(checked)(
  '%s: a broken rule is told at its field',
  async (_name, { form: { path, after = [], save }, refused, ...how }: Checked) => {
    const { server, pass, settle } = await openScreen(path, { part: 'page', ...how });
    const find = (key: string) => {
      const control = findControl({ kind: 'press', key }, [document.body]);
      if (!control) throw new Error(`${path}: ${key} is not there.`);
      return control;
    };
    for (const key of after) {
      await perform({ kind: 'press', key }, find(key));
      await settle();
    }
    server.writes = 'refused';
    const form = formOf(find(save))!;
    const fields = () => [...form.querySelectorAll<HTMLElement>('input, textarea')].filter(isTyped);
    for (const box of form.querySelectorAll<HTMLElement>('[type=checkbox]:not(:checked)')) await act(async () => box.click());
    for (const one of fields()) await perform({ kind: 'type', key: '' }, one);
    const write = (at: string, value: string) =>
      act(
        async () =>
          void fireEvent.change(
            fields().find((one) => nameOf(one) === at)!,
            { target: { value } },
          ),
      );
    // The panel checks photo links while the owner types, so these requests do not count.
    const sentSince = (heard: number) => server.bodies.slice(heard).flatMap(({ route }) => (route === photos.check ? [] : [route?.path]));
    const submit = async () => {
      const heard = server.bodies.length;
      await act(async () => void fireEvent.submit(form));
      await pass(500);
      return sentSince(heard);
    };
    let heard = 0;
    for (const [at, text] of Object.entries(refused)) {
      const right = how.right?.[at] ?? fields().find((one) => nameOf(one) === at)!.value;
      await write(at, text);
      expect([at, await submit()]).toEqual([at, []]);
      const broken = fields().filter((one) => one.getAttribute('aria-invalid') === 'true');
      const isOfPage = how.toldByPage?.includes(at) === true;
      expect([at, broken.map((one) => nameOf(one))]).toEqual([at, isOfPage ? [] : [at]]);
      const reasons = isOfPage
        ? screen.getAllByRole('alert').map((one) => one.textContent)
        : broken.map((one) => document.querySelector(`[id="${one.getAttribute('aria-describedby')!.split(' ').at(-1)!}"]`)!.textContent);
      expect(reasons).toEqual([expect.stringMatching(/\S/)]);
      expect(reasons.join()).not.toMatch(/expected|invalid|required/i);
      expect([at, nameOf(document.activeElement!)]).toEqual([at, at]);
      heard = server.bodies.length;
      await write(at, right);
    }
    if (sentSince(heard).length === 0) await submit();
    expect(sentSince(heard)).toHaveLength(1);
    expect(fields().filter((one) => one.getAttribute('aria-invalid') === 'true')).toEqual([]);
  },
);
