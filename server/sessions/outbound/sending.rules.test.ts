import { expect, test } from '@jest/globals';
import { retryPause } from '../commit/commit.rules.js';
import { humanPace, nextSlot } from './pacing.rules.js';
import { outcomes, nextStep } from './sending.rules.js';
import { UnreadChats } from './unread-chats.js';

test('what WhatsApp took is done; silence means the same id again; a restriction is never retried', () => {
  expect(nextStep(null, 1)).toEqual({ kind: 'done' });
  expect(nextStep('closed', 1)).toEqual({ kind: 'closed' });
  expect(nextStep('timeout', 4)).toEqual({ kind: 'again', afterMs: 0, restricted: false });
  expect(nextStep('479', 2)).toEqual({ kind: 'again', afterMs: 1_000, restricted: false });
  expect(nextStep(outcomes.tokenRenewed, 1)).toEqual({ kind: 'again', afterMs: 0, restricted: false });
  expect(nextStep(outcomes.tokenRefused, 2)).toMatchObject({ kind: 'fail', restricted: false });
  expect(nextStep('463', 1)).toEqual({
    kind: 'fail',
    reason: 'WhatsApp membatasi nomor ini untuk memulai chat baru (463).',
    restricted: true,
  });
});

test.each([
  ['timeout', 'WhatsApp tidak memberi kabar apakah pesan diterima.'],
  ['479', 'WhatsApp tidak menerimanya (kode 479).'],
])('a bubble that ends five times with %s fails, and the owner learns why', (outcome, reason) => {
  expect(nextStep(outcome, 4)).toMatchObject({ kind: 'again' });
  expect(nextStep(outcome, 5)).toEqual({ kind: 'fail', reason, restricted: false });
});

test('a send that fails for a reason of our own is retried for long, and the shown reason is the true one', () => {
  for (const [outcome, words] of [
    [outcomes.error, 'pengiriman gagal di sisi bot'],
    [outcomes.noAnswer, 'WhatsApp tidak memberi data penerima'],
  ] as const) {
    expect(nextStep(outcome, 1)).toMatchObject({ kind: 'again', afterMs: 500 });
    expect(nextStep(outcome, 31)).toMatchObject({ kind: 'again', afterMs: 30_000 });
    expect(nextStep(outcome, 32)).toEqual({ kind: 'fail', reason: expect.stringContaining(words), restricted: false });
  }
  expect(nextStep(outcomes.otherPerson, 1)).toMatchObject({
    kind: 'fail',
    reason: expect.stringContaining('dipakai orang lain'),
    restricted: false,
  });
  expect(nextStep(outcomes.unknownNumber, 1)).toEqual({
    kind: 'fail',
    reason: 'nomor tujuan tidak terdaftar di WhatsApp. Periksa kembali nomornya.',
    restricted: false,
  });
});

test('a longer text is typed longer, within bounds, and messages of one number keep their distance', () => {
  const pace = humanPace(() => 0.5);
  expect(pace.typingMs(10)).toBeLessThan(pace.typingMs(100));
  expect(pace.typingMs(10_000)).toBe(7_000);
  expect(humanPace(() => 1).typingMs(10_000)).toBe(9_100);
  // typing at the speed that the owner chose
  expect(pace.typingMs(50, 60)).toBe(500 + 50 * 60);
  expect(humanPace().gapMs(40)).toBe(1_500);
  expect(humanPace().gapMs(6)).toBe(10_000);
  expect(nextSlot(10_000, 9_500, 1_500)).toBe(11_000);
  expect(nextSlot(20_000, 9_500, 1_500)).toBe(20_000);
});

test('a commit waits for Postgres to come back, but not with data that it refuses', () => {
  const refused = Object.assign(new Error('invalid byte sequence'), { code: '22021' });
  const deadlock = Object.assign(new Error('deadlock'), { code: '40P01' });
  const broken = Object.assign(new Error('read'), { code: 'ECONNRESET' });
  expect(retryPause(refused, 0, 0)).toBeNull();
  expect(retryPause(deadlock, 0, 0)).toBe(20);
  expect(retryPause(broken, 3, 500)).toBe(160);
  expect(retryPause(broken, 9, 9_000)).toBeNull();
});

test('read receipts are taken once and bounded', () => {
  const unread = new UnreadChats();
  for (let id = 0; id < 30; id++) unread.noteUnread('a', `${id}`);
  expect(unread.takeUnread('a')).toHaveLength(20);
  expect(unread.takeUnread('a')).toEqual([]);
  for (let chat = 0; chat < 300; chat++) unread.noteUnread(`${chat}`, 'x');
  expect(unread.takeUnread('0')).toEqual([]);
  expect(unread.takeUnread('299')).toEqual(['x']);
});
