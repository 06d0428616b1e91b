import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { MessagesService } from '#core/features/conversations/messages/messages.service';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';
import { freshPhone } from '../../support/owners.ts';

let modules: TestModules;
let app: INestApplicationContext;

beforeAll(async () => {
  modules = await openTestModules();
  app = await modules.open([ConversationsModule]);
});
afterAll(() => modules.close());

describe('the owner is told that two AIs answer', () => {
  const noticesAfter = async (metaAiAnswers: boolean): Promise<number> => {
    const { botId, accountId } = await makeOwner(modules);
    await modules.sql(
      `INSERT INTO bot_settings (bot_id, meta_ai_answers) VALUES ($1, $2) ON CONFLICT (bot_id) DO UPDATE SET meta_ai_answers = EXCLUDED.meta_ai_answers`,
      [botId, metaAiAnswers],
    );
    const chat = chatOf(freshPhone());
    await receive(app, [inbound(botId, chat), inbound(botId, chat, { sender: 'owner', origin: 'meta-ai', body: 'Ada kak', name: null })]);
    const rows = await modules.sql(`SELECT 1 FROM notifications WHERE account_id = $1 AND title LIKE 'Dua AI%'`, [accountId]);
    return rows.length;
  };

  test('unless the owner chose that Meta’s agent answers', async () => {
    expect(await noticesAfter(false)).toBe(1);
    expect(await noticesAfter(true)).toBe(0);
  });
});

describe('a lead who chooses another name', () => {
  let botId: BotId;
  beforeAll(async () => void ({ botId } = await makeOwner(modules)));

  const nameOf = async (pn: string) =>
    (await modules.sql(`SELECT name, own_name AS own FROM contacts WHERE bot_id = $1 AND pn = $2`, [botId, pn]))[0];

  test('is shown under it, by a message or by a report of WhatsApp', async () => {
    const pn = freshPhone();
    await receive(app, [inbound(botId, chatOf(pn), { name: 'Budi' })], false);
    await receive(app, [inbound(botId, chatOf(pn), { name: 'Budi Jaya' })], false);
    expect(await nameOf(pn)).toEqual({ name: 'Budi Jaya', own: 'Budi Jaya' });
    await receive(app, [inbound(botId, chatOf(pn), { name: null })], false);
    await app.get(MessagesService).learnNames(botId, [{ pn, lid: null, name: null, ownName: 'Toko Jaya' }]);
    expect(await nameOf(pn)).toEqual({ name: 'Toko Jaya', own: 'Toko Jaya' });
  });

  test('keeps the name in the owner’s address book', async () => {
    const pn = freshPhone();
    await receive(app, [inbound(botId, chatOf(pn), { name: 'Budi' })], false);
    await app.get(MessagesService).learnNames(botId, [{ pn, lid: null, name: 'Pak Budi Grosir', ownName: null }]);
    await receive(app, [inbound(botId, chatOf(pn), { name: 'Budi Jaya' })], false);
    expect(await nameOf(pn)).toEqual({ name: 'Pak Budi Grosir', own: 'Budi Jaya' });
  });
});
