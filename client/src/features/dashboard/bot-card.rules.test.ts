import { expect, test } from '@jest/globals';
import type { BotState } from '#contracts/http/bot/bot';
import { bareState, indicatorOf } from '../bot/bot.rules.js';
import { botCardOf, isBeginner } from './bot-card.rules.js';

const now = new Date('2026-11-22T02:00:00Z'); // 09.00 in Jakarta
const done = { linked: true, trained: true, triedOut: true, firstReply: true };
const facts = { aiResponsesLeft: 40, daysLeft: 12, onboarding: done, aiFailing: false };
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
  expect(cardOf({ ...bareState('offline'), phone: '62811', since: '2026-11-16T00:24:00Z' }).title).toMatch(
    /^Bot mati sejak .*16.* pukul 07\.24$/,
  );
  expect(cardOf({ ...bareState('offline'), phone: '62811', detail: 'Nomor dipindahkan.' })).toEqual({
    tone: 'bad',
    title: 'Bot mati',
    words: 'Pelanggan tidak dijawab. Nomor dipindahkan.',
    action: { label: 'Hubungkan lagi', to: '/bot', does: 'start' },
  });
  // a known number proves an earlier link, whatever the figures say
  expect(cardOf({ ...bareState('offline'), phone: '62811' }, { onboarding: { ...done, linked: false } }).tone).toBe('bad');
});

test('while WhatsApp asks for a passkey, that is the next step, on the card and in the lamp', () => {
  const asked: BotState = { ...bareState('qr'), passkey: { step: 'asked', until: null, code: null } };
  expect(cardOf(bareState('qr'))).toEqual({
    tone: 'warn',
    title: 'Bot menunggu dihubungkan',
    words: 'Scan kode QR atau ketik kode 8 huruf di HP. Sebelum itu pelanggan tidak dijawab.',
    action: { label: 'Buka kode', to: '/bot' },
  });
  expect(cardOf(asked)).toEqual({
    tone: 'warn',
    title: 'WhatsApp meminta passkey',
    words: 'Tinggal satu langkah di halaman Bot. Sebelum itu pelanggan tidak dijawab.',
    action: { label: 'Buka halaman Bot', to: '/bot' },
  });
  expect([indicatorOf(bareState('qr')), indicatorOf(asked)].map(({ short }) => short)).toEqual(['Menunggu scan', 'Perlu passkey']);
  expect(indicatorOf({ ...asked, status: 'online' }).short).toBe('Aktif');
  expect(indicatorOf({ ...bareState('qr'), pairingCode: 'ABCD1234' }).short).toBe('Ketik kode');
});

test('one that was never linked is not dead', () => {
  const unlinked = { onboarding: { ...done, linked: false } };
  for (const reason of [null, 'stopped'] as const)
    expect(cardOf({ ...bareState('offline'), reason }, unlinked)).toEqual({
      tone: 'warn',
      title: 'Bot belum terhubung',
      words: 'Hubungkan nomor WhatsApp Anda agar bot mulai menjawab pelanggan.',
      action: { label: 'Hubungkan WhatsApp', to: '/bot', does: 'link' },
    });
  expect(cardOf({ ...bareState('offline'), reason: 'code_expired' }, unlinked)).toMatchObject({
    tone: 'warn',
    title: 'Bot belum terhubung',
    words: 'Kode QR sudah kedaluwarsa. Tekan Start Bot untuk mendapat kode baru.',
  });
  // before the figures are loaded the card does not claim that the bot was never linked
  expect(botCardOf(bareState('offline'), null, undefined, now).tone).toBe('bad');
});

test('training comes before linking: where the list of first steps has the form for it, else on its screen', () => {
  const beginner = { onboarding: { linked: false, trained: false, triedOut: false, firstReply: false } };
  expect(cardOf(bareState('offline'), beginner)).toMatchObject({ action: null, words: expect.stringContaining('Isi Train AI dulu') });
  const emptied = { onboarding: { ...done, linked: false, trained: false } };
  expect(cardOf(bareState('offline'), emptied)).toMatchObject({ tone: 'warn', action: { label: 'Buka Train AI', to: '/prompt' } });
});

test.each([
  [{ triedOut: false, firstReply: false }, true],
  [{ triedOut: true, firstReply: false }, true],
  [{ triedOut: false, firstReply: true }, true],
  [{ triedOut: true, firstReply: true }, false],
])('who has %j still has first steps to do: %s', (steps, isNew) => {
  expect(isBeginner({ linked: true, trained: true, ...steps })).toBe(isNew);
});

const problem = {
  ended: {
    title: 'Bot terhubung, tetapi paket berakhir',
    words: 'Masa paket sudah berakhir. Pesan tetap dicatat, dan pelanggan yang menunggu tercantum di bawah.',
    action: { label: 'Perbarui paket', to: '/billing' },
  },
  spent: {
    title: 'Bot terhubung, tetapi kuota habis',
    words: 'Kuota balasan AI sudah habis. Pesan tetap dicatat, dan pelanggan yang menunggu tercantum di bawah.',
    action: { label: 'Tambah kuota', to: '/billing' },
  },
  untrained: {
    title: 'Bot terhubung, tetapi belum dilatih',
    words: 'Bot belum tahu apa pun tentang usaha Anda, jadi belum membalas siapa pun. Tulis dulu produk, harga, dan cara order.',
    action: { label: 'Buka Train AI', to: '/prompt' },
  },
  failing: {
    title: 'Bot terhubung, tetapi layanan AI bermasalah',
    words: 'Jawaban terakhir gagal dibuat. Bot mencoba lagi sendiri; balas dulu pelanggan yang menunggu.',
    action: { label: 'Lihat yang menunggu', to: '/chat-history' },
  },
};

test.each([
  [{ daysLeft: 0 }, problem.ended],
  [{ aiResponsesLeft: 0 }, problem.spent],
  [{ onboarding: { ...done, trained: false } }, problem.untrained],
  [{ aiFailing: true }, problem.failing],
  [{ aiFailing: true, aiResponsesLeft: 0 }, problem.spent],
  [{ daysLeft: 0, aiResponsesLeft: 0 }, problem.ended],
])('connected and of no use: %j', (known, told) => {
  expect(cardOf(online, known)).toEqual({ tone: 'warn', ...told });
});

test('a quota without end is not an empty one', () => {
  expect(botCardOf(online, null, { ...facts, aiResponsesLeft: 'Unlimited' }, now).tone).toBe('good');
});

test('on its way, and restricted', () => {
  expect(cardOf(bareState('initing'))).toEqual({
    tone: 'waiting',
    title: 'Bot sedang disiapkan',
    words: 'Biasanya kurang dari satu menit. Pesan yang masuk dijawab setelah bot aktif.',
    action: null,
  });
  expect(cardOf({ ...bareState('initing'), detail: 'Menyambung ulang.' }).words).toBe('Menyambung ulang.');
  expect(cardOf({ ...online, phone: null, restriction: { kind: 'unknown' } })).toEqual({
    tone: 'warn',
    title: 'Bot Aktif, dengan batasan WhatsApp',
    words: 'Chat yang berjalan tetap dibalas; kontak baru menunggu. Aktif sejak pukul 06.00, belum ada pesan.',
    action: { label: 'Buka halaman Bot', to: '/bot' },
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
