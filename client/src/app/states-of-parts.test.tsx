import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { KnowledgeCard } from '../features/knowledge/knowledge-card.js';
import { SearchResults } from '../features/chat/list/search-results.js';
import { SlashList } from '../features/chat/replies/slash-list.js';
import { NoticeSettings } from '../features/notices/notice-settings.js';
import { NumberReadings } from '../features/number-choice/number-readings.js';
import { LastImport } from '../features/products/last-import.js';
import { StorageUsed } from '../features/settings/storage-used.js';
import { DataExport } from '../features/settings/data-export.js';
import { CompareDialog } from '../features/tryout/compare-dialog.js';
import { TryOutTalk } from '../features/tryout/try-out-talk.js';
import { Toasts } from '../ui/feedback/toast.js';
import { dismissAllToasts } from '../ui/feedback/toast-store.js';
import { PasswordField } from '../ui/forms/password-field.js';
import { budi } from './walk/answers/chat-answers.js';
import { ids } from './walk/answers/ids.js';

/* States of parts that a screen shows only after some steps: the visible texts and the announcements of each. */

/** The server's answer by path; it fails on other paths. A promise that never settles keeps the request open. */
let answers: Record<string, unknown> = {};
const never = new Promise<never>(() => undefined);
const realFetch = globalThis.fetch;
beforeEach(() => {
  answers = {};
  // jsdom has neither `matchMedia` nor `scrollIntoView`.
  const isFalse = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = () => isFalse as unknown as MediaQueryList;
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.fetch = (async (address: string) => {
    const ok = address in answers;
    const text = JSON.stringify((await answers[address]) ?? {});
    return { ok, status: ok ? 200 : 500, headers: new Headers({ 'content-type': 'application/json' }), text: async () => text };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  dismissAllToasts();
  cleanup();
  globalThis.fetch = realFetch;
});

function show(part: ReactElement): void {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={cache}>
      <MemoryRouter>
        {part}
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('a password: the button says what it does, and whether it is shown', () => {
  show(<PasswordField label="Password" />);
  const states = () => {
    const button = screen.getByRole('button');
    return [
      screen.getByLabelText<HTMLInputElement>('Password').type,
      button.getAttribute('aria-label'),
      button.getAttribute('aria-pressed'),
    ];
  };
  expect(states()).toEqual(['password', 'Tampilkan password', 'false']);
  fireEvent.click(screen.getByRole('button'));
  expect(states()).toEqual(['text', 'Sembunyikan password', 'true']);
});

test('a try-out: each line names its writer', () => {
  const line = (role: 'lead' | 'bot', body: string) => ({ role, body });
  show(<TryOutTalk lines={[line('lead', 'Ada kaos?'), line('bot', 'Ada Kak.')]} thinking={false} onExplain={() => undefined} />);
  const writerOf = (words: string) => screen.getByText(words).closest('div')!.parentElement!;
  expect(within(writerOf('Ada kaos?')).getByText('Leads')).toBeTruthy();
  expect(within(writerOf('Ada Kak.')).getByText('Bot')).toBeTruthy();
});

test('saved answers: a search without hits keeps the search field, and a list without answers has none', async () => {
  const none = { answers: [], total: 0, next: null };
  const one = { id: 'a', question: 'Buka jam berapa?', answer: 'Jam 9.', origin: 'owner' };
  answers = { '/api/knowledge?limit=50': { answers: [one], total: 1, next: null }, '/api/knowledge?limit=50&q=garansi': none };
  show(<KnowledgeCard />);
  fireEvent.change(await screen.findByLabelText('Cari tanya jawab'), { target: { value: 'garansi' } });
  expect(await screen.findByText('Tidak ada yang berisi “garansi”.')).toBeTruthy();
  expect(screen.getByLabelText('Cari tanya jawab')).toBeTruthy();
  cleanup();
  answers = { '/api/knowledge?limit=50': none };
  show(<KnowledgeCard />);
  expect(await screen.findByText('Belum ada jawaban')).toBeTruthy();
  expect(screen.queryByLabelText('Cari tanya jawab')).toBeNull();
});

test.each([
  ['with a key of the server, pushes can be switched', { key: 'BAAA', here: true }, 1],
  ['without one, they are not offered', null, 0],
])('notices: %s', async (_, push, count) => {
  answers = { '/api/notices/settings': { switches: [], number: '', email: 'rina@gmail.com', push } };
  show(<NoticeSettings />);
  await screen.findByText('rina@gmail.com');
  const switchesOf = (channel: string) => screen.queryAllByRole('switch', { name: `Closing lewat ${channel}` }).length;
  expect([switchesOf('WhatsApp'), switchesOf('Email'), switchesOf('Perangkat')]).toEqual([1, 1, count]);
});

test('an export: only the button of the file that is fetched is busy, and no other one can be pressed', async () => {
  answers = { '/api/chat/export/contacts?format=xlsx': never };
  show(<DataExport />);
  fireEvent.click(screen.getByRole('button', { name: 'Kontak Excel' }));
  await waitFor(() => expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Kontak Excel' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getAllByRole<HTMLButtonElement>('button').every((button) => button.disabled)).toBe(true);
});

test('an import that is undone: the products that stay are counted in full, the first ones by name', async () => {
  const last = { importId: 'i', kind: 'import', takenAt: '2026-11-27T00:00:00Z', added: 9, changed: 0, removed: 0 };
  const names = ['Kaos', 'Topi', 'Tas', 'Jaket', 'Rok', 'Syal'];
  answers = { '/api/products/import': { last }, '/api/products/import/i/undo': { removed: 1, restored: 0, editedTotal: 8, edited: names } };
  show(<LastImport />);
  fireEvent.click(await screen.findByRole('button', { name: 'Batalkan impor' }));
  expect(await screen.findByText(/8 tidak diubah karena sudah Anda edit: Kaos, Topi, Tas, Jaket, Rok, dan 3 lagi\./)).toBeTruthy();
});

const nothing = () => undefined;
const nameOf = (nth: number) => `Budi-${nth}`;
const nths = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const leads = (count: number) =>
  nths(count).map((nth) => ({ ...budi, conversationId: `${ids.budi.slice(0, -1)}${nth}`, name: nameOf(nth) }));
const found = (count: number, sender = 'lead') =>
  nths(count).map((nth) => ({
    ...{ id: `m${nth}`, conversationId: ids.budi, name: nameOf(nth), phoneNumber: budi.phoneNumber, sender, seq: nth },
    ...{
      timestamp: budi.lastAt,
      excerpt: [
        { text: 'ada ', hit: false },
        { text: 'kopi', hit: true },
      ],
    },
  }));
const searchFor = (answer: unknown) => {
  answers = { '/api/chat/search?q=kopi': answer };
  show(<SearchResults search="kopi" chosenId={null} now={new Date()} onChoose={nothing} onOpenMessage={nothing} />);
};
const regions = () =>
  screen.queryAllByRole('region').map((one) => [one.getAttribute('aria-label'), within(one).queryAllByRole('listitem').length]);
const hits = 'Hasil pencarian';
const [people, words] = ['Kontak yang cocok', 'Pesan yang cocok'];

test.each([
  [
    1,
    0,
    [
      [hits, 1],
      [people, 1],
    ],
  ],
  [
    2,
    0,
    [
      [hits, 2],
      [people, 2],
    ],
  ],
  [
    0,
    1,
    [
      [hits, 1],
      [words, 1],
    ],
  ],
  [
    1,
    2,
    [
      [hits, 3],
      [people, 1],
      [words, 2],
    ],
  ],
])('a search that finds %s contacts and %s messages', async (contacts, messages, parts) => {
  searchFor({ contacts: leads(contacts), messages: found(messages), more: false });
  await screen.findByRole('region', { name: hits });
  expect(regions()).toEqual(parts);
  expect(screen.queryByText(/^Lebih dari/)).toBeNull();
});

test('a search without a hit, one that fails, and one that is under way', async () => {
  searchFor({ contacts: [], messages: [], more: false });
  expect(screen.getByText('Mencari...')).toBeTruthy();
  expect(await screen.findByText('Tidak ada yang cocok dengan pencarian Anda.')).toBeTruthy();
  cleanup();
  answers = {};
  show(<SearchResults search="kopi" chosenId={null} now={new Date()} onChoose={nothing} onOpenMessage={nothing} />);
  expect(await screen.findByText('Pencarian gagal. Periksa koneksi Anda, lalu coba lagi.')).toBeTruthy();
});

test.each([
  [true, false, ['Lebih dari 2 pesan cocok; ini yang terbaru. Tambahkan kata agar lebih tepat.']],
  [false, true, ['Lebih dari 1 kontak cocok; ini yang terbaru. Tambahkan kata agar lebih tepat.']],
])('a search with more messages: %s, and more contacts: %s', async (more, moreContacts, lines) => {
  searchFor({ contacts: leads(1), messages: found(2), more, moreContacts });
  await screen.findByRole('region', { name: hits });
  expect(screen.getAllByText(/^Lebih dari/).map(({ textContent }) => textContent)).toEqual(lines);
});

test.each([
  ['lead', 'ada «kopi»'],
  ['bot', 'Bot: ada «kopi»'],
  ['owner', 'Anda: ada «kopi»'],
])('a message of the %s that was found: who wrote it, and the hit', async (sender, line) => {
  searchFor({ contacts: [], messages: found(1, sender), more: false });
  const mark = await screen.findByText('kopi', { selector: 'mark' });
  expect(mark.parentElement!.textContent.replace(mark.textContent, `«${mark.textContent}»`)).toBe(line);
});

const replies = (count: number) =>
  nths(count).map((nth) => ({ id: `${ids.firstReply.slice(0, -1)}${nth}`, body: `Halo ${nth}`, photoId: nth === 2 ? ids.photo : null }));
test.each([
  [0, '', 'Belum ada balasan cepat.', 'Buat balasan cepat', 0],
  [1, '', '1 balasan cepat', 'Atur balasan cepat', 1],
  [2, '', '2 balasan cepat', 'Atur balasan cepat', 2],
  [1, 'zzz', 'Tidak ada balasan cepat yang cocok.', 'Atur balasan cepat', 0],
  [2, 'zzz', 'Tidak ada balasan cepat yang cocok.', 'Atur balasan cepat', 0],
])('%s quick replies, filtered by “%s”: %s', async (...[count, filter, line, way, options]) => {
  answers = { '/api/quick-replies': replies(count) };
  const active: (string | null)[] = [];
  show(<SlashList ref={null} contact={budi} onChoose={nothing} onManage={nothing} onActive={(id) => active.push(id)} filter={filter} />);
  expect((await screen.findByText(line)).className === 'sr-only').toBe(options > 0);
  expect([screen.queryAllByRole('option').length, screen.getByRole('button').textContent]).toEqual([options, way]);
  expect(screen.queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent)).toEqual(options > 0 ? ['Halo 1'] : []);
  expect(active.at(-1) === null).toBe(options === 0);
  expect(screen.queryAllByLabelText('dengan foto')).toHaveLength(options === 2 ? 1 : 0);
});

test('quick replies that cannot be read are not called none', async () => {
  show(<SlashList ref={null} contact={budi} onChoose={nothing} onManage={nothing} onActive={nothing} filter="" />);
  expect(await screen.findByText('Balasan cepat gagal dimuat. Periksa koneksi Anda, lalu coba lagi.')).toBeTruthy();
});

test.each([
  [
    { kind: 'import', added: 1, changed: 2, removed: 0 },
    'Impor terakhir',
    '✅ Impor terakhir: 1 produk baru, 2 diperbarui.',
    'Batalkan impor',
  ],
  [{ kind: 'edit', added: 0, changed: 1, removed: 0 }, 'Perubahan terakhir', '✅ Perubahan terakhir: 1 produk diubah.', 'Urungkan'],
  [{ kind: 'edit', added: 0, changed: 0, removed: 1 }, 'Perubahan terakhir', '✅ Perubahan terakhir: 1 dihapus.', 'Urungkan'],
  [
    { kind: 'edit', added: 0, changed: 2, removed: 1 },
    'Perubahan terakhir',
    '✅ Perubahan terakhir: 2 produk diubah, 1 dihapus.',
    'Urungkan',
  ],
])('the last change of the list %j is named, and can be undone', async (...[last, name, line, way]) => {
  answers = { '/api/products/import': { last: { importId: 'i', takenAt: '2026-11-27T00:00:00Z', ...last } } };
  show(<LastImport />);
  const part = within(await screen.findByRole('region', { name }));
  expect([part.getByRole('status').textContent, part.getByRole('button').textContent]).toEqual([line, way]);
});

test.each([
  ['import', 0, [], '✅ Impor dibatalkan. 1 produk dihapus, 2 dikembalikan.'],
  ['import', 1, ['Kaos'], '✅ Impor dibatalkan. 1 produk dihapus, 2 dikembalikan. 1 tidak diubah karena sudah Anda edit: Kaos.'],
  ['edit', 0, [], '✅ 2 produk dikembalikan.'],
])('a change of the kind %s that is undone, with %s products that stay', async (...[kind, editedTotal, edited, words]) => {
  const last = { importId: 'i', kind, takenAt: '2026-11-27T00:00:00Z', added: 1, changed: 2, removed: 0 };
  answers = { '/api/products/import': { last }, '/api/products/import/i/undo': { removed: 1, restored: 2, editedTotal, edited } };
  const undone: string[] = [];
  show(<LastImport onUndone={() => undone.push('x')} />);
  fireEvent.click(await screen.findByRole('button'));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(undone).toHaveLength(1);
});

test.each([
  [{ onWhatsApp: true }, 'ada di WhatsApp'],
  [{ onWhatsApp: false }, 'tidak ada di WhatsApp'],
  [{ onWhatsApp: null }, 'belum dapat diperiksa'],
  [undefined, 'belum dapat diperiksa'],
  [never, 'memeriksa WhatsApp…'],
])('a number that can be read in two ways, of which the server says %j', async (known, words) => {
  const numbers = { indonesian: '6281234567890', foreign: '81234567890' };
  if (known) answers = { '/api/bot/numbers/%2B6281234567890': known };
  const chosen: string[] = [];
  show(<NumberReadings reading={{ kind: 'two', ...numbers }} onChoose={(number) => chosen.push(number)} />);
  const [indonesian, foreign] = screen.getAllByRole('button');
  await waitFor(() => expect(indonesian!.textContent).toBe(`0812-3456-7890 (Indonesia): ${words}`));
  expect(foreign!.textContent).toMatch(/\(luar negeri\): /);
  for (const one of [indonesian, foreign]) fireEvent.click(one!);
  expect(chosen).toEqual(['081234567890', '+81234567890']);
});

test.each([
  [900_000, 'Terpakai 0,9 MB dari 2 GB', '900000'],
  [999_999_999, 'Terpakai 1.000 MB dari 2 GB', '999999999'],
  [1_000_000_000, 'Terpakai 1 GB dari 2 GB', '1000000000'],
  [3_000_000_000, 'Terpakai 3 GB dari 2 GB', '2000000000'],
])('%s bytes of the files are told in words, and the bar ends when it is full', async (usedBytes, line, now) => {
  answers = { '/api/user/storage': { usedBytes, limitBytes: 2_000_000_000 } };
  show(<StorageUsed />);
  expect(await screen.findByText(line)).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(now);
});

test.each([
  [[], null, 'Belum ada pertanyaan pelanggan untuk dibandingkan. Pakai “Coba bot” untuk bertanya sendiri.'],
  [['Ada?'], 'Bandingkan', 'Memakai 2 uji coba; sisa gratis hari ini 4.'],
  [['A', 'B', 'C', 'D'], 'Bandingkan', 'Memakai 6 uji coba; sisa gratis hari ini 4. 2 di antaranya mengurangi kuota balasan AI.'],
])('a comparison with the questions %j', async (questions, way, line) => {
  answers = { '/api/try-out/questions': { questions, left: 4 } };
  const texts = { prompt: '', secondary_prompt: '' };
  show(<CompareDialog prompts={texts} onClose={nothing} />);
  expect(await screen.findByText(line)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Bandingkan/ })?.textContent ?? null).toBe(way);
});
