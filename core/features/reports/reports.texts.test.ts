import { expect, test } from '@jest/globals';
import type { Report } from '#contracts/http/account/reports';
import type { ConversationId } from '#contracts/values/ids';
import { newId } from '../../platform/crypto/ids.js';
import { isWorthTelling, morningNotice, weekNotice, type Waiting } from './reports.texts.js';

const none = { chats: 0, newChats: 0, byBot: 0, byOwner: 0, closings: { count: 0, amount: 0 } };
const quiet: Report = {
  ...{ ...none, from: '2026-11-23', days: 1, zone: 'WIB', before: none, hours: Array.from({ length: 24 }, () => 0) },
  ...{ firstAnswerSeconds: null, topics: [], unknown: [], lost: 0 },
};
const nobody: Waiting = { count: 0, leads: [] };
const ana = { conversationId: newId<ConversationId>(), name: 'Ana' };
const busy: Report = { ...quiet, chats: 1_200, newChats: 3, byBot: 1_000, byOwner: 7, closings: { count: 2, amount: 150_000 } };
const unknown = ['Ada\n"COD"?', 'b', 'c', 'd'].map((question) => ({ question, times: 1 }));

test.each<[string, Report, Waiting, boolean]>([
  ['nothing', quiet, nobody, false],
  ['a chat', { ...quiet, chats: 1 }, nobody, true],
  ['a closing', { ...quiet, closings: { count: 1, amount: 0 } }, nobody, true],
  ['a lead who waits', quiet, { count: 1, leads: [ana] }, true],
])('%s is worth a report or not', (_, report, waiting, isWorth) => {
  expect(isWorthTelling(report, waiting)).toBe(isWorth);
});

test.each<[string, Report, Waiting, string[]]>([
  ['without chats', quiet, nobody, ['Tidak ada chat masuk.', 'Belum ada closing.', 'Tidak ada yang menunggu Anda.']],
  [
    'without answers',
    { ...quiet, chats: 1 },
    nobody,
    ['1 chat masuk.', 'Belum ada yang dijawab.', 'Belum ada closing.', 'Tidak ada yang menunggu Anda.'],
  ],
  [
    'of a full day',
    { ...busy, unknown },
    { count: 3, leads: [ana] },
    [
      '1.200 chat masuk (3 pelanggan baru).',
      '1.000 dijawab bot, 7 Anda jawab sendiri.',
      '2 closing, Rp\u00a0150.000.',
      'Menunggu Anda: Ana, dan 2 lainnya.',
      "Bot belum tahu: “Ada 'COD'?”; “b”; “c”.",
    ],
  ],
])('a morning %s is told', (_, report, waiting, lines) => {
  const { body, title, dedupeKey, named } = morningNotice(report, waiting);
  expect(body.split('\n')).toEqual(lines);
  expect([title, dedupeKey]).toEqual(['Laporan pagi: Senin, 23 November', 'report:day:2026-11-23']);
  expect(named).toEqual(waiting.leads.map(({ conversationId }) => conversationId));
});

test('a line has what there is to say only', () => {
  const lines = (report: Partial<Report>, waiting = nobody) => morningNotice({ ...quiet, ...report }, waiting).body.split('\n');
  expect(lines({ chats: 2, byOwner: 2 })).toEqual(expect.arrayContaining(['2 chat masuk.', '2 Anda jawab sendiri.']));
  expect(lines({ chats: 2, byBot: 2 })).toContain('2 dijawab bot.');
  expect(lines({}, { count: 1, leads: [ana] })).toContain('Menunggu Anda: Ana.');
  const long = { question: `${'a'.repeat(79)}bc`, times: 1 };
  expect(lines({ unknown: [long] })).toContain(`Bot belum tahu: “${'a'.repeat(79)}b”.`);
});

test('both reports come as mail too, and are told apart by their day', () => {
  for (const notice of [morningNotice(busy, nobody), weekNotice({ ...busy, days: 7 })])
    expect(notice).toMatchObject({ kind: 'report', mail: true });
});

test('a week names three topics, and no figure that is none', () => {
  const topics = (['price', 'stock', 'shipping', 'payment'] as const).map((topic, nth) => ({ topic, chats: 9 - nth }));
  const { body } = weekNotice({ ...quiet, days: 7, chats: 9, byBot: 9, topics, hours: quiet.hours.map((_, hour) => (hour === 9 ? 3 : 0)) });
  expect(body.split('\n')).toEqual([
    '9 chat masuk.',
    '9 dijawab bot.',
    'Belum ada closing.',
    'Paling ramai pukul 08.00–10.00.',
    'Paling sering ditanyakan: harga (9 chat), stok (8 chat), ongkir (7 chat).',
  ]);
});

const hours = quiet.hours.map((_, hour) => (hour === 23 ? 5 : hour === 0 ? 4 : 0));

test.each<[string, Report, string[]]>([
  ['without figures', { ...quiet, days: 7 }, ['0 chat masuk.', 'Belum ada closing.']],
  ['with fewer chats', { ...busy, days: 7, before: { ...none, chats: 1_300 } }, ['1.200 chat masuk, turun dari 1.300.']],
  ['with more chats', { ...busy, days: 7, before: { ...none, chats: 900 } }, ['1.200 chat masuk, naik dari 900.']],
  ['with as many chats', { ...busy, days: 7, before: { ...none, chats: 1_200 } }, ['1.200 chat masuk.']],
  [
    'with closings in the one before it',
    { ...busy, days: 7, before: { ...none, closings: { count: 1_000, amount: 0 } } },
    ['2 closing, Rp\u00a0150.000. Minggu sebelumnya 1.000 closing.'],
  ],
  ['with closings without amounts', { ...busy, days: 7, closings: { count: 2, amount: 0 } }, ['2 closing.']],
  [
    'with all figures',
    { ...busy, days: 7, hours, firstAnswerSeconds: 120, lost: 4, topics: [{ topic: 'price', chats: 1_100 }], unknown },
    [
      'Jawaban pertama biasanya dalam 2 menit.',
      'Paling ramai pukul 23.00–01.00.',
      'Paling sering ditanyakan: harga (1.100 chat).',
      '4 pelanggan berhenti menulis sebelum memesan.',
      "Bot belum tahu: “Ada 'COD'?”; “b”; “c”.",
    ],
  ],
])('a week %s is told', (_, report, lines) => {
  const { body, title, dedupeKey } = weekNotice(report);
  expect(body.split('\n')).toEqual(expect.arrayContaining(lines));
  expect([title, dedupeKey]).toEqual(['Laporan minggu lalu: 23 November–29 November', 'report:week:2026-11-23']);
});
