import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { KnowledgeCard } from '../features/knowledge/knowledge-card.js';
import { NoticeSettings } from '../features/notices/notice-settings.js';
import { LastImport } from '../features/products/last-import.js';
import { DataExport } from '../features/settings/data-export.js';
import { TryOutTalk } from '../features/tryout/try-out-talk.js';
import { Toasts } from '../ui/feedback/toast.js';
import { PasswordField } from '../ui/forms/password-field.js';

/* States of parts that a screen shows only after some steps: the visible texts and the announcements of each. */

/** The server's answer by path. A promise that never settles keeps the request open. */
let answers: Record<string, unknown> = {};
const never = new Promise<never>(() => undefined);
const realFetch = globalThis.fetch;
beforeEach(() => {
  answers = {};
  // jsdom has none
  const isFalse = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = () => isFalse as unknown as MediaQueryList;
  globalThis.fetch = (async (address: string) => {
    const text = JSON.stringify(await answers[address]);
    return { ok: true, status: 200, headers: new Headers({ 'content-type': 'application/json' }), text: async () => text };
  }) as unknown as typeof fetch;
});
afterEach(() => {
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
