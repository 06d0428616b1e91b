import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { BotId } from '#contracts/values/ids';
import { FollowUpPlanner } from '#core/features/followups/follow-up-planner.service';
import { FollowUpQueue } from '#core/features/followups/follow-up-queue.service';
import { FollowUpTestApp, own, off } from '../../support/core/follow-up-test-app.ts';

/*
 * Each outcome of a follow-up is published as one event. The test panel-events.test covers the events of open panels.
 */
let app: FollowUpTestApp;
beforeAll(async () => {
  app = await FollowUpTestApp.open();
});
afterAll(() => app?.close());

/** Kinds and facts of a bot's events since the last call, in order. */
async function announced(botId: BotId): Promise<unknown[]> {
  const events = await app.modules.sql<{
    kind: string;
    facts: Record<string, unknown>;
    account_id: string;
    conversation_id: string | null;
  }>(`DELETE FROM domain_events WHERE bot_id = $1 RETURNING position, kind, facts, account_id, conversation_id`, [botId]);
  return events.map(({ kind, facts, conversation_id }) => [kind, facts, conversation_id]);
}

async function oneSilentLead(config = { day1: own('Hari satu, {nama}'), day2: own('Hari dua, {nama}'), day3: off }) {
  app.travelTo('2027-03-10T03:00:00Z');
  const botId = await app.owner(config);
  const conversationId = await app.silentLead(botId, 'Budi');
  await announced(botId);
  return { botId, conversationId };
}

test('planned, sent and left out: one event each', async () => {
  const { botId, conversationId } = await oneSilentLead();
  await app.plan();
  expect(await announced(botId)).toEqual([['followups.planned', { count: 3 }, null]]);
  await app.plan();
  expect(await announced(botId)).toEqual([]);

  app.travelTo('2027-03-11T03:00:00Z');
  expect((await app.run(botId)).sent).toBe(1);
  const [message] = await app.modules.sql(`SELECT id FROM messages WHERE conversation_id = $1 AND body = 'Hari satu, Budi'`, [
    conversationId,
  ]);
  const [contact] = await app.modules.sql(`SELECT k.pn FROM contacts k JOIN conversations c ON c.contact_id = k.id WHERE c.id = $1`, [
    conversationId,
  ]);
  expect(await announced(botId)).toEqual([
    ['followup.sent', { lead: { name: 'Budi', contact: contact!.pn }, day: 1, messageId: message!.id, writtenBy: 'owner' }, conversationId],
  ]);

  // It is too late for the follow-up of the second day, and the third day is switched off.
  app.travelTo('2027-03-15T03:00:00Z');
  expect((await app.run(botId)).sent).toBe(0);
  expect(await announced(botId)).toEqual([
    ['followup.left-out', { day: 2, outcome: 'skipped', reason: 'late' }, conversationId],
    ['followup.left-out', { day: 3, outcome: 'skipped', reason: 'off' }, conversationId],
  ]);
});

test('one event for all that the owner cancels at once, and none when nothing was planned', async () => {
  const { botId, conversationId } = await oneSilentLead();
  await app.plan();
  await announced(botId);
  const queue = app.context.get(FollowUpQueue);
  expect(await queue.cancel(botId, { conversationId })).toBe(3);
  expect(await announced(botId)).toEqual([['followups.cancelled', { count: 3, reason: 'owner' }, null]]);
  expect(await queue.cancel(botId, { conversationId })).toBe(0);
  expect(await announced(botId)).toEqual([]);
});

test('the end of a package cancels what is planned, and is announced as the reason', async () => {
  const { botId } = await oneSilentLead();
  await app.plan();
  await announced(botId);
  await app.modules.sql(`UPDATE subscriptions SET expires_at = $2 WHERE account_id = (SELECT account_id FROM bots WHERE id = $1)`, [
    botId,
    new Date(app.now.getTime() - 1),
  ]);
  await app.context.get(FollowUpPlanner).cancelExpired();
  expect(await announced(botId)).toEqual([['followups.cancelled', { count: 3, reason: 'package' }, null]]);
});
