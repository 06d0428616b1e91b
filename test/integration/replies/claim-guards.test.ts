import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { ConversationId, OwnerId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { RepliesModule } from '#core/features/replies/replies.module';
import { RepliesService } from '#core/features/replies/replies.service';
import { Clock } from '#core/platform/clock/clock';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { chatOf, inbound, makeOwner, openRooms, receive, type Rooms } from '../../support/core/conversation-house.ts';
import { Sandbox } from '../../support/sandbox.ts';

let rooms: Rooms;
let sandbox: Sandbox;
let house: INestApplicationContext;
let phones = 6281300000000;

beforeAll(async () => {
  [rooms, sandbox] = await Promise.all([openRooms(), Sandbox.start()]);
  house = await rooms.open([ConversationsModule, RepliesModule], sandboxSettings(sandbox.addresses, {}) as Record<string, string>);
});
afterAll(async () => {
  await rooms?.close();
  await sandbox?.close();
});

const nextPhone = () => String((phones += 1));
const answer = (owner: OwnerId, conversationId: ConversationId) =>
  house.get(RepliesService).generate(owner, conversationId, new AbortController().signal);

/** A lead of that owner who has written and waits. */
async function waiting(owner: OwnerId, pn = nextPhone(), at = new Date()): Promise<ConversationId> {
  const [first] = await receive(house, [inbound(owner, chatOf(pn), { at })], false);
  return first!.conversationId;
}

test('a takeover that has ended forbids nothing: the sweep finds who waits, and they are answered', async () => {
  const owner = await makeOwner(rooms);
  const [ended, lasting] = [await waiting(owner), await waiting(owner)];
  const take = (id: ConversationId, until: string) =>
    rooms.sql(`UPDATE conversations SET takeover_until = now() + $2::interval WHERE id = $1`, [id, until]);
  await take(ended, '-1 minute');
  await take(lasting, '1 hour');
  expect(await house.get(RepliesService).sweep()).toBe(1);
  expect(await answer(owner, ended)).toMatchObject({ kind: 'answered' });
  expect(await answer(owner, lasting)).toEqual({ kind: 'silent', reason: 'hold' });
});

test('the blacklist of another owner silences nobody', async () => {
  const [owner, other] = [await makeOwner(rooms), await makeOwner(rooms)];
  const pn = nextPhone();
  await rooms.sql(`INSERT INTO blacklist (owner_id, pn) VALUES ($1, $2)`, [other, pn]);
  const [here, there] = [await waiting(owner, pn), await waiting(other, pn)];
  expect(await answer(owner, here)).toMatchObject({ kind: 'answered' });
  expect(await answer(other, there)).toEqual({ kind: 'silent', reason: 'blacklisted' });
});

test('another owner’s conversation is not answered', async () => {
  const [owner, other] = [await makeOwner(rooms), await makeOwner(rooms)];
  const theirs = await waiting(other);
  expect(await answer(owner, theirs)).toMatchObject({ kind: 'silent' });
  expect(await rooms.sql(`SELECT 1 FROM replies WHERE conversation_id = $1`, [theirs])).toEqual([]);
});

test('an answer counts for the day it is in Jakarta', async () => {
  const owner = await makeOwner(rooms);
  const clock = house.get(Clock);
  const day = (daysFromNow: number) => new Date(Date.now() + daysFromNow * 86_400_000).toISOString().slice(0, 10);
  const evening = new Date(`${day(2)}T18:30:00Z`); // half past one of the next day there
  const now = clock.now.bind(clock);
  clock.now = () => evening;
  try {
    const conversationId = await waiting(owner, nextPhone(), evening);
    expect(await answer(owner, conversationId)).toMatchObject({ kind: 'answered' });
  } finally {
    clock.now = now;
  }
  expect(await rooms.sql(`SELECT day::text FROM daily_message_counts WHERE owner_id = $1`, [owner])).toEqual([{ day: day(3) }]);
});
