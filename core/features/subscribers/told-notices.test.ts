import { expect, test } from '@jest/globals';
import type { EventKind, FactsOf } from '#contracts/events/catalogue';
import type { AccountId, BotId, ClosingId, ConversationId, MessageId, OrderId } from '#contracts/values/ids';
import { newId } from '../../platform/crypto/ids.js';
import type { Notice } from '../notifications/notifications.service.js';
import * as accounts from './account-notices.texts.js';
import * as leads from './lead-notices.texts.js';
import * as plans from './plan-notices.texts.js';
import * as replies from './reply-notices.texts.js';
import * as sessions from './session-notices.texts.js';

/* The notice that an owner reads about an event: it has the event's names, amounts, numbers and times, each in its place. */

const subject = { accountId: newId<AccountId>(), botId: newId<BotId>(), conversationId: newId<ConversationId>() };
const event = <Kind extends EventKind>(kind: Kind, facts: FactsOf<Kind>) => ({ id: 'e1', at: new Date(0), ...subject, kind, facts });

const lead = { name: 'Ana', contact: '628111' };
const turns = { lead, turn: 1 };
const closing = { ...turns, closingId: newId<ClosingId>(), summary: '1 gamis', amount: 50_000 };
const withheld = (facts: Pick<FactsOf<'reply.withheld'>, 'reason' | 'pauseMinutes'>) =>
  leads.withheldNotice(event('reply.withheld', { ...turns, ...facts }), '2026-03-02');
const changed = (change: FactsOf<'closing.message-changed'>['change']) => {
  const facts = { ...turns, storedAt: '2026-03-02T09:00:00.000Z', change, awaitsAnswer: false };
  return leads.changedOrderNotice(event('closing.message-changed', facts), { summary: '1 gamis', amount: null });
};
const called = (more: Partial<FactsOf<'handover.called'>>) => {
  const facts = { ...turns, reason: 'receipt', why: 'Cek transfer', whyBy: 'model', leadSaid: '', ...more } as const;
  return leads.handoverNotice(event('handover.called', facts));
};
const quota = (percent: number, left: number) =>
  plans.quotaNotice(event('quota.reached', { percent, left, activatedAt: '2026-03-02T09:00:00.000Z' }));
const reversed = (outcome: FactsOf<'order.reversed'>['outcome']) => {
  // cast: an id of an order is any text
  const facts = { orderId: 'WBA-7' as OrderId, packageId: 'ai-1000', amount: 99_000, outcome } as const;
  return accounts.reversedNotice(event('order.reversed', facts), true);
};
const expiresAt = '2026-03-02T18:30:00.000Z';
const order = 'Catatan bot: “1 gamis (Rp 50.000)”';

test.each<[string, Notice, string, string]>([
  ['an order', leads.closingNotice(event('closing.noted', closing)), 'Closing dari Ana', order],
  [
    'a corrected order',
    leads.correctedClosingNotice(event('closing.corrected', { ...closing, before: { summary: '2 topi', amount: 80_000 } })),
    'Pesanan Ana berubah',
    `${order} Sebelumnya: Catatan bot: “2 topi (Rp 80.000)”`,
  ],
  ['an edited order', changed('edited'), 'Cek pesanan Ana', 'Pelanggan mengubah pesannya setelah'],
  ['a deleted order', changed('deleted'), 'Cek pesanan Ana', 'Pelanggan menghapus pesannya setelah'],
  ['an order that is called off', changed('called-off'), 'Cek pesanan Ana', 'Pelanggan membatalkan pesanan ini.'],
  ['the order that is called off', changed('called-off'), 'Cek pesanan Ana', 'Catatan bot: “1 gamis”'],
  ['a call by the bot', called({}), 'Ana: Kirim bukti transfer', 'Catatan bot: “Cek transfer”'],
  ['a call by the product', called({ whyBy: 'product' }), 'Ana: Kirim bukti transfer', 'Cek transfer'],
  [
    'questions',
    leads.questionNotice(event('question.asked', { ...turns, questions: ['Ada garansi?', 'Bisa COD?'] })),
    'Bot butuh jawaban Anda untuk Ana',
    'Catatan bot: “Ada garansi? Bisa COD?”',
  ],
  [
    'a lead who waits',
    leads.lateNotice(event('handover.late', { lead, reason: 'complaint', since: expiresAt })),
    'Ana masih menunggu Anda',
    'Keluhan, sudah 30 menit.',
  ],
  ['a loop', withheld({ reason: 'loop', pauseMinutes: 45 }), 'Bot berhenti membalas Ana', 'juga bot. Bot diam 45 menit'],
  ['repeats', withheld({ reason: 'repeats', pauseMinutes: 45 }), 'Bot berhenti membalas Ana', 'Pesan yang sama datang berulang kali'],
  ['an hour', withheld({ reason: 'hourly', pauseMinutes: null }), 'Ana mencapai batas balasan AI', 'dalam satu jam terakhir'],
  ['a day', withheld({ reason: 'daily', pauseMinutes: null }), 'Ana mencapai batas balasan AI', 'dalam 24 jam terakhir'],
  ['most of a quota', quota(80, 1_200), 'Kuota balasan AI terpakai 80%', 'Sisa 1.200 balasan AI.'],
  ['99 % of a quota', quota(99, 1), 'Kuota balasan AI terpakai 99%', 'Sisa 1 balasan AI.'],
  ['a quota', quota(100, 0), 'Kuota balasan AI habis', 'Tambah kuota'],
  [
    'a package that ends',
    plans.expiringNotice(event('package.expiring', { packageId: 'ai-3000', daysLeft: 3, expiresAt })),
    'Paket Anda berakhir 3 hari lagi',
    'Paket Standard berlaku sampai 3 Maret 2026 pukul 01.30 WIB.',
  ],
  [
    'a package that has ended',
    plans.expiredNotice(event('package.expired', { packageId: 'ai-3000', expiresAt })),
    'Paket Anda telah berakhir',
    'Paket Standard berakhir pada 3 Maret 2026 pukul 01.30 WIB.',
  ],
  [
    'a trial that is refused',
    plans.trialNumberNotice(event('trial.refused', { activatedAt: expiresAt })),
    'Paket Trial tidak dapat dipakai',
    'sudah pernah memakai Paket Trial',
  ],
  [
    'many answers',
    replies.usageNotice(event('usage.unusual', { used: 80, since: expiresAt }), [
      { conversationId: subject.conversationId, key: '628111', name: 'Ana', answers: 50 },
      { conversationId: newId<ConversationId>(), key: '628112', name: 'Budi', answers: 30 },
    ]),
    'Pemakaian balasan AI tidak biasa',
    '80 balasan AI terpakai dalam beberapa menit. Paling banyak dibalas: Ana (50), Budi (30).',
  ],
  [
    'many attachments',
    replies.mediaBoundNotice(event('attachments.withheld', turns), '2026-03-02'),
    'Ana mencapai batas balasan AI',
    'tidak membuka lampiran berikutnya',
  ],
  [
    'an AI that fails',
    replies.failureNotice(event('reply.failed', { ...turns, givenUp: false }), null),
    'Bot Aktif, tetapi AI bermasalah',
    'Pesan dari Ana belum dijawab.',
  ],
  [
    'an unreadable message',
    replies.unreadableNotice(event('message.unreadable', { lead, messageId: newId<MessageId>() })),
    'Pesan Ana tidak terbaca di sini',
    'di HP Anda',
  ],
  [
    'a session that ended',
    sessions.sessionEndedNotice(event('session.ended', { reason: 'logged_out', detail: null }), '2026-03-02')!,
    'Bot Offline: diputus dari HP',
    'Pelanggan tidak dijawab. WhatsApp di HP Anda memutus bot.',
  ],
  [
    'a session that ended for a known cause',
    sessions.sessionEndedNotice(event('session.ended', { reason: 'banned', detail: 'Sampai besok.' }), '2026-03-02')!,
    'Bot Offline: nomor diblokir WhatsApp',
    'Pelanggan tidak dijawab. Sampai besok.',
  ],
  [
    'an outage',
    sessions.offlineNotice(event('session.offline', { cause: 'deaf', since: expiresAt })),
    'Bot Offline',
    'Pelanggan tidak dijawab. WhatsApp terhubung tetapi pesan tidak masuk.',
  ],
  [
    'the end of an outage',
    sessions.onlineNotice(event('session.online', { since: expiresAt, until: '2026-03-02T18:50:00.000Z' })),
    'Bot terhubung lagi ke WhatsApp',
    'Gangguan selama 20 menit sudah berakhir.',
  ],
  ['a refund', reversed('refunded'), 'Pembayaran Paket Basic dikembalikan', 'Rp 99.000 untuk pesanan WBA-7 telah dikembalikan'],
  ['a cancelled payment', reversed('cancelled'), 'Pembayaran Paket Basic dibatalkan', 'Rp 99.000 untuk pesanan WBA-7 telah dibatalkan'],
  [
    'full storage',
    accounts.storageNotice(event('storage.nearly-full', { usedBytes: 819, limitBytes: 1_000 })),
    'Penyimpanan berkas terpakai 81%',
    'Hapus foto produk',
  ],
])('the notice about %s names what happened', (_what, { title, body }, expected, part) => {
  expect(title).toBe(expected);
  expect(body.replaceAll('\u00a0', ' ')).toContain(part);
});

test('a reason that the product gives is no note of the bot', () => {
  expect(called({ whyBy: 'product' }).body).toBe('Cek transfer');
});

test('an order that is called off stays until it is handled, and a changed one does not', () => {
  expect((['edited', 'deleted', 'called-off'] as const).map((change) => changed(change).serious)).toEqual([undefined, undefined, true]);
});

test.each([
  ['logged_out', true],
  ['banned', true],
  ['restricted', true],
  ['replaced', true],
  ['number_taken', true],
  ['keys_unreadable', true],
  ['stopped', false],
  ['number_moved', false],
  ['code_expired', false],
  ['passkey_required', false],
  ['pairing_failed', false],
] as const)('an end of a session by %s raises a notice: %s', (reason, isRaised) => {
  expect(sessions.sessionEndedNotice(event('session.ended', { reason, detail: null }), '2026-03-02') !== null).toBe(isRaised);
});

test.each([
  ['repeats', 'Pesan yang sama'],
  ['hourly', 'dalam satu jam'],
  ['daily', 'hari ini'],
  ['loop', 'Terlalu banyak balasan otomatis'],
] as const)('the log says why the bot stopped because of %s', (reason, words) => {
  expect(leads.withheldLines[reason]).toContain(words);
});

test('the log names the lead whom no answer was made for', () => {
  expect(replies.failureLine('Ana')).toContain('balasan AI untuk Ana:');
});
