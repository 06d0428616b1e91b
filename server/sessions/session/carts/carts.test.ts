import { beforeEach, expect, test } from '@jest/globals';
import type { BotId, ConversationId, MessageId } from '#contracts/values/ids';
import type { AskedCart } from '#core/features/conversations/messages/carts/carts.service';
import type { CartTold } from '#core/outside/whatsapp/link.types';
import { newId } from '#core/platform/crypto/ids';
import { Carts } from './carts.js';

/* Which carts one connection requests, in which order, and how long the bot waits for them. */

const botId = newId<BotId>();
const chat = (pn: string) => ({ pn, lid: null, jid: `${pn}@s.whatsapp.net` });

let open: AskedCart[];
let asked: string[];
let settled: [string, CartTold['kind']][];
let waits: string[];
let carts: Carts;

function cart(name: string, conversationId = newId<ConversationId>()): AskedCart {
  return { id: name as MessageId, conversationId, asked: 1, key: { name } as never };
}

beforeEach(() => {
  [open, asked, settled, waits] = [[], [], [], []];
  carts = new Carts({
    botId,
    link: {
      askCart: async (key) => {
        asked.push((key as unknown as { name: string }).name);
        return { kind: 'unanswered' };
      },
    },
    carts: {
      takeOpen: async (_botId, limit, except) => open.filter(({ id }) => !except.includes(id)).slice(0, limit),
      settle: async (_botId, { id }, told) => void settled.push([id, told.kind]),
    },
    wait: ({ pn }, active) => void waits.push(`${active ? 'waits for' : 'goes on with'} ${pn}`),
  });
});

test.each([0, 1, 4, 5, 6, 10, 11])('all of %s open carts are requested, each once in a connection', async (count) => {
  open = Array.from({ length: count }, (_, nth) => cart(`cart ${nth}`));
  await carts.askOpen();
  await carts.askOpen();
  expect(asked).toEqual(open.map(({ id }) => id));
  expect(settled).toEqual(open.map(({ id }) => [id, 'unanswered']));
});

test('two requests at one time request no cart twice', async () => {
  open = Array.from({ length: 7 }, (_, nth) => cart(`cart ${nth}`));
  await Promise.all([carts.askOpen(), carts.askOpen()]);
  expect(asked.toSorted()).toEqual(open.map(({ id }) => id));
});

test('the sixth cart of one lead within an hour is refused, and not requested', async () => {
  const conversationId = newId<ConversationId>();
  open = Array.from({ length: 6 }, (_, nth) => cart(`cart ${nth}`, conversationId));
  await carts.askOpen();
  expect(asked).toHaveLength(5);
  expect(settled.at(-1)).toEqual(['cart 5', 'refused']);
});

test('the bot waits for the chats of carts that are stored, until they have been requested', async () => {
  expect(carts.askStored(9)).toBeNull();
  carts.noteArrived(chat('1'), 3);
  carts.noteArrived(chat('2'), 4);
  carts.noteArrived(chat('3'), 5);
  expect(carts.askStored(2)).toBeNull();
  open = [cart('of 1'), cart('of 2')];
  const asking = carts.askStored(4);
  expect([waits, asked]).toEqual([['waits for 1', 'waits for 2'], []]);
  await asking;
  expect(asked).toEqual(['of 1', 'of 2']);
  expect(waits.slice(2)).toEqual(['goes on with 1', 'goes on with 2']);
  expect(carts.askStored(4)).toBeNull();
  await carts.askStored(5);
  expect(waits.slice(4)).toEqual(['waits for 3', 'goes on with 3']);
});

test('the bot goes on when open carts cannot be read, and the next request reads them', async () => {
  carts.noteArrived(chat('1'), 1);
  const broken = new Carts({
    ...{ botId, link: { askCart: async () => ({ kind: 'unanswered' }) as const } },
    carts: { takeOpen: () => Promise.reject(new Error('Postgres is away')), settle: async () => undefined },
    wait: (_chat, active) => void waits.push(String(active)),
  });
  broken.noteArrived(chat('1'), 1);
  await expect(broken.askStored(1)).rejects.toThrow('away');
  expect(waits).toEqual(['true', 'false']);
  await expect(broken.askOpen()).rejects.toThrow('away');
});
