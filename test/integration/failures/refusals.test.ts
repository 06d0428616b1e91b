import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { RepliesModule } from '#core/features/replies/replies.module';
import { RepliesService } from '#core/features/replies/replies.service';
import { SubscribersModule } from '#core/features/subscribers/subscribers.module';
import { refusals } from '../../../sandbox/llm/refusals.ts';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';
import { Sandbox } from '../../support/sandbox.ts';

let modules: TestModules;
let sandbox: Sandbox;
let app: INestApplicationContext;
let botId: BotId;
let phones = 6281650000000;
const never = new AbortController().signal;

beforeAll(async () => {
  [modules, sandbox] = await Promise.all([openTestModules(), Sandbox.start()]);
  const env = { ...(sandboxSettings(sandbox.addresses, {}) as Record<string, string>), LLM_DEADLINE_MS: '4000' };
  app = await modules.open([ConversationsModule, RepliesModule, SubscribersModule], env);
  ({ botId } = await makeOwner(modules, 1_000));
});
afterEach(() => sandbox.llm.heal());
afterAll(async () => {
  await modules.close();
  await sandbox.close();
});

async function lead(): Promise<ConversationId> {
  const [first] = await receive(app, [inbound(botId, chatOf(String((phones += 1))), { body: 'Halo, ada stok?' })], false);
  return first!.conversationId;
}
const newestRequest = async (): Promise<number> => (await sandbox.call('GET', '/llm/requests')).newestSeq;

/** Outcome of a turn and number of requests. The key is the last word of the refusal's name. */
const outcomes: Readonly<Record<string, readonly [outcome: unknown, requests: number]>> = {
  call: ['asked', 2],
  checked: ['asked', 2],
  // The second request has a shorter history.
  context: ['context', 2],
  filter: ['asked', 1],
  billing: ['billing', 1],
  key: ['auth', 1],
  model: ['model', 1],
};

test.each(Object.keys(refusals))('%s, permanently', async (row) => {
  await sandbox.llm.fault({ next: { kind: 'error', row, times: 'always' } });
  const conversationId = await lead();
  const before = await newestRequest();
  const outcome = await app
    .get(RepliesService)
    .generate(botId, conversationId, never)
    .then(
      () => 'asked',
      (error: { failure?: string }) => error.failure,
    );
  expect([outcome, (await sandbox.llm.requests(before)).length]).toEqual(outcomes[row.split('_').at(-1)!]);
  const said = await modules.sql(`SELECT body FROM messages WHERE conversation_id = $1 AND sender = 'bot'`, [conversationId]);
  expect(said).toEqual(outcome === 'asked' ? [{ body: 'Baik Kak, saya tanyakan dulu ya. Nanti saya kabari di chat ini.' }] : []);
});
