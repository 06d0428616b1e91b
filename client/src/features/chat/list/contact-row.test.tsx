import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ContactView } from '#contracts/http/chat/chat';
import { budi } from '../../../app/walk/answers/chat-answers.js';
import { ids } from '../../../app/walk/answers/ids.js';
import { keepDraft } from '../../../state/drafts.js';
import { storeToken, storeUserId } from '../../../state/session.js';
import { ContactBadges, ContactRow } from './contact-row.js';

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

const marks: readonly [string, Partial<ContactView>][] = [
  ['Bukti transfer', { needsOwner: { reason: 'receipt', since: now.toISOString(), words: null } }],
  ['Anda ambil alih', { takeoverUntil: 'forever' }],
  ['Iklan', { cameFrom: 'Iklan' }],
  ['Grosir', { labels: ['Grosir'] }],
  ['Nomor lama', { numberMoved: true }],
  ['Closing', { closing: true }],
  ['Berhenti', { optedOut: true }],
  ['Tidak mau di-follow-up', { noFollowUps: true }],
  ['Pemberitahuan bisnis', { business: 'notices' }],
  ['Nomor notifikasi', { getsNotices: true }],
  ['Blacklist', { blacklisted: true }],
];
const bare: ContactView = { ...budi, needsOwner: null, labels: [], unread: 0, lastMessage: '', lastAt: null };
/** The texts of the badges. Texts that only a screen reader announces are in brackets. */
function badgesOf(fields: Partial<ContactView>, brief: boolean): string[] {
  const { container, unmount } = render(<ContactBadges contact={{ ...bare, ...fields }} now={now} brief={brief} />);
  const words = [...container.children].map((one) => (one.querySelector('.sr-only') ? `(${one.textContent})` : one.textContent));
  unmount();
  return words;
}
/**
 * True for badges whose text is visible in the list too: what the lead needs, the owner's labels, and the origin from
 * an advertisement.
 */
const isWritten = (word: string) => ['Bukti transfer', 'Iklan', 'Grosir'].includes(word);

test.each(marks)('a lead is marked “%s” only with %j', (word, fields) => {
  expect([badgesOf({}, false), badgesOf(fields, false)]).toEqual([[], [word]]);
  expect(badgesOf(fields, true)).toEqual([isWritten(word) ? word : `(${word})`]);
});

test('all marks of a lead at once: what the owner should do comes first', () => {
  // a receipt is a call for the owner: such a chat is not taken over, and who wants no message needs no other word for it
  // cast: Object.assign gives `any`
  const fields = Object.assign({}, ...marks.map(([, one]) => one)) as Partial<ContactView>;
  const words = marks.map(([word]) => word).filter((word) => !['Anda ambil alih', 'Tidak mau di-follow-up'].includes(word));
  expect(badgesOf(fields, false)).toEqual(words);
});

test.each([
  [{ unread: 0 }, null],
  [{ unread: 0, markedUnread: true }, null],
  [{ unread: 1 }, '1 belum dibaca'],
  [{ unread: 2 }, '2 belum dibaca'],
  [{ unread: 1, markedUnread: true }, 'Anda tandai belum dibaca'],
])('a chat with %j: its dot says “%s”', (fields, title) => {
  render(<ContactRow contact={{ ...bare, ...fields }} chosen={false} now={now} typing={undefined} onChoose={() => undefined} />);
  expect(screen.queryByText('belum dibaca')?.parentElement?.title ?? null).toBe(title);
});

test.each([
  [{ name: 'Budi', phoneNumber: '6281200000001', username: null }, ['Budi', '0812-0000-0001']],
  [{ name: '', phoneNumber: '6281200000001', username: null }, ['0812-0000-0001']],
  [{ name: '', phoneNumber: 'lid:1', username: null }, ['Nomor disembunyikan']],
])('a lead %j is named once', (fields, words) => {
  render(<ContactRow contact={{ ...bare, ...fields }} chosen={false} now={now} typing={undefined} onChoose={() => undefined} />);
  const name = screen.getByTitle(words[0]!);
  expect([...name.parentElement!.children].map(({ textContent }) => textContent)).toEqual(words);
});

test.each([
  [undefined, false, ['button', null, null]],
  [undefined, true, ['button', 'true', null]],
  [false, true, ['checkbox', null, 'false']],
  [true, false, ['checkbox', null, 'true']],
])('a row that is selected: %s, open: %s', (picked, chosen, states) => {
  render(<ContactRow contact={bare} chosen={chosen} now={now} typing={undefined} onChoose={() => undefined} picked={picked} />);
  const row = screen.getByRole(states[0]!);
  expect([row.getAttribute('aria-current'), row.getAttribute('aria-checked')]).toEqual(states.slice(1));
  expect([row.className.includes('bg-brand-soft'), row.querySelector('svg') !== null]).toEqual([picked ?? chosen, picked === true]);
});

test.each([
  ['a tap', {}, undefined, ['open false']],
  ['a key', { detail: 0 }, undefined, ['open true']],
  ['Ctrl', { ctrlKey: true }, undefined, ['pick false']],
  ['Cmd', { metaKey: true }, undefined, ['pick false']],
  ['Shift', { shiftKey: true }, undefined, ['pick true']],
  ['a tap while chats are selected', {}, false, ['pick false']],
])('%s on a row', (_, how, picked, done) => {
  const calls: string[] = [];
  const acts = { onChoose: (byKey: boolean) => calls.push(`open ${byKey}`), onPick: (isRange: boolean) => calls.push(`pick ${isRange}`) };
  const { container } = render(<ContactRow contact={bare} chosen={false} now={now} typing={undefined} picked={picked} {...acts} />);
  fireEvent.click(container.firstElementChild!, { detail: 1, ...how });
  expect(calls).toEqual(done);
});
