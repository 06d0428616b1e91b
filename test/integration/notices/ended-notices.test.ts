import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { ConversationId, NoticeId } from '#contracts/values/ids';
import { EventsModule } from '#core/features/events/events.module';
import { EventsService } from '#core/features/events/events.service';
import type { NewEvent } from '#core/features/events/events.types';
import { NotificationsModule } from '#core/features/notifications/notifications.module';
import { NotificationsService } from '#core/features/notifications/notifications.service';
import { EndedNeeds } from '#core/features/subscribers/ended-needs.service';
import { SubscribersModule } from '#core/features/subscribers/subscribers.module';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import type { Shop } from '../../support/core/open-account.ts';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';
import { delivered } from '../../support/events/delivered.ts';

/* The events that close a serious notice. They leave notices of other problems and of other bots open. */

/** Open notices: the start of their key, with their kind. Notices about a lead contain the conversation's id. */
const ofBot = { 'offline:logged_out': 'offline', 'outage:deaf': 'offline', 'usage:1': 'usage' } as const;
const ofAccount = { 'quota:100': 'quota', 'expiry:0': 'expiry', 'trial-number:1': 'expiry', 'storage:1': 'storage' } as const;
const ofLead = {
  'handover:1': 'handover',
  'handover-late:1': 'handover',
  'question:1': 'question',
  'unreadable:1': 'handover',
  'llm-failed:first': 'handover',
  'closing-deleted:1': 'closing',
  'loop:1': 'handover',
} as const;
const all = { ...ofBot, ...ofAccount, ...ofLead };

let modules: TestModules;
let context: INestApplicationContext;
let shop: Shop;
let other: Shop;
let conversationId: ConversationId;

beforeAll(async () => {
  modules = await openTestModules();
  context = await modules.open([EventsModule, NotificationsModule, SubscribersModule]);
});
beforeEach(async () => {
  [shop, other] = [await makeOwner(modules), await makeOwner(modules)];
  for (const { accountId, botId } of [other, shop]) {
    const [message] = await receive(context, [inbound(botId, chatOf('6281280000001'))], false);
    ({ conversationId } = message!);
    for (const [key, kind] of Object.entries(all)) {
      const about = key in ofLead ? conversationId : null;
      await modules.sql(
        `INSERT INTO notifications (id, account_id, bot_id, kind, dedupe_key, title, body, serious, conversation_id)
         VALUES ($1, $2, $3, $4, $5, 't', 'b', true, $6)`,
        [newId<NoticeId>(), accountId, botId, kind, key, about],
      );
    }
    await modules.sql(`UPDATE conversations SET needs_owner_since = now(), needs_owner_reason = 'bot-called' WHERE id = $1`, [
      conversationId,
    ]);
  }
});
afterAll(() => modules?.close());

const announce = async (event: NewEvent) => {
  await context.get(Database).transaction((tx) => context.get(EventsService).append(tx, event));
  await delivered(context);
};
const notices = () => context.get(NotificationsService);

interface Row {
  readonly what: string;
  readonly act: () => Promise<unknown>;
  readonly ends: readonly (keyof typeof all)[];
}

const rows: readonly Row[] = [
  {
    what: 'a new package',
    act: () => announce({ accountId: shop.accountId, kind: 'package.activated', facts: { packageId: 'ai-1000' } }),
    ends: ['quota:100', 'expiry:0', 'trial-number:1'],
  },
  {
    what: 'the end of an outage',
    act: () => {
      const facts = { since: new Date(0).toISOString(), until: new Date(1).toISOString() };
      return announce({ accountId: shop.accountId, botId: shop.botId, kind: 'session.online', facts });
    },
    ends: ['offline:logged_out', 'outage:deaf'],
  },
  {
    what: 'a session that is linked again',
    act: () => notices().settleEndings(shop.botId, { inOutage: false }),
    ends: ['offline:logged_out', 'outage:deaf'],
  },
  {
    what: 'a session that is linked again during an outage',
    act: () => notices().settleEndings(shop.botId, { inOutage: true }),
    ends: ['offline:logged_out'],
  },
  {
    what: 'a chat that needs the owner no more',
    act: async () => {
      await modules.sql(`UPDATE conversations SET needs_owner_since = NULL, needs_owner_reason = NULL WHERE id = $1`, [conversationId]);
      await context.get(EndedNeeds).sweep();
    },
    ends: ['handover:1', 'handover-late:1', 'question:1', 'unreadable:1', 'llm-failed:first'],
  },
  { what: 'a look at chats of which all still wait', act: () => context.get(EndedNeeds).sweep(), ends: [] },
  {
    what: 'a chat that is seen',
    act: () => notices().markSeen(shop.botId, [conversationId]),
    ends: ['handover:1', 'handover-late:1', 'question:1', 'unreadable:1', 'llm-failed:first', 'closing-deleted:1', 'loop:1'],
  },
];

test.each(rows)('$what ends the notices that it concerns', async ({ act, ends }) => {
  const ended = async ({ accountId }: Shop) => {
    const found = await modules.sql<{ key: string }>(
      `SELECT dedupe_key AS key FROM notifications WHERE account_id = $1 AND serious AND handled_at IS NOT NULL`,
      [accountId],
    );
    return new Set(found.map(({ key }) => key));
  };
  await act();
  expect([await ended(shop), await ended(other)]).toEqual([new Set(ends), new Set()]);
});
