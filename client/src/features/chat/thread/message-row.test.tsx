import { expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MessageView } from '#contracts/http/chat/chat';
import { MessageRow } from './message-row.js';
import type { Outgoing, ThreadRow } from './thread.rules.js';

const now = new Date('2026-11-21T08:00:00Z');
const moment = new Date('2026-11-21T07:05:00Z');
const message: MessageView = {
  id: 'm1',
  conversationId: '0197c0de-0000-7000-8000-000000000001' as MessageView['conversationId'],
  body: 'baris satu\nbaris dua',
  fromMe: true,
  sender: 'lead',
  kind: 'text',
  status: 'delivered',
  timestamp: { seconds: moment.getTime() / 1_000, nanoseconds: 0 },
  media: null,
  quoted: null,
  editedAt: null,
  unanswered: null,
  unsent: null,
  seq: 1,
};

function setup(row: ThreadRow, missing: string | null = null) {
  const retried: Outgoing[] = [];
  const discarded: Outgoing[] = [];
  const explained: string[] = [];
  render(
    <MessageRow
      row={row}
      now={now}
      missing={missing}
      onRetry={(one) => retried.push(one)}
      onDiscard={(one) => discarded.push(one)}
      onExplain={(id) => explained.push(id)}
    />,
  );
  return { retried, discarded, explained };
}

test('a lead is Leads, without ticks, with its line breaks', () => {
  setup({ kind: 'message', key: 'm1', message, moment });
  expect(screen.getByText('Leads')).toBeTruthy();
  expect(screen.getByText(/baris satu\s+baris dua/).textContent).toBe('baris satu\nbaris dua');
  expect(screen.getByText('14.05')).toBeTruthy();
  expect(screen.queryByText('Diterima')).toBeNull();
});

test('our messages show their delivery state in words', () => {
  setup({ kind: 'message', key: 'm1', message: { ...message, fromMe: false, sender: 'bot', status: 'read' }, moment });
  expect(screen.getByText('Bot')).toBeTruthy();
  expect(screen.getByText('Dibaca')).toBeTruthy();
});

test('a message that was withheld says why, and is not shown as failed', () => {
  const withheld = { ...message, fromMe: false, sender: 'bot' as const, status: 'failed' as const, unsent: 'lead-wrote' as const };
  setup({ kind: 'message', key: 'm1', message: withheld, moment });
  expect(screen.getByText('Tidak dikirim: pelanggan menulis lagi lebih dulu')).toBeTruthy();
  expect(screen.queryByText('Gagal terkirim')).toBeNull();
});

test('only the bot is asked why it wrote', async () => {
  const { explained } = setup({ kind: 'message', key: 'm1', message: { ...message, fromMe: false, sender: 'bot' }, moment });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Mengapa bot menjawab begini?' }));
  expect(explained).toEqual(['m1']);
  setup({ kind: 'message', key: 'm2', message: { ...message, fromMe: false, sender: 'owner' }, moment });
  setup({ kind: 'message', key: 'm3', message, moment });
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('a failed message keeps its text and can be sent again', async () => {
  const outgoing: Outgoing = { clientId: 'c1', body: 'Baik Kak', at: moment, state: 'failed', afterSeq: 0 };
  const { retried } = setup({ kind: 'outgoing', key: 'c1', outgoing });
  expect(screen.getByText('Baik Kak')).toBeTruthy();
  expect(screen.getByText('Gagal terkirim')).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Kirim lagi' }));
  expect(retried).toEqual([outgoing]);
});

test('a reply shows the quoted message, an edited text is marked, and a deleted one is a sentence', () => {
  const quoted = { body: 'Kopi Gayo Rp 75.000', sender: 'bot' as const, kind: 'text' as const };
  setup({ kind: 'message', key: 'm1', message: { ...message, quoted, editedAt: '2026-11-21T07:06:00Z' }, moment });
  expect(screen.getByText('Kopi Gayo Rp 75.000').closest('blockquote')?.textContent).toBe('BotKopi Gayo Rp 75.000');
  expect(screen.getByText('diedit')).toBeTruthy();
  setup({ kind: 'message', key: 'm4', message: { ...message, id: 'm4', reaction: '👍' }, moment });
  expect(screen.getByText('reaksi 👍')).toBeTruthy();
  setup({ kind: 'message', key: 'm2', message: { ...message, id: 'm2', kind: 'deleted', body: '' }, moment });
  expect(screen.getByText(/telah dihapus/)).toBeTruthy();
  setup({ kind: 'message', key: 'm3', message: { ...message, id: 'm3', quoted: { body: '', sender: null, kind: 'image' } }, moment });
  expect(screen.getByText('Foto').closest('blockquote')?.textContent).toBe('KutipanFoto');
});

test('marks and links are shown as in WhatsApp, and HTML is shown as text', () => {
  const body = '*Promo* <img src=x onerror=alert(1)> di https://toko.id/a, _hari ini_';
  setup({ kind: 'message', key: 'm1', message: { ...message, body }, moment });
  expect(screen.getByText('Promo').tagName).toBe('STRONG');
  expect(screen.getByText('hari ini').tagName).toBe('EM');
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText(/<img src=x onerror=alert\(1\)>/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'https://toko.id/a' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['https://toko.id/a', 'noopener noreferrer nofollow']);
});

test('lead, bot and owner each speak in a tint of their own', () => {
  const bubbles = (['lead', 'bot', 'owner'] as const).map((sender) => {
    setup({
      kind: 'message',
      key: sender,
      message: { ...message, id: sender, sender, fromMe: sender === 'lead', body: `dari ${sender}` },
      moment,
    });
    return screen.getByText(`dari ${sender}`).parentElement?.className;
  });
  expect(bubbles).toEqual([
    expect.stringContaining('bg-card'),
    expect.stringContaining('bg-brand-soft'),
    expect.stringContaining('bg-warn-soft'),
  ]);
});

test.each([
  ['location', '📍 Lokasi'],
  ['contact', '👤 Kontak'],
  ['order', '🛒 Pesanan'],
  ['call', '📞 Panggilan tak terjawab'],
  ['deleted', '🚫 Pesan ini telah dihapus.'],
  ['unreadable', 'Pesan ini tidak dapat dibaca. Buka di HP Anda.'],
  ['other', 'Pesan ini hanya dapat dilihat di HP Anda.'],
] as const)('a message of the kind %s without words says: %s', (kind, words) => {
  setup({ kind: 'message', key: 'm1', message: { ...message, kind, body: '' }, moment });
  expect(screen.getByText(words)).toBeTruthy();
});

test.each([
  ['owner', null, 'Anda', null],
  ['bot', null, 'Bot', null],
  ['lead', null, 'Leads', null],
  ['owner', 'app', 'Anda', 'pesan otomatis WhatsApp Business'],
  ['owner', 'meta-ai', 'Anda', 'AI Meta'],
  ['lead', 'notice', 'Leads', 'pemberitahuan bisnis'],
  ['lead', 'broadcast', 'Leads', 'pesan siaran'],
] as const)('a message of %s with the origin %s is from %s, marked: %s', (sender, origin, author, note) => {
  setup({ kind: 'message', key: 'm1', message: { ...message, sender, fromMe: sender === 'lead', origin }, moment });
  expect(screen.getByText(author)).toBeTruthy();
  if (note !== null) expect(screen.getByText(note)).toBeTruthy();
});

test.each([
  ['sending', 'Menunggu dikirim', []],
  ['failed', 'Gagal terkirim', ['Hapus', 'Kirim lagi']],
] as const)('a message that is %s says “%s”, and offers %j', (state, words, buttons) => {
  const outgoing: Outgoing = { clientId: 'c1', body: 'Baik Kak', at: moment, state, afterSeq: 0 };
  const { retried, discarded } = setup({ kind: 'outgoing', key: 'c1', outgoing });
  expect(screen.getByTitle(words)).toBeTruthy();
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
  if (buttons.length === 0) return;
  fireEvent.click(screen.getByRole('button', { name: 'Hapus' }));
  expect([retried, discarded]).toEqual([[], [outgoing]]);
});

test.each([
  ['a day', { kind: 'day', key: 'd', moment: new Date('2026-11-20T07:05:00Z') }, 'Kemarin'],
  ['an event', { kind: 'system', key: 's', words: 'Chat diambil alih.' }, 'Chat diambil alih.'],
] as const)('%s between messages has no writer', (_, row, words) => {
  setup(row);
  expect(document.body.textContent).toBe(words);
});

test.each([
  [{}, null, null],
  [{}, 'Bot tidak menjawab: kuota habis', 'Bot tidak menjawab: kuota habis'],
  [{ unsent: 'lead-wrote' as const }, 'Bot tidak menjawab: kuota habis', 'Tidak dikirim: pelanggan menulis lagi lebih dulu'],
])('a message %j without an answer because of “%s” says so once', (fields, missing, words) => {
  setup({ kind: 'message', key: 'm1', message: { ...message, ...fields }, moment }, missing);
  expect(screen.queryByText(/^(Bot tidak menjawab|Tidak dikirim)/)?.textContent.trim() ?? null).toBe(words);
});

test.each([
  ['lead', 'delivered', null],
  ['bot', 'queued', 'Menunggu dikirim'],
  ['bot', 'sent', 'Terkirim'],
  ['owner', 'delivered', 'Diterima'],
  ['owner', 'read', 'Dibaca'],
  ['bot', 'failed', 'Gagal terkirim'],
] as const)('a message of %s that is %s says “%s”', (sender, status, words) => {
  setup({ kind: 'message', key: 'm1', message: { ...message, sender, fromMe: sender === 'lead', status }, moment });
  const shown = screen.queryByText(/^(Menunggu dikirim|Terkirim|Diterima|Dibaca|Gagal terkirim)$/);
  expect(shown?.textContent ?? null).toBe(words);
});

test.each([
  ['image', 'Foto'],
  ['voice', 'Pesan suara'],
  ['audio', 'Audio'],
  ['video', 'Video'],
  ['document', 'Dokumen'],
  ['sticker', 'Stiker'],
  ['location', '📍 Lokasi'],
] as const)('a quoted %s is called “%s”, with its words, and its writer is named', (kind, words) => {
  for (const [sender, author] of [
    ['lead', 'Leads'],
    ['bot', 'Bot'],
    ['owner', 'Anda'],
  ] as const) {
    const body = sender === 'bot' ? 'Yang ini' : '';
    setup({ kind: 'message', key: 'm1', message: { ...message, quoted: { body, sender, kind } }, moment });
    const withWords = kind === 'location' ? 'Yang ini' : `${words} · Yang ini`;
    expect(document.querySelector('blockquote')!.textContent).toBe(`${author}${sender === 'bot' ? withWords : words}`);
    cleanup();
  }
});

test('notes of a message are told together; without a time of its own there is none', () => {
  const notes = { origin: 'app' as const, cameFrom: 'Iklan', editedAt: '2026-11-21T07:06:00Z', reaction: '👍' };
  setup({ kind: 'message', key: 'm1', message: { ...message, ...notes }, moment: null });
  expect(screen.getByText('pesan otomatis WhatsApp Business · Iklan · diedit · reaksi 👍')).toBeTruthy();
  expect(document.querySelector('time')!.textContent).toBe('');
});
