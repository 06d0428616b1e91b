import { describe, expect, test } from '@jest/globals';
import { nextPushAt, pushPayload, topicOf, urgencyOf } from './push.rules.js';

const createdAt = new Date('2026-11-22T00:00:00Z');
const after = (ms: number) => new Date(createdAt.getTime() + ms);

describe('a push that could not be handed over', () => {
  test('is tried ever later, and within the hour', () => {
    const waits = [0, 1, 2, 3, 4, 5, 9].map((attempts) => nextPushAt({ attempts, createdAt }, null, createdAt)!.getTime());
    expect(waits.map((at) => (at - createdAt.getTime()) / 1_000)).toEqual([5, 30, 120, 600, 1_800, 1_800, 1_800]);
  });

  test('waits as long as the push service asks for, but no more than an hour', () => {
    expect(nextPushAt({ attempts: 0, createdAt }, 90_000, createdAt)).toEqual(after(90_000));
    expect(nextPushAt({ attempts: 0, createdAt }, 1_000, createdAt)).toEqual(after(5_000));
    expect(nextPushAt({ attempts: 0, createdAt }, 86_400_000, createdAt)).toEqual(after(3_600_000));
  });

  test('is given up after a day', () => {
    expect(nextPushAt({ attempts: 9, createdAt }, null, after(23 * 3_600_000))).not.toBeNull();
    expect(nextPushAt({ attempts: 0, createdAt }, null, after(24 * 3_600_000 - 5_001))).toEqual(after(24 * 3_600_000 - 1));
    expect(nextPushAt({ attempts: 0, createdAt }, null, after(24 * 3_600_000 - 5_000))).toBeNull();
    expect(nextPushAt({ attempts: 9, createdAt }, null, after(24 * 3_600_000 - 1))).toBeNull();
  });
});

test('what the device is given always fits', () => {
  const payload = pushPayload({
    id: 'x'.repeat(36),
    title: '🙏'.repeat(500),
    body: '🙏'.repeat(5_000),
    note: null,
    path: `/chat-history?kontak=${'9'.repeat(30)}`,
  });
  expect(Buffer.byteLength(payload)).toBeLessThan(3_900);
  expect(JSON.parse(payload).body).toMatch(/^(🙏){299}…$/u);
});

test('the sentence that says whom to ask stays whole below a long body', () => {
  const note = 'Minta pemilik akun melakukannya.';
  const { body } = JSON.parse(pushPayload({ id: 'x', title: 'Kuota habis', body: 'a'.repeat(400), note, path: '/' }));
  expect(body).toHaveLength(300);
  expect(body.endsWith(`a… ${note}`)).toBe(true);
});

test('short news reach the device whole', () => {
  const notice = { id: 'x', title: '🙏'.repeat(100), body: '🙏'.repeat(300), path: '/' };
  expect(JSON.parse(pushPayload({ ...notice, note: null }))).toEqual(notice);
});

test.each([
  ['handover', 'high'],
  ['question', 'high'],
  ['offline', 'high'],
  ['order', 'normal'],
])('news of %s are of %s urgency', (kind, urgency) => {
  expect(urgencyOf(kind)).toBe(urgency);
});

test('a topic is short enough for every push service', () => {
  expect(topicOf('0198a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b')).toMatch(/^[A-Za-z0-9_-]{22}$/);
});
