import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ContactView } from '#contracts/http/chat/chat';
import { budi } from '../../../app/walk/answers/chat-answers.js';
import { ids } from '../../../app/walk/answers/ids.js';
import { keepDraft } from '../../../state/drafts.js';
import { storeToken, storeUserId } from '../../../state/session.js';
import { ContactRow } from './contact-row.js';

const now = new Date('2026-11-21T08:00:00Z');

/** Text of the row of one lead, with these fields. */
function textOf(fields: Partial<ContactView>, typing?: 'lead' | 'bot', chosen = false): string {
  const contact: ContactView = { ...budi, needsOwner: null, labels: [], unread: 0, messageCount: 4, ...fields };
  const { container, unmount } = render(
    <ContactRow contact={contact} chosen={chosen} now={now} typing={typing} onChoose={() => undefined} />,
  );
  const text = container.textContent;
  unmount();
  return text;
}

test.each([
  ['lead', 'Ada kaos merah?', 'Ada kaos merah?'],
  ['bot', 'Ada Kak, Rp 75.000', 'Bot: Ada Kak, Rp 75.000'],
  ['owner', 'Saya cek dulu', 'Anda: Saya cek dulu'],
  ['lead', '[Foto]', 'Foto'],
  ['lead', '[Foto] yang ini', 'yang ini'],
  ['bot', '[Foto] Kaos merah', 'Bot: Kaos merah'],
  ['lead', '[Video]', 'Video'],
  ['lead', '[Stiker]', 'Stiker'],
  ['lead', '[Pesan suara]', 'Pesan suara'],
  ['owner', '[Pesan suara]', 'Anda: Pesan suara'],
  ['lead', '[Audio]', 'Audio'],
  ['owner', '[Dokumen] harga.pdf', 'Anda: harga.pdf'],
  ['lead', '[Lokasi] Rumah, Tebet', 'Lokasi: Rumah, Tebet'],
  ['lead', '[Kontak] Kontak: Ani 6281234567890', 'Kontak: Ani 6281234567890'],
  ['lead', '[Pesanan] Pesanan katalog: 2 barang', 'Pesanan katalog: 2 barang'],
  ['lead', '[Panggilan] Panggilan video tak terjawab', 'Panggilan video tak terjawab'],
  ['lead', '[Pesan lain]', 'Pesan lain'],
  ['lead', '[Pesan dihapus]', 'Pesan dihapus'],
  ['lead', '[Pesan belum dapat dibaca]', 'Pesan belum dapat dibaca'],
] as const)('a row whose last words are from the %s says of %s: %s', (lastSender, lastMessage, words) => {
  const text = textOf({ lastSender, lastMessage });
  expect(text).toContain(`${words}4 pesan`);
  expect(text).toMatch(lastSender === 'lead' ? /^(?!.*(?:Bot|Anda): )/ : /(?:Bot|Anda): /);
});

test('a row shows the kind once: its label is not repeated in the words', () => {
  expect(textOf({ lastSender: 'lead', lastMessage: '[Kontak] Kontak: Ani 6281234567890' })).not.toContain('Kontak: Kontak');
  expect(textOf({ lastSender: 'lead', lastMessage: '[Pesanan] Pesanan katalog: 2 barang' })).not.toContain('Pesanan: Pesanan');
  expect(textOf({ lastSender: 'lead', lastMessage: '[Panggilan] Panggilan tak terjawab' })).not.toContain('Panggilan: Panggilan');
});

test('what the owner began to write is shown instead of the last message, except in the open chat', () => {
  const last = { lastSender: 'bot', lastMessage: 'Ada Kak' } as const;
  storeToken('t');
  storeUserId('u1');
  keepDraft('u1', `chat:${budi.conversationId}`, '  Sebentar ya  ');
  try {
    expect(textOf(last)).toContain('Draf: Sebentar ya4 pesan');
    expect(textOf(last)).not.toContain('Ada Kak');
    expect(textOf(last, 'lead')).toContain('sedang mengetik…4 pesan');
    expect(textOf({ ...last, conversationId: ids.siti })).toContain('Bot: Ada Kak');
    expect(textOf(last, undefined, true)).toContain('Bot: Ada Kak');
  } finally {
    keepDraft('u1', `chat:${budi.conversationId}`, null);
  }
  expect(textOf(last)).toContain('Bot: Ada Kak');
});

test('a lead who types is shown instead of the last message; the bot is not', () => {
  const last = { lastSender: 'bot', lastMessage: 'Ada Kak' } as const;
  expect(textOf(last, 'lead')).toContain('sedang mengetik…4 pesan');
  expect(textOf(last, 'bot')).toContain('Bot: Ada Kak');
});

test('the badges of a row are words, for screen readers too', () => {
  render(
    <ContactRow
      contact={{
        ...budi,
        needsOwner: { reason: 'unreadable', since: now.toISOString(), words: null },
        closing: true,
        optedOut: true,
        labels: ['Grosir'],
      }}
      chosen={false}
      now={now}
      typing={undefined}
      onChoose={() => undefined}
    />,
  );
  for (const word of ['Grosir', 'Closing', 'Berhenti']) expect(screen.getByText(word)).toBeTruthy();
});
