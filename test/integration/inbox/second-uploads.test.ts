import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import type { InboundMessage } from '#core/features/conversations/conversations.types';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';

let modules: TestModules;
let app: INestApplicationContext;
let botId: BotId;
let chat: InboundMessage['chat'];
let people = 0;

beforeAll(async () => {
  modules = await openTestModules();
  app = await modules.open([ConversationsModule]);
  ({ botId } = await makeOwner(modules));
});
beforeEach(() => {
  people += 1;
  chat = chatOf(`62815000000${10 + people}`, `7000000000${10 + people}`);
});
afterAll(() => modules.close());

const waId = () => `3EB0${people}`;
const media = (mimetype = 'image/jpeg') => ({ mimetype, seconds: null });
const first = (body: string, more: Partial<InboundMessage> = {}) =>
  inbound(botId, chat, { waId: waId(), kind: 'image', body, media: media(), proto: Buffer.from('first'), ...more });
const second = (body = '', more: Partial<InboundMessage> = {}) => first(body, { proto: Buffer.from('second'), again: true, ...more });
const edit = (body: string, more: Partial<InboundMessage> = {}) =>
  inbound(botId, chat, { waId: waId(), kind: 'image', body, edited: true, ...more });

/** The messages of this test's lead, and the chat's summary of them. */
async function stored() {
  const rows = await modules.sql(
    `SELECT m.body, m.kind, m.turn, m.media->>'mimetype' AS type, convert_from(m.proto, 'UTF8') AS proto, c.turn AS last_turn, c.unread, c.message_count AS count,
       c.last_preview AS preview FROM messages m JOIN conversations c ON c.id = m.conversation_id JOIN contacts k ON k.id = c.contact_id
     WHERE k.pn = $1 ORDER BY m.seq`,
    [chat.pn],
  );
  return rows;
}
const answerAll = () =>
  modules.sql(`UPDATE conversations c SET answered_turn = turn FROM contacts k WHERE k.id = c.contact_id AND k.pn = $1`, [chat.pn]);

describe('a photo whose second upload comes before it', () => {
  test.each([
    ['in two commits', (messages: InboundMessage[]) => messages.map((one) => [one])],
    ['in one commit', (messages: InboundMessage[]) => [messages]],
  ])('is one message with its own words (%s)', async (_, commits) => {
    for (const messages of commits([second(), first('ini bukti transfernya')])) await receive(app, messages);
    expect(await stored()).toMatchObject([{ body: 'ini bukti transfernya', proto: 'first', count: 1, unread: 1 }]);
    expect((await stored())[0]).toMatchObject({ preview: expect.stringContaining('ini bukti transfernya') });
  });

  test('opens the turn again for its words when the photo was answered, and else not', async () => {
    await receive(app, [second()]);
    await answerAll();
    await receive(app, [first('')]);
    expect(await stored()).toMatchObject([{ turn: 1, last_turn: 1, proto: 'first' }]);
    people += 1;
    chat = chatOf(`62815000000${10 + people}`);
    await receive(app, [second()]);
    await answerAll();
    expect((await receive(app, [first('ini bukti transfernya')]))[0]).toMatchObject({ opens: true, upgraded: true });
    expect(await stored()).toMatchObject([{ turn: 2, last_turn: 2, unread: 1, count: 1 }]);
  });

  test('also when it stood as unreadable before', async () => {
    await receive(app, [first('', { kind: 'unreadable', media: null, proto: null })]);
    await receive(app, [second()]);
    await receive(app, [first('ini bukti transfernya')]);
    expect(await stored()).toMatchObject([{ body: 'ini bukti transfernya', kind: 'image', proto: 'first', count: 1 }]);
  });

  test('is the photo where its film came first, and a film where a larger film did', async () => {
    await receive(app, [second('', { kind: 'video', media: media('video/mp4') })]);
    await receive(app, [first('')]);
    expect(await stored()).toMatchObject([{ kind: 'image', type: 'image/jpeg', last_turn: 2 }]);
    people += 1;
    chat = chatOf(`62815000000${10 + people}`);
    await receive(app, [second('', { kind: 'video', media: media('video/mp4') })]);
    await receive(app, [first('unboxing kak', { kind: 'video', media: media('video/3gpp') })]);
    expect(await stored()).toMatchObject([{ kind: 'video', body: 'unboxing kak' }]);
  });

  test('is once in the joined chat of a person who had two', async () => {
    const [byNumber, byLid] = [chatOf(chat.pn), chatOf(null, chat.lid)];
    await receive(app, [first('ini bukti transfernya', { chat: byLid })]);
    await receive(app, [second('', { chat: byNumber })]);
    await receive(app, [inbound(botId, chat, { body: 'halo' })]);
    expect(await stored()).toMatchObject([{ body: 'ini bukti transfernya', proto: 'first' }, { body: 'halo' }]);
  });
});

describe('the second upload of a stored photo', () => {
  test.each([
    ['in two commits', (messages: InboundMessage[]) => messages.map((one) => [one])],
    ['in one commit', (messages: InboundMessage[]) => [messages]],
  ])('gives it the words that it has not (%s)', async (_, commits) => {
    for (const messages of commits([first(''), second('yang ini ada?')])) await receive(app, messages);
    expect(await stored()).toMatchObject([{ body: 'yang ini ada?', proto: 'first', count: 1, unread: 1 }]);
  });

  test('changes nothing else', async () => {
    await receive(app, [first('yang ini ada?')]);
    await answerAll();
    expect(await receive(app, [second('lain'), second('')])).toEqual([]);
    await receive(app, [edit('')]);
    await receive(app, [second('lain')]);
    expect(await stored()).toMatchObject([{ body: '', proto: 'first', count: 1 }]);
    await receive(app, [edit('', { kind: 'deleted' })]);
    await receive(app, [second('lain'), first('lain')]);
    expect(await stored()).toMatchObject([{ body: '', kind: 'deleted', count: 1 }]);
  });

  test('of the shop’s own message is nothing that a lead can send', async () => {
    await receive(app, [first('', { sender: 'owner' })]);
    await receive(app, [second('gratis semua')]);
    expect(await stored()).toMatchObject([{ body: '', proto: 'first', count: 1 }]);
  });
});

describe('an edit of the words of a photo', () => {
  test('stays when the photo itself comes later', async () => {
    await receive(app, [second()]);
    await receive(app, [edit('mau 3')]);
    await answerAll();
    await receive(app, [first('STOP')]);
    expect(await stored()).toMatchObject([
      { body: 'mau 3', proto: 'first', turn: 2, last_turn: 2, preview: expect.stringContaining('mau 3') },
    ]);
    expect(
      await modules.sql(
        `SELECT 1 FROM conversations c JOIN contacts k ON k.id = c.contact_id WHERE k.pn = $1 AND opted_out_at IS NOT NULL`,
        [chat.pn],
      ),
    ).toEqual([]);
  });

  test('does not keep away the photo that stood as unreadable', async () => {
    await receive(app, [first('', { kind: 'unreadable', media: null, proto: null })]);
    await receive(app, [edit('mau 3')]);
    await answerAll();
    await receive(app, [first('mau 2')]);
    expect(await stored()).toMatchObject([{ body: 'mau 3', kind: 'image', type: 'image/jpeg', proto: 'first', count: 1 }]);
  });
});
