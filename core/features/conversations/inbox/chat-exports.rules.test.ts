import { expect, test } from '@jest/globals';
import type { ConversationId } from '#contracts/values/ids';
import { contactCells, contactTitles, contactWidths, messageCells, messageTitles, messageWidths } from './chat-exports.rules.js';

const contact = {
  conversation_id: '0a7c4c0e-6d1f-4c7e-9a43-5a0c8f6b1d11' as ConversationId,
  exact_last_at: '2026-11-22 17:30:09.123456+00',
  name: 'Rina',
  pn: '628123456789',
  username: 'rina.shop',
  message_count: 12,
  shown_at: '2026-11-23 00:30:09',
  labels: ['Serius', 'Grosir'],
  closing: true,
  opted_out: false,
};
const message = {
  conversation_id: contact.conversation_id,
  seq: '7',
  shown_at: '2026-11-23 00:30:09',
  sender: 'lead' as const,
  kind: 'text' as const,
  body: 'Halo',
  transcript: null,
  status: 'read' as const,
};

test('a contact is a row, and only true marks are written', () => {
  expect(contactCells(contact)).toEqual([
    ...['Rina', '628123456789', 'rina.shop', 12, '2026-11-23 00:30:09', 'Serius, Grosir'],
    ...['Ya', ''],
  ]);
  expect(contactCells({ ...contact, closing: false, opted_out: true }).slice(-2)).toEqual(['', 'Ya']);
});

test('a contact with a hidden number has an empty cell for it', () => {
  const hidden = contactCells({ ...contact, name: '', pn: null, username: null });
  expect(hidden.slice(0, 3)).toEqual(['Nomor disembunyikan', '', '']);
});

test('a message is a row: time, contact, sender, text and delivery status', () => {
  expect(messageCells(message, contact)).toEqual(['2026-11-23 00:30:09', 'Rina', '628123456789', 'Leads', 'Halo', '', 'Dibaca']);
  const voice = {
    ...message,
    sender: 'bot' as const,
    kind: 'voice' as const,
    body: '',
    transcript: 'apa kabar',
    status: 'failed' as const,
  };
  const hidden = { ...contact, pn: null };
  expect(messageCells(voice, hidden).slice(2)).toEqual(['', 'Bot', '[Pesan suara]', 'apa kabar', 'Gagal terkirim']);
  expect(messageCells({ ...message, sender: 'owner' }, contact)[3]).toBe('Anda');
});

test.each([
  ['contacts', contactCells(contact), contactTitles, contactWidths],
  ['messages', messageCells(message, contact), messageTitles, messageWidths],
])('each cell of %s has its title and its width', (_, cells, titles, widths) => {
  expect(titles).toHaveLength(cells.length);
  expect(widths).toHaveLength(cells.length);
});
