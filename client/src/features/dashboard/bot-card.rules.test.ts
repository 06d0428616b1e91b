import { expect, test } from '@jest/globals';
import type { BotState } from '#contracts/http/bot/bot';
import { reasonWords } from '#contracts/values/bot/offline-words';
import { bareState } from '../bot/bot.rules.js';
import type { BotFacts } from '../bot/bot-view.js';
import { isBeginner } from './beginner.rules.js';
import { botCardOf } from './bot-card.rules.js';

const now = new Date('2026-11-22T02:00:00Z'); // 09.00 in Jakarta
const done = { linked: true, trained: true, triedOut: true, firstReply: true };
const facts: BotFacts = { aiResponsesLeft: 40, daysLeft: 12, packageId: 'ai-1000', trialUsed: true, onboarding: done, aiFailing: false };
const online: BotState = { ...bareState('online'), phone: '6281234567890', since: '2026-11-21T23:00:00Z' };
const cardOf = (state: BotState, known: Partial<BotFacts> = {}) => botCardOf(state, null, { ...facts, ...known }, now);

test('alive: number, since when, and the last message', () => {
  const card = cardOf({ ...online, lastMessageAt: '2026-11-22T01:12:00Z' });
  expect(card).toMatchObject({ tone: 'good', title: 'Bot Aktif', action: null });
  expect(card.figures).toMatch(/^Nomor .*, aktif sejak pukul 06\.00, pesan terakhir pukul 08\.12\.$/);
  expect(cardOf({ ...online, phone: null }).figures).toBe('Aktif sejak pukul 06.00, belum ada pesan.');
});

test('cut off: that leads get no answer, why, since when, and one way back', () => {
  const card = cardOf({
    ...bareState('offline'),
    phone: '62811',
    reason: 'logged_out',
    detail: 'WhatsApp di HP Anda memutus bot. Ketuk Hubungkan lagi.',
    since: '2026-11-22T00:24:00Z',
  });
  expect(card).toMatchObject({
    tone: 'bad',
    title: 'Bot Offline: diputus dari HP',
    sentence: 'Pelanggan tidak dijawab. WhatsApp di HP Anda memutus bot. Ketuk Hubungkan lagi.',
    figures: 'Sejak pukul 07.24.',
    action: { label: 'Hubungkan lagi', does: 'link' },
  });
  const since = (moment: string) => cardOf({ ...bareState('offline'), phone: '62811', since: moment }).figures;
  expect(since('2026-11-21T00:24:00Z')).toBe('Sejak kemarin pukul 07.24.');
  expect(since('2026-11-16T00:24:00Z')).toMatch(/^Sejak .*16.* pukul 07\.24\.$/);
  expect(cardOf({ ...bareState('offline'), phone: '62811', detail: 'Nomor dipindahkan.' }).sentence).toBe(
    'Pelanggan tidak dijawab. Nomor dipindahkan.',
  );
  // a known number proves an earlier link, whatever the figures say
  expect(cardOf({ ...bareState('offline'), phone: '62811' }, { onboarding: { ...done, linked: false } }).tone).toBe('bad');
});

test('one that was never linked is not cut off', () => {
  const unlinked = { onboarding: { ...done, linked: false } };
  for (const reason of [null, 'stopped'] as const)
    expect(cardOf({ ...bareState('offline'), reason }, unlinked)).toMatchObject({
      tone: 'warn',
      title: 'Bot Offline: belum terhubung',
      sentence: 'Hubungkan nomor WhatsApp Anda agar bot mulai menjawab pelanggan.',
      action: { label: 'Hubungkan WhatsApp', to: '/bot', does: 'link' },
    });
  expect(
    cardOf(
      { ...bareState('offline'), reason: 'code_expired', detail: 'Kode QR sudah kedaluwarsa. Tekan Start Bot untuk mendapat kode baru.' },
      unlinked,
    ),
  ).toMatchObject({
    tone: 'warn',
    sentence: 'Kode QR sudah kedaluwarsa. Tekan Start Bot untuk mendapat kode baru.',
  });
  // before the figures are loaded, the card must not say that the bot was never linked
  expect(botCardOf(bareState('offline'), null, undefined, now).tone).toBe('bad');
});

test('the button of a stopped bot is the one that the sentence names', () => {
  const card = cardOf({ ...bareState('offline'), phone: '62811', reason: 'stopped', detail: reasonWords.stopped });
  expect(card).toMatchObject({ sentence: expect.stringContaining('Tekan Start Bot'), action: { label: 'Start Bot', does: 'start' } });
});

test('a number that used its trial before says so, although it was never linked here', () => {
  const detail = 'Paket Trial sudah pernah dipakai untuk nomor WhatsApp ini.';
  const unlinked = { onboarding: { ...done, linked: false } };
  expect(cardOf({ ...bareState('offline'), reason: 'stopped', detail }, unlinked).sentence).toBe(detail);
  expect(cardOf({ ...bareState('offline'), reason: 'stopped', detail: reasonWords.stopped }, unlinked).sentence).toBe(
    'Hubungkan nomor WhatsApp Anda agar bot mulai menjawab pelanggan.',
  );
});

test('training comes before linking: where the list of first steps has the form for it, else on its screen', () => {
  const beginner = { onboarding: { linked: false, trained: false, triedOut: false, firstReply: false } };
  expect(cardOf(bareState('offline'), beginner)).toMatchObject({ action: null, sentence: expect.stringContaining('Isi Train AI dulu') });
  const emptied = { onboarding: { ...done, linked: false, trained: false } };
  expect(cardOf(bareState('offline'), emptied)).toMatchObject({ tone: 'warn', action: { label: 'Buka Train AI', to: '/prompt' } });
});

test.each([
  [{ triedOut: false, firstReply: false }, true],
  [{ triedOut: true, firstReply: false }, true],
  [{ triedOut: false, firstReply: true }, true],
  [{ triedOut: true, firstReply: true }, false],
])('an owner with %j still has first steps to do: %s', (steps, isNew) => {
  expect(isBeginner({ linked: true, trained: true, ...steps })).toBe(isNew);
});

test.each<[Partial<BotFacts>, string, string]>([
  [{ daysLeft: 0 }, 'Bot Aktif, tetapi paket berakhir', 'Perbarui paket'],
  [{ daysLeft: 0, packageId: null, trialUsed: false }, 'Bot Aktif, tetapi belum ada paket', 'Pilih paket'],
  [{ aiResponsesLeft: 0 }, 'Bot Aktif, tetapi kuota habis', 'Tambah kuota'],
  [{ onboarding: { ...done, trained: false } }, 'Bot Aktif, tetapi belum dilatih', 'Buka Train AI'],
  [{ aiFailing: true }, 'Bot Aktif, tetapi AI bermasalah', 'Lihat yang menunggu'],
])('connected and of no use: %j', (known, title, action) => {
  expect(cardOf(online, known)).toMatchObject({ tone: 'warn', title, action: { label: action }, figures: '' });
});

test('on its way, restricted, and asked for a code', () => {
  expect(cardOf(bareState('initing'))).toMatchObject({ tone: 'waiting', title: 'Menginisialisasi...', action: null });
  expect(cardOf({ ...bareState('initing'), detail: 'Menghubungkan ulang.' }).sentence).toBe('Menghubungkan ulang.');
  expect(cardOf({ ...online, phone: null, restriction: { kind: 'unknown' } })).toMatchObject({
    tone: 'warn',
    title: 'Bot Aktif, dengan batasan WhatsApp',
    sentence: 'Chat yang berjalan tetap dibalas; kontak baru menunggu.',
    figures: 'Aktif sejak pukul 06.00, belum ada pesan.',
  });
  expect(cardOf(bareState('qr'))).toMatchObject({ title: 'Scan QR WhatsApp', action: { label: 'Buka kode' } });
  expect(cardOf({ ...bareState('qr'), pairingCode: 'ABCD1234' }).title).toBe('Ketik kode di WhatsApp');
});

test('a server or a device that is away says nothing about the bot', () => {
  expect(botCardOf(bareState('offline'), 'server', facts, now)).toMatchObject({
    tone: 'warn',
    title: 'Server tidak menjawab',
    action: null,
  });
  expect(botCardOf(online, 'device', facts, now).title).toBe('Perangkat ini tanpa internet');
});
