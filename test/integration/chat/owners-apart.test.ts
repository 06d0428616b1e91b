import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { MessagesService } from '#core/features/conversations/messages/messages.service';
import type { UsernameUpdate } from '#core/features/conversations/conversations.types';
import { chatOf, inbound, makeBot, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';

/*
 * Leads write to several shops with the same number and the same privacy id, and no data of one shop reaches
 * another.
 */
let modules: TestModules;
let app: INestApplicationContext;

beforeAll(async () => {
  modules = await openTestModules();
  app = await modules.open([ConversationsModule]);
});
afterAll(() => modules?.close());

test.each([
  ['number', chatOf('6281400000001')],
  ['privacy id', chatOf(null, '77001122334455')],
])('the same %s with two owners is two contacts', async (_what, chat) => {
  const [one, other] = [await makeBot(modules), await makeBot(modules)];
  const conversations = app.get(MessagesService);
  const [ofOne] = await conversations.resolve(one, [chat]);
  const [ofOther] = await conversations.resolve(other, [chat]);
  expect(ofOther).not.toBe(ofOne);
  expect(await conversations.resolve(one, [chat])).toEqual([ofOne]);
  expect(await conversations.resolve(other, [chat])).toEqual([ofOther]);
});

test('a number learnt for a privacy id joins the contacts of that owner only', async () => {
  const [one, other] = [await makeBot(modules), await makeBot(modules)];
  const conversations = app.get(MessagesService);
  const [byLid] = await conversations.resolve(other, [chatOf(null, '77001122334466')]);
  await receive(app, [inbound(one, chatOf('6281400000002')), inbound(one, chatOf(null, '77001122334466'))]);
  await conversations.resolve(one, [chatOf('6281400000002', '77001122334466')]);
  const contactsOf = (owner: string) => modules.sql(`SELECT pn, lid FROM contacts WHERE bot_id = $1`, [owner]);
  expect(await contactsOf(one)).toEqual([{ pn: '6281400000002', lid: '77001122334466' }]);
  expect(await contactsOf(other)).toEqual([{ pn: null, lid: '77001122334466' }]);
  expect(await conversations.resolve(other, [chatOf(null, '77001122334466')])).toEqual([byLid]);
});

test('names of an address book are given to the contacts of that owner only', async () => {
  const [one, other] = [await makeBot(modules), await makeBot(modules)];
  const messages = [one, other].flatMap((owner) => [
    inbound(owner, chatOf('6281400000003'), { name: 'Budi' }),
    inbound(owner, chatOf(null, '77001122334477'), { name: 'Ani' }),
  ]);
  await receive(app, messages);
  await app.get(MessagesService).learnNames(one, [
    { pn: '6281400000003', lid: null, name: 'Pak Budi' },
    { pn: null, lid: '77001122334477', name: 'Bu Ani' },
  ]);
  const namesOf = async (owner: string) =>
    (await modules.sql(`SELECT name FROM contacts WHERE bot_id = $1 ORDER BY name`, [owner])).map((row) => row['name']);
  expect(await namesOf(one)).toEqual(['Bu Ani', 'Pak Budi']);
  expect(await namesOf(other)).toEqual(['Ani', 'Budi']);
});

test('usernames are given to and taken from the contacts of that owner only', async () => {
  const [one, other] = [await makeBot(modules), await makeBot(modules)];
  const [ani, dewi] = ['77001122334401', '77001122334402'];
  const both = [one, other].flatMap((owner) => [ani, dewi].map((lid) => inbound(owner, chatOf(null, lid))));
  await receive(app, both);
  const told = (owner: BotId, updates: UsernameUpdate[]) => app.get(MessagesService).learnUsernames(owner, updates);
  const usernamesOf = async (owner: BotId) =>
    (await modules.sql(`SELECT username FROM contacts WHERE bot_id = $1 ORDER BY lid`, [owner])).map((row) => row['username']);

  await told(one, [{ lid: ani, username: 'batik.ani' }]);
  await told(other, [{ lid: ani, username: 'batik.ani' }]);
  expect(await usernamesOf(one)).toEqual(['batik.ani', null]);
  // As far as this owner knows, the username moved to another person.
  await told(one, [{ lid: dewi, username: 'batik.ani' }]);
  expect(await usernamesOf(one)).toEqual([null, 'batik.ani']);
  await told(one, [{ lid: ani, username: 'ani' }]);
  expect(await usernamesOf(one)).toEqual(['ani', 'batik.ani']);
  expect(await usernamesOf(other)).toEqual(['batik.ani', null]);
});
