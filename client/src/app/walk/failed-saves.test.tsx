import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { chat } from '#contracts/http/chat/chat';
import { dismissAllToasts } from '../../ui/feedback/toast-store.js';
import './page-socket.js';

const { findControl, formOf, isTyped, perform } = await import('./act-on.js');
const { openScreen } = await import('./open-screen.js');
const { nameOf } = await import('./page-text.js');
const { forms } = await import('./forms.js');
const { chatAnswers } = await import('./answers/chat-answers.js');

/*
 * Forms of the panel whose save fails several times, each time for another reason. The typed text stays, and every
 * failure is shown. An earlier reason disappears when the next try starts. Every try sends the whole form again.
 *
 * Windows that close when they send are tested elsewhere. The list of excluded numbers is left out, because it only
 * logs a failure.
 */

/** Statuses of the failures, in order. Null: the request does not reach the server. */
const failures = [422, null, 409, 500, 429, 503] as const;
const reasonOf = (status: number | null): string => `Alasan ${status}.`;

const fieldsOf = (form: Element | null) => [...(form?.querySelectorAll<HTMLElement>('input, textarea') ?? [])].filter(isTyped);

/** Texts of the fields of a form, by name. */
const textsOf = (form: Element | null): Record<string, string> => Object.fromEntries(fieldsOf(form).map((one) => [nameOf(one), one.value]));
const typed = (button: HTMLElement) => textsOf(formOf(button));

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
      // The panel checks photo links while the owner types, so the server still answers these requests.
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

/** Forms whose fields are cleared after a save: a password must not stay on the page. */
const cleared = new Set<string>(['the password']);

/** The server's answer to a change of the notes contains the stored notes. */
const savedNotes = { ...chatAnswers.find(({ route }) => route === chat.memory)!, route: chat.changeMemory };

/** Forms that close when they are saved. */
const closing = new Set<string>(['the email', 'a new chat', 'a new answer', 'a changed answer', 'a new product', 'a changed product']);

/** Returns another valid value for a field. */
function another({ type, value }: { type: string; value: string }): string {
  if (type === 'time') return value === '10:45' ? '11:45' : '10:45';
  if (type === 'date') return '2026-11-29';
  return type === 'email' ? `lain.${value}` : `${value}0`;
}

test.each(Object.entries(forms).filter(([name]) => !cleared.has(name)))(
  '%s: what is typed while it is saved stays',
  async (name, { path, after = [], save }) => {
    const { server, settle } = await openScreen(path, { part: 'page', answers: [savedNotes] });
    const find = (key: string) => findControl({ kind: 'fill', key }, [document.body]);
    const press = async (key: string, kind: 'press' | 'fill' = 'press') => {
      await perform({ kind, key }, find(key)!);
      await settle();
    };
    for (const key of after) await press(key);
    const form = formOf(find(save)!)!;
    server.writes = 'held';
    await press(save, 'fill');
    expect(server.holds).toBe(true);
    for (const field of fieldsOf(form).filter((one) => !one.readOnly && !one.disabled))
      await act(async () => void fireEvent.change(field, { target: { value: another(field) } }));
    const newer = textsOf(form);
    await act(async () => server.release('answered'));
    await settle();
    // A form that closes after a save is removed from the page together with its fields.
    expect(form.isConnected).toBe(!closing.has(name));
    if (form.isConnected) expect(textsOf(form)).toEqual(newer);
  },
);

test.each([
  ['the training', '/prompt', [], 'Nama & Link Foto Produk (opsional)'],
  ['a product', '/produk', ['button "Tambah Produk"'], 'Link foto (opsional)'],
] as const)('%s: what is typed while a photo is uploaded stays', async (_what, path, after, label) => {
  const { server, settle } = await openScreen(path, { part: 'page' });
  const field = () => screen.getByLabelText<HTMLTextAreaElement>(label);
  const type = async (value: string) => act(async () => void fireEvent.change(field(), { target: { value } }));
  for (const key of after) {
    await perform({ kind: 'press', key }, findControl({ kind: 'press', key }, [document.body])!);
    await settle();
  }
  await type('https://toko.id/satu.jpg');
  server.writes = 'held';
  const chooser = [...document.querySelectorAll('input[type=file]')].find((one) => nameOf(one) === 'Berkas foto produk')!;
  const photo = new File(['isi'], 'kaos.png', { type: 'image/png' });
  await act(async () => void fireEvent.change(chooser, { target: { files: [photo] } }));
  await settle();
  await type('https://toko.id/satu.jpg\nhttps://toko.id/dua.jpg');
  await act(async () => server.release('answered'));
  await settle();
  const lines = field().value.split('\n');
  expect(lines.slice(0, 2)).toEqual(['https://toko.id/satu.jpg', 'https://toko.id/dua.jpg']);
  expect(lines).toHaveLength(3);
  expect(lines[2]).toMatch(/unggahan:/);
});
