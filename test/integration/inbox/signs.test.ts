import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';
import { freshPhone } from '../../support/owners.ts';

/* A message of only a sticker or emoji gets no answer and costs nothing, unless it answers a question of the bot. */

let modules: TestModules;
let app: INestApplicationContext;
let botId: BotId;

beforeAll(async () => {
  modules = await openTestModules();
  app = await modules.open([ConversationsModule]);
  ({ botId } = await makeOwner(modules));
});
afterAll(() => modules.close());

const sign = { body: '👍' } as const;
const sticker = { kind: 'sticker', body: '' } as const;

/** Creates a conversation in which the bot has answered the lead's question with this text. */
async function answeredWith(body: string): Promise<{ id: string; from: (more: object) => Promise<void> }> {
  const chat = chatOf(freshPhone());
  const [first] = await receive(app, [inbound(botId, chat, { body: 'Ada kaos?' })], false);
  const id = first!.conversationId;
  await modules.sql(
    `WITH said AS (UPDATE conversations SET last_seq = last_seq + 1, answered_turn = turn WHERE id = $1 RETURNING last_seq)
     INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status) SELECT $2, $3, $1, last_seq, 'bot', 'text', $4, $5, 'sent' FROM said`,
    [id, randomUUID(), botId, body, randomUUID()],
  );
  return { id, from: async (more) => void (await receive(app, [inbound(botId, chat, more)], false)) };
}

const turnsOf = async (id: string): Promise<unknown> =>
  (await modules.sql(`SELECT turn - answered_turn AS open, unread FROM conversations WHERE id = $1`, [id]))[0];

describe.each([
  ['an emoji', sign],
  ['a sticker', sticker],
])('%s alone', (_what, more) => {
  test('after a statement of the bot is stored and unread, and waits for no answer', async () => {
    const talk = await answeredWith('Ada kak, kaos hitam Rp 85.000.');
    await talk.from(more);
    expect(await turnsOf(talk.id)).toEqual({ open: 0, unread: 2 });
  });

  test.each([
    'Mau warna apa kak?',
    'Jadi kami kirim hari ini ya kak? 😊',
    'Boleh? (atau besok?)',
    'Jadi 2 pcs ya Kak? Kalau cocok saya totalkan.',
    'Siap, dikirim ke Jalan Melati 3 ya Kak? Nanti totalnya Rp 150.000 🙏',
    'Mau yang hitam?\n\nMohon dikonfirmasi ya Kak!',
  ])('after %j answers it', async (question) => {
    const talk = await answeredWith(question);
    await talk.from(more);
    expect(await turnsOf(talk.id)).toMatchObject({ open: 1 });
  });

  test('answers a question only once', async () => {
    const talk = await answeredWith('Mau warna apa kak?');
    await talk.from(more);
    await talk.from(more);
    expect(await turnsOf(talk.id)).toMatchObject({ open: 1 });
  });

  test('as the first word of somebody new waits for no answer', async () => {
    const [first] = await receive(app, [inbound(botId, chatOf(freshPhone()), more)], false);
    expect(await turnsOf(first!.conversationId)).toEqual({ open: 0, unread: 1 });
  });

  test('beside words in one batch changes nothing for the words', async () => {
    const chat = chatOf(freshPhone());
    const [first] = await receive(app, [inbound(botId, chat, more), inbound(botId, chat, { body: 'Ada kaos?' })], false);
    expect(await turnsOf(first!.conversationId)).toEqual({ open: 1, unread: 2 });
  });
});

describe('a sign after an answer of several bubbles', () => {
  /** Stores an answer with these bubbles. The lead then sends an emoji or a sticker. */
  async function after(...bubbles: { body: string; kind?: string; turn: number | null; sender?: string }[]): Promise<unknown> {
    const chat = chatOf(freshPhone());
    const [first] = await receive(app, [inbound(botId, chat, { body: 'Ada kaos?' })], false);
    const id = first!.conversationId;
    for (const { body, kind = 'text', turn, sender = 'bot' } of bubbles)
      await modules.sql(
        `WITH said AS (UPDATE conversations SET last_seq = last_seq + 1, answered_turn = turn WHERE id = $1 RETURNING last_seq)
         INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, turn) SELECT $2, $3, $1, last_seq, $7, $6, $4, $5, 'sent', $8 FROM said`,
        [id, randomUUID(), botId, body, randomUUID(), kind, sender, turn],
      );
    await receive(app, [inbound(botId, chat, sign)], false);
    return turnsOf(id);
  }
  const question = { body: 'Mau warna apa kak?', turn: 1 };

  test('answers its question, also when a photo or another bubble follows that', async () => {
    expect(await after(question, { body: '', kind: 'image', turn: 1 })).toMatchObject({ open: 1 });
    expect(await after(question, { body: 'Ini daftarnya kak.', turn: 1 }, { body: '', kind: 'image', turn: 1 })).toMatchObject({ open: 1 });
  });

  test('answers no question of an earlier answer, nor one after which the owner wrote', async () => {
    expect(await after(question, { body: 'Siap kak.', turn: 2 })).toMatchObject({ open: 0 });
    expect(await after(question, { body: 'Saya cek dulu', turn: null, sender: 'owner' })).toMatchObject({ open: 0 });
    expect(await after(question, { body: 'Cek', turn: null, sender: 'owner' }, { body: 'Siap kak.', turn: 1 })).toMatchObject({ open: 0 });
  });
});

test.each([
  'Mau kaos? Ini daftarnya kak.',
  'Kenapa lama? Kalau hujan, kurirnya menunggu. Hari ini sudah berangkat.',
  'Mau dua? Siap Kak. Kalau sudah sampai kabari ya.',
])('an answered question in the middle of a text is no question any more: %j', async (body) => {
  const talk = await answeredWith(body);
  await talk.from(sign);
  expect(await turnsOf(talk.id)).toMatchObject({ open: 0 });
});

test('a sign that becomes a text by an edit is answered; one that is deleted is not', async () => {
  const [edited, deleted] = [await answeredWith('Siap kak.'), await answeredWith('Siap kak.')];
  for (const talk of [edited, deleted]) await talk.from({ ...sign, waId: `SIGN-${talk.id}` });
  await edited.from({ body: 'Yang merah ada?', waId: `SIGN-${edited.id}`, edited: true });
  await deleted.from({ kind: 'deleted', body: '', waId: `SIGN-${deleted.id}`, edited: true });
  expect(await turnsOf(edited.id)).toMatchObject({ open: 1 });
  expect(await turnsOf(deleted.id)).toMatchObject({ open: 0 });
});
