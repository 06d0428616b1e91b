import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { PromptsModule } from '#core/features/prompts/prompts.module';
import { PromptsService } from '#core/features/prompts/prompts.service';
import { RepliesModule } from '#core/features/replies/replies.module';
import { RepliesService } from '#core/features/replies/replies.service';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { chatOf, inbound, makeBot, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';
import { Sandbox } from '../../support/sandbox.ts';

/*
 * Three photos of a product and five photos of an answer. The limit is checked in the model's input and in the photos
 * that the lead gets.
 */

let modules: TestModules;
let sandbox: Sandbox;
let app: INestApplicationContext;
let phones = 6281460000000;
const products = ['Kopi Gayo', 'Kopi Toraja', 'Teh Melati'] as const;

beforeAll(async () => {
  [modules, sandbox] = await Promise.all([openTestModules(), Sandbox.start()]);
  app = await modules.open(
    [ConversationsModule, PromptsModule, RepliesModule],
    sandboxSettings(sandbox.addresses, {}) as Record<string, string>,
  );
});
afterEach(() => sandbox.llm.heal());
afterAll(async () => {
  await modules?.close();
  await sandbox?.close();
});

const shown = (name: string) => `Ini foto ${name} ya, Kak.`;
const later = 'Foto lainnya boleh saya kirim setelah ini, Kak?';

test.each([
  ['room is left for one', [3, 1, 2], [3, 1, 1], [shown('Kopi Gayo'), shown('Kopi Toraja'), shown('Teh Melati')]],
  ['the answer is exactly full', [3, 2, 1], [3, 2, 0], [shown('Kopi Gayo'), shown('Kopi Toraja'), later]],
  ['one product has more than an answer takes', [4, 3, 1], [3, 2, 0], [shown('Kopi Gayo'), shown('Kopi Toraja'), later]],
])('%s', async (_, links, sent, results) => {
  const botId = await makeBot(modules, 10);
  const address = (at: number, nth: number) => `${sandbox.addresses.photos}/shop/gayo.jpg?of=${at}-${nth}`;
  const list = products.map((name, at) => `${name}: ${Array.from({ length: links[at]! }, (__, nth) => address(at, nth)).join(' ')}`);
  await app.get(PromptsService).save(botId, { prompt: 'Toko Kopi Sari.', secondaryPrompt: list.join('\n') });
  const toolCalls = products.map((nama) => ({ name: 'kirim_foto_produk', arguments: { nama } }));
  await sandbox.llm.fault({
    next: [
      { kind: 'reply', toolCalls },
      { kind: 'reply', content: `Ini foto ${products.join(', ')} ya Kak.` },
    ],
  });
  const [stored] = await receive(app, [inbound(botId, chatOf(String((phones += 1))), { body: 'Boleh lihat fotonya?' })], false);
  await app.get(RepliesService).generate(botId, stored!.conversationId, new AbortController().signal);
  const messages: { role: string; content: string }[] = (await sandbox.llm.requests()).at(-1)!.request.messages;
  expect(messages.filter(({ role }) => role === 'tool').map(({ content }) => content)).toEqual(results);
  const photos = await modules.sql(`SELECT body FROM messages WHERE conversation_id = $1 AND kind = 'image' AND sender = 'bot'`, [
    stored!.conversationId,
  ]);
  expect(photos).toHaveLength(sent[0]! + sent[1]! + sent[2]!);
});
