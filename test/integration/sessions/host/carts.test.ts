import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { proto } from 'baileys';
import type { BotId, ConversationId, MessageId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { CartsService } from '#core/features/conversations/messages/carts/carts.service';
import { cartPart } from '#core/outside/whatsapp/content/carts';
import { protoContext } from '#core/outside/whatsapp/proto-context';
import { newId } from '#core/platform/crypto/ids';
import { SecretBox } from '#core/platform/crypto/secret-box';
import { Carts } from '../../../../server/sessions/session/carts/carts.ts';
import { chatOf, inbound, makeBot, openTestModules, receive, type TestModules } from '../../../support/core/test-modules.ts';

/*
 * Which carts one connection requests, in which order, and how long the bot waits for the carts. WhatsApp answers
 * none of the requests.
 */

let modules: TestModules;
let context: INestApplicationContext;
let botId: BotId;
let asked: string[];
let waits: string[];
let carts: Carts;

beforeAll(async () => {
  modules = await openTestModules();
  context = await modules.open([ConversationsModule]);
});
beforeEach(async () => {
  [asked, waits] = [[], []];
  botId = await makeBot(modules);
  carts = cartsOf(context.get(CartsService));
});
afterAll(() => modules?.close());

function cartsOf(service: CartsService): Carts {
  return new Carts({
    botId,
    carts: service,
    ask: async ({ orderId }) => {
      asked.push(orderId);
      return { kind: 'unanswered' };
    },
    wait: ({ pn }, active) => void waits.push(`${active ? 'waits for' : 'goes on with'} ${pn}`),
  });
}

let leads = 0;
async function newLead(): Promise<ConversationId> {
  const [message] = await receive(context, [inbound(botId, chatOf(`62813${String((leads += 1)).padStart(8, '0')}`))], false);
  return message!.conversationId;
}
let seq = 1;
/** Stores a cart of that lead. */
async function store(name: string, lead?: ConversationId): Promise<MessageId> {
  const id = newId<MessageId>();
  const key = cartPart(proto.Message.fromObject({ orderMessage: { orderId: name, token: 'token', totalAmount1000: 1 } }))!;
  await modules.sql(
    `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, cart, proto)
     VALUES ($1, $2, $3, $4, 'lead', 'order', 'Pesanan', $5, 'delivered', '{"asked": 0}', $6)`,
    [id, botId, lead ?? (await newLead()), (seq += 1), newId(), context.get(SecretBox).seal(key, protoContext(botId))],
  );
  return id;
}
const storeMany = async (count: number, lead?: ConversationId) => {
  const names = Array.from({ length: count }, (_, nth) => `cart-${String(nth).padStart(2, '0')}`);
  for (const name of names) await store(name, lead);
  return names;
};
/** For each cart, the number of its requests. Empty when its contents will not be requested again. */
const stored = async () =>
  (await modules.sql(`SELECT cart FROM messages WHERE bot_id = $1 AND kind = 'order'`, [botId])).map(({ cart }) => cart);

test.each([0, 1, 4, 5, 6, 10, 11])('all of %s open carts are requested, each once in a connection', async (count) => {
  const names = await storeMany(count);
  await carts.askOpen();
  expect(asked.toSorted()).toEqual(names);
  await carts.askOpen();
  expect(asked).toHaveLength(count);
  expect(await stored()).toEqual(names.map(() => ({ asked: 1 })));
});

test('another connection requests them again, and the third one’s missing answer is the last', async () => {
  await storeMany(2);
  for (let nth = 0; nth < 4; nth += 1) await cartsOf(context.get(CartsService)).askOpen();
  expect(asked).toHaveLength(6);
  expect(await stored()).toEqual([null, null]);
});

test('two requests at one time request no cart twice', async () => {
  const names = await storeMany(7);
  await Promise.all([carts.askOpen(), carts.askOpen()]);
  expect(asked.toSorted()).toEqual(names);
});

test('the sixth cart of one lead within an hour is refused, and not requested', async () => {
  const names = await storeMany(6, await newLead());
  await carts.askOpen();
  expect(asked).toHaveLength(5);
  expect(names).toEqual(expect.arrayContaining(asked));
  expect((await stored()).filter((cart) => cart === null)).toHaveLength(1);
  await carts.askOpen();
  expect(asked).toHaveLength(5);
});

test('the bot waits for the chats of carts that are stored, until they have been requested', async () => {
  expect(carts.askStored(9)).toBeNull();
  carts.noteArrived(chatOf('1'), 3);
  carts.noteArrived(chatOf('2'), 4);
  carts.noteArrived(chatOf('3'), 5);
  expect(carts.askStored(2)).toBeNull();
  const names = await storeMany(2);
  const asking = carts.askStored(4);
  expect([waits, asked]).toEqual([['waits for 1', 'waits for 2'], []]);
  await asking;
  expect(asked.toSorted()).toEqual(names);
  expect(waits.slice(2)).toEqual(['goes on with 1', 'goes on with 2']);
  expect(carts.askStored(4)).toBeNull();
  await carts.askStored(5);
  expect(waits.slice(4)).toEqual(['waits for 3', 'goes on with 3']);
});

test('the bot goes on when open carts cannot be read, and the next request reads them', async () => {
  const names = await storeMany(1);
  carts.noteArrived(chatOf('1'), 1);
  await modules.sql(`ALTER TABLE messages RENAME COLUMN proto TO proto_away`);
  try {
    await expect(carts.askStored(1)).rejects.toThrow('proto');
  } finally {
    await modules.sql(`ALTER TABLE messages RENAME COLUMN proto_away TO proto`);
  }
  expect([waits, asked]).toEqual([['waits for 1', 'goes on with 1'], []]);
  await carts.askOpen();
  expect(asked).toEqual(names);
});
