import { expect, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { dismissAllToasts } from '../../ui/feedback/toast-store.js';
import './page-socket.js';

const { findControl, formOf, isTyped, perform } = await import('./act-on.js');
const { openScreen } = await import('./open-screen.js');
const { nameOf } = await import('./page-text.js');
const { ids } = await import('./answers/ids.js');

/*
 * Forms of the panel whose save fails several times, each time for another reason: what was typed stays, each failure is told,
 * no reason of an earlier failure stays while the next try runs, and every further try sends all of it again. Windows that close when they
 * send, and the list of excluded numbers, which only logs a failure, are not among them.
 */

interface Form {
  readonly path: string;
  /** Keys of the controls that open the form. */
  readonly after?: readonly string[];
  /** Key of the button that saves. */
  readonly save: string;
  /** The page keeps its message until the next one comes. */
  readonly staysTold?: true;
}

const talk = `/chat-history?percakapan=${ids.budi}`;
const forms: Readonly<Record<string, Form>> = {
  'a quick reply': { path: talk, after: ['button "Balasan cepat"'], save: 'Balasan cepat › button "Simpan"' },
  'an answer through the bot': { path: talk, save: 'button "Jawab lewat bot"' },
  'rules of prices': { path: '/prompt', save: 'button "Simpan Aturan Harga"' },
  'the reply to calls': { path: '/bot', save: 'button "Simpan Balasan Panggilan"' },
  'the voice': { path: '/bot', save: 'button "Simpan Cara Bicara"' },
  'the hours': { path: '/bot', save: 'button "Simpan Jam"' },
  'same words': { path: '/prompt', save: 'button "Simpan Kata Lain"' },
  'follow-ups': { path: '/followup', save: 'button "Simpan Konfigurasi"' },
  'reply settings': { path: '/bot', save: 'button "Simpan Pengaturan"' },
  'the secret': { path: '/prompt', save: 'button "Simpan Rahasia"' },
  'times of follow-ups': { path: '/followup', save: 'button "Simpan waktu"' },
  'the email': { path: '/settings', save: 'button "Simpan"', staysTold: true },
  'a label': { path: talk, save: 'button "Tambah label"' },
  'the password': { path: '/settings', save: 'button "Ubah Password"', staysTold: true },
  'the texts of the training': { path: '/prompt', save: 'button "💾 Simpan Prompt"' },
  'notes about a lead': { path: talk, after: ['button "Catatan"'], save: 'Catatan pelanggan › button "Simpan catatan"' },
  'a new chat': { path: '/chat-history', after: ['button "Chat baru"'], save: 'Chat baru › button "Kirim pesan"' },
  'a new answer': {
    path: '/produk?bagian=jawaban',
    after: ['button "Tambah Jawaban"'],
    save: 'Tambah jawaban › button "Simpan Jawaban"',
  },
  'a changed answer': {
    path: '/produk?bagian=jawaban',
    after: ['button "Ubah Buka jam berapa?"'],
    save: 'Ubah jawaban › button "Simpan Jawaban"',
  },
  'a new product': { path: '/produk', after: ['button "Tambah Produk"'], save: 'Tambah produk › button "Simpan Produk"' },
  'a changed product': { path: '/produk', after: ['button "Ubah Kaos Hitam"'], save: 'Ubah produk › button "Simpan Produk"' },
};

/** The reasons of the failures, in order. Null: the server is not reached. */
const failures = [422, null, 409, 500, 429, 503] as const;
const reasonOf = (status: number | null): string => `Alasan ${status}.`;

/** Texts of the fields beside the button, by name. */
const typed = (button: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...(formOf(button)?.querySelectorAll<HTMLElement>('input, textarea') ?? [])].filter(isTyped).map((one) => [nameOf(one), one.value]),
  );

test.each(Object.entries(forms))(
  '%s: a save that fails keeps everything and says why',
  async (_name, { path, after = [], save, staysTold }) => {
    const { settle, lines } = await openScreen(path, { part: 'page' });
    const press = async (key: string, kind: 'press' | 'fill' = 'press') => {
      const control = findControl({ kind, key }, [document.body]);
      if (!control) throw new Error(`${path}: ${key} is not there.`);
      await perform({ kind, key }, control);
      await settle();
    };
    for (const key of after) await press(key);
    const button = () => findControl({ kind: 'fill', key: save }, [document.body]) as HTMLButtonElement;
    const before = lines();
    let status: number | null = null;
    let release = () => undefined as void;
    const sent: string[] = [];
    let atSending: Record<string, string> = {};
    const answer = globalThis.fetch;
    globalThis.fetch = (async (address: string, init: RequestInit = {}) => {
      // photos behind links are checked while they are typed
      if ((init.method ?? 'GET') === 'GET' || address.endsWith('/photos/links')) return answer(address, init);
      sent.push(`${init.method} ${address} ${init.body as string}`);
      if (sent.length === 1) atSending = typed(button());
      await new Promise<void>((resume) => (release = resume));
      if (status === null) throw new TypeError('offline');
      return Response.json({ error: reasonOf(status) }, { status });
    }) as typeof fetch;
    for (const [nth, next] of failures.entries()) {
      status = next;
      await act(async () => dismissAllToasts());
      await press(save, nth === 0 ? 'fill' : 'press');
      const isTold = (one: number | null) => document.body.textContent.includes(reasonOf(one));
      if (!staysTold) expect([next, failures.filter((one) => isTold(one))]).toEqual([next, []]);
      await act(async () => release());
      await settle();
      const now = lines();
      const said = now.filter((line) => !before.includes(line));
      const reasons = failures.map((one) => reasonOf(one)).filter((reason) => said.some((line) => line.includes(reason)));
      expect([next, sent.length, typed(button()), button().disabled]).toEqual([next, nth + 1, atSending, false]);
      expect([next, reasons]).toEqual([next, next !== null && next < 500 ? [reasonOf(next)] : []]);
      expect([next, said.filter((line) => /❌|gagal|tidak|belum/i.test(line)).length > 0]).toEqual([next, true]);
    }
    expect(new Set(sent).size).toBe(1);
    expect(Object.values(atSending).filter(Boolean).length).toBeGreaterThan(0);
  },
);
