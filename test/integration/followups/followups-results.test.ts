import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { FollowUpQueue } from '#core/features/followups/follow-up-queue.service';
import { FollowUpsModule } from '#core/features/followups/followups.module';
import { makeBot, openTestModules, type TestModules } from '../../support/core/test-modules.ts';

/* The newest sent follow-ups: the list returns exactly its maximum, in their order, even when one more was sent. */

let modules: TestModules;
let app: INestApplicationContext;

beforeAll(async () => {
  modules = await openTestModules();
  app = await modules.open([FollowUpsModule]);
});
afterAll(() => modules?.close());

test.each([
  [0, 0],
  [1, 1],
  [19, 19],
  [20, 20],
  [21, 20],
  [45, 20],
])('of %i sent follow-ups the newest %i are shown', async (sent, shown) => {
  const botId = await makeBot(modules);
  const fill = (text: string) => modules.sql(text, [botId, sent]);
  await fill(`INSERT INTO contacts (id, bot_id, name, pn)
    SELECT gen_random_uuid(), $1::uuid, 'Pelanggan ' || n, (628130000000 + n)::text FROM generate_series(1, $2::int) n`);
  await modules.sql(
    `INSERT INTO conversations (id, bot_id, contact_id, jid, last_seq, lead_last_at)
     SELECT gen_random_uuid(), bot_id, id, pn || '@s.whatsapp.net', 1, now() - interval '3 days' FROM contacts WHERE bot_id = $1`,
    [botId],
  );
  await modules.sql(
    `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status)
     SELECT gen_random_uuid(), bot_id, id, 1, 'bot', 'text', 'Masih berminat Kak?', 'FOLLOW' || jid, 'read' FROM conversations WHERE bot_id = $1`,
    [botId],
  );
  // two follow-ups for each time
  await modules.sql(
    `INSERT INTO follow_ups (id, bot_id, conversation_id, silent_since, day, due_at, state, ended_at, message_id)
     SELECT gen_random_uuid(), c.bot_id, c.id, c.lead_last_at, 1, moment, 'sent', moment, m.id
     FROM conversations c JOIN contacts k ON k.id = c.contact_id JOIN messages m ON m.conversation_id = c.id,
       LATERAL (SELECT now() - (right(k.pn, 3)::int / 2) * interval '1 hour' AS moment) at WHERE c.bot_id = $1`,
    [botId],
  );
  const newest = await modules.sql<{ id: string }>(`SELECT id FROM follow_ups WHERE bot_id = $1 ORDER BY ended_at DESC, id DESC`, [botId]);
  const { funnel, recent } = await app.get(FollowUpQueue).results(botId);
  expect(recent.map(({ id }) => id)).toEqual(newest.slice(0, shown).map(({ id }) => id));
  // Follow-ups that the list does not show are counted too.
  expect(funnel.map((one) => one.sent)).toEqual([sent, 0, 0]);
});
