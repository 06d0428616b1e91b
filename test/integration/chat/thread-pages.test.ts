import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { MessageView } from '#contracts/http/chat/chat';
import type { BotId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { ChatsService } from '#core/features/conversations/inbox/chats.service';
import { InboxModule } from '#core/features/conversations/inbox/inbox.module';
import { messagesBefore } from '../../../client/src/features/chat/chat.rules.ts';
import { messagesAfter } from '../../../client/src/features/chat/thread/newer-pages.rules.ts';
import { makeBot, openTestModules, type TestModules } from '../../support/core/test-modules.ts';
import { fillThreads } from '../../support/long-threads.ts';

/*
 * A page of a chat has a limit of bytes too: 200 messages of the longest text, each quoting another, are 80 MB, which is
 * read, written as JSON and kept until the browser has taken it.
 */
let modules: TestModules;
let app: INestApplicationContext;
const phone = '628130000001';
const messages = 30;
const pageBytesMax = limits.threadPageBytes + 400_000;

beforeAll(async () => {
  modules = await openTestModules();
  app = await modules.open([InboxModule]);
});
afterAll(() => modules.close());

/** A chat in which every message has the maximum length, in characters of three bytes, and quotes such a message. */
async function longest(): Promise<BotId> {
  const botId = await makeBot(modules);
  await fillThreads((text, params) => modules.sql(text, params), botId, { threads: 1, messages });
  await modules.sql(
    `UPDATE messages SET body = repeat('€', 65536),
       quoted = jsonb_build_object('kind', 'text', 'body', repeat('€', 65536), 'sender', 'lead', 'proved', true) WHERE bot_id = $1`,
    [botId],
  );
  return botId;
}

const bytesOf = (page: readonly MessageView[]) => Buffer.byteLength(JSON.stringify(page));

test('a chat of the longest messages is read in short pages, and the panel reads each message once', async () => {
  const botId = await longest();
  const chats = app.get(ChatsService);
  const backwards: number[] = [];
  for (let before: number | undefined = Number.MAX_SAFE_INTEGER; before !== undefined;) {
    const page = await chats.messages(botId, phone, { limit: limits.pageSize, before });
    expect(bytesOf(page)).toBeLessThan(pageBytesMax);
    backwards.unshift(...page.map(({ seq }) => seq));
    before = messagesBefore(page, limits.pageSize);
  }
  const forwards: number[] = [];
  for (let from: number | undefined = 1; from !== undefined;) {
    const page = await chats.messages(botId, phone, { limit: 25, from });
    expect(bytesOf(page)).toBeLessThan(pageBytesMax);
    forwards.push(...page.map(({ seq }) => seq));
    from = messagesAfter(page, 25);
  }
  const all = Array.from({ length: messages }, (_, at) => at + 1);
  expect([backwards, forwards]).toEqual([all, all]);
});

test('a page of the most rows is no larger, and a short chat is one page', async () => {
  expect(bytesOf(await app.get(ChatsService).messages(await longest(), phone, { limit: limits.pageSizeMax }))).toBeLessThan(pageBytesMax);
  const botId = await makeBot(modules);
  await fillThreads((text, params) => modules.sql(text, params), botId, { threads: 1, messages: 3 });
  const page = await app.get(ChatsService).messages(botId, phone, { limit: limits.pageSize });
  expect(page.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect([messagesBefore(page, limits.pageSize), messagesAfter(page, 25)]).toEqual([undefined, undefined]);
});
