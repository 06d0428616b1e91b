import { expect, test } from '@jest/globals';
import type { BotState } from '#contracts/http/bot/bot';
import { bareState, lampOf } from '../bot/bot.rules.js';
import { botCardOf } from './bot-card.rules.js';

const now = new Date('2026-11-22T02:00:00Z'); // 09.00 in Jakarta
const done = { linked: true, trained: true, triedOut: true, firstReply: true };
const facts = { aiResponsesLeft: 40, daysLeft: 12, onboarding: done, aiTrouble: false };
const online: BotState = { ...bareState('online'), phone: '6281234567890', since: '2026-11-21T23:00:00Z' };
const cardOf = (state: BotState, known: Partial<typeof facts> = {}) => botCardOf(state, null, { ...facts, ...known }, now);

test('alive: number, since when, and the last message', () => {
  const card = cardOf({ ...online, lastMessageAt: '2026-11-22T01:12:00Z' });
  expect(card).toMatchObject({ tone: 'good', title: 'Bot Aktif', action: null });
  expect(card.words).toMatch(/^Nomor .*, aktif sejak pukul 06\.00, pesan terakhir pukul 08\.12\.$/);
  expect(cardOf({ ...online, phone: null }).words).toBe('Aktif sejak pukul 06.00, belum ada pesan.');
});

test('dead: since when, that leads get no answer, why, and one way back', () => {
  const card = cardOf({ ...bareState('offline'), phone: '62811', reason: 'logged_out', since: '2026-11-22T00:24:00Z' });
  expect(card).toMatchObject({ tone: 'bad', title: 'Bot mati sejak pukul 07.24', action: { label: 'Hubungkan lagi', does: 'start' } });
  expect(card.words).toMatch(/^Pelanggan tidak dijawab\. Perangkat dikeluarkan/);
  const yesterday = cardOf({ ...bareState('offline'), phone: '62811', since: '2026-11-21T00:24:00Z' });
  expect([yesterday.title, yesterday.words]).toEqual(['Bot mati sejak kemarin pukul 07.24', 'Pelanggan tidak dijawab.']);
});

test('while WhatsApp asks for a passkey, that is the next step, on the card and in the lamp', () => {
  const asked: BotState = { ...bareState('qr'), passkey: { step: 'asked', until: null, code: null } };
  expect(cardOf(bareState('qr'))).toMatchObject({ title: 'Bot menunggu ditautkan', action: { label: 'Buka kode' } });
  expect(cardOf(asked)).toMatchObject({ tone: 'warn', title: 'WhatsApp meminta passkey', action: { to: '/bot' } });
  expect([lampOf(bareState('qr')), lampOf(asked)].map(({ short }) => short)).toEqual(['Menunggu scan', 'Perlu passkey']);
  expect(lampOf({ ...asked, status: 'online' }).short).toBe('Aktif');
  expect(lampOf({ ...bareState('qr'), pairingCode: 'ABCD1234' }).short).toBe('Ketik kode');
});

test('one that was never linked is not dead', () => {
  const unlinked = { onboarding: { ...done, linked: false } };
  expect(cardOf(bareState('offline'), unlinked)).toMatchObject({ tone: 'warn', title: 'Bot belum terhubung' });
  expect(cardOf({ ...bareState('offline'), reason: 'code_expired' }, unlinked)).toMatchObject({
    tone: 'warn',
    title: 'Bot belum terhubung',
    words: 'Kode QR sudah kedaluwarsa. Tekan Start Bot untuk mendapat kode baru.',
  });
  expect(cardOf(bareState('offline'), unlinked).action).toMatchObject({ label: 'Hubungkan WhatsApp', does: 'link' });
  // before the figures came nobody says that it was never linked
  expect(botCardOf(bareState('offline'), null, undefined, now).tone).toBe('bad');
});

test('training comes before linking: where the list of first steps has the form for it, else on its screen', () => {
  const beginner = { onboarding: { linked: false, trained: false, triedOut: false, firstReply: false } };
  expect(cardOf(bareState('offline'), beginner)).toMatchObject({ action: null, words: expect.stringContaining('Latih AI dulu') });
  const emptied = { onboarding: { ...done, linked: false, trained: false } };
  expect(cardOf(bareState('offline'), emptied).action).toEqual({ label: 'Latih AI', to: '/prompt' });
});

test.each([
  [{ daysLeft: 0 }, 'Bot tersambung, tetapi paket berakhir', '/billing'],
  [{ aiResponsesLeft: 0 }, 'Bot tersambung, tetapi kuota habis', '/billing'],
  [{ onboarding: { ...done, trained: false } }, 'Bot tersambung, tetapi belum dilatih', '/prompt'],
  [{ aiTrouble: true }, 'Bot tersambung, tetapi layanan AI bermasalah', '/chat-history'],
  [{ aiTrouble: true, aiResponsesLeft: 0 }, 'Bot tersambung, tetapi kuota habis', '/billing'],
])('connected and of no use: %j', (known, title, to) => {
  expect(cardOf(online, known)).toMatchObject({ tone: 'warn', title, action: { to } });
});

test('a quota without end is not an empty one', () => {
  expect(botCardOf(online, null, { ...facts, aiResponsesLeft: 'Unlimited' }, now).tone).toBe('good');
});

test('on its way, waiting for the scan, and restricted', () => {
  expect(cardOf(bareState('initing'))).toMatchObject({ tone: 'waiting', action: null });
  expect(cardOf(bareState('qr'))).toMatchObject({ tone: 'warn', action: { to: '/bot' } });
  expect(cardOf({ ...online, restriction: { kind: 'unknown' } })).toMatchObject({
    tone: 'warn',
    title: 'Bot Aktif, dengan batasan WhatsApp',
    action: { to: '/bot' },
  });
});

test('a server or a device that is away says nothing about the bot', () => {
  expect(botCardOf(bareState('offline'), 'server', facts, now)).toMatchObject({
    tone: 'warn',
    title: 'Server tidak menjawab',
    action: null,
  });
  expect(botCardOf(online, 'device', facts, now).title).toBe('Perangkat ini tanpa internet');
});
