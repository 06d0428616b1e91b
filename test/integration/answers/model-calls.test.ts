import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { RepliesModule } from '#core/features/replies/replies.module';
import { RepliesService } from '#core/features/replies/replies.service';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { chatOf, inbound, makeBot, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';
import { Sandbox } from '../../support/sandbox.ts';

/* How often the model is asked for one turn, counted at the model: an extra call changes no answer, but costs time and money. */

let modules: TestModules;
let sandbox: Sandbox;
let app: INestApplicationContext;
let phones = 6281750000000;

beforeAll(async () => {
  [modules, sandbox] = await Promise.all([openTestModules(), Sandbox.start()]);
  app = await modules.open([ConversationsModule, RepliesModule], sandboxSettings(sandbox.addresses, {}) as Record<string, string>);
});
afterEach(() => sandbox.llm.heal());
afterAll(async () => {
  await modules?.close();
  await sandbox?.close();
});

const text = { kind: 'reply', content: 'Baik Kak, dicatat.' };
const note = { kind: 'reply', toolCalls: [{ name: 'catat_pelanggan', arguments: { nama: 'Budi' } }] };
const paid = 'Halo kak, saya Budi, sudah saya transfer ya';

test.each([
  ['a text', 'Halo kak, masih buka?', [text], 1],
  ['a tool and then a text', 'Halo kak, saya Budi', [note, text], 2],
  ['a text to a claim of a payment', paid, [text], 1],
  ['a tool and then a text to a claim of a payment', paid, [note, text], 2],
  ['tools only to a claim of a payment', paid, [note, note, note], 2],
])('%s: the number of calls', async (_, body, next, calls) => {
  const botId = await makeBot(modules, 10);
  const [stored] = await receive(app, [inbound(botId, chatOf(String((phones += 1))), { body })], false);
  await sandbox.llm.fault({ next });
  const before = (await sandbox.llm.requests()).at(-1)?.seq ?? 0;
  const outcome = await app.get(RepliesService).generate(botId, stored!.conversationId, new AbortController().signal);
  expect(outcome.kind).toBe('answered');
  expect(await sandbox.llm.requests(before)).toHaveLength(calls);
});
