import { beforeEach, expect, test } from '@jest/globals';
import type { ConversationId, MessageId } from '#contracts/values/ids';
import type { AskedCart } from '#core/features/conversations/messages/carts/carts.service';
import type { CartTold } from '#core/outside/whatsapp/link.types';
import { newId } from '#core/platform/crypto/ids';
import { Carts } from './carts.js';

const read: CartTold = { kind: 'read', items: [], total: null };
const ani = { jid: '1@lid', pn: null, lid: '1' };
const budi = { jid: '2@lid', pn: null, lid: '2' };

let open: AskedCart[];
/** The contents stored for each cart. */
let settled: Map<MessageId, string>;
let asked: string[];
let waits: string[];
let carts: Carts;
let isAway: boolean;

beforeEach(() => {
  [open, settled, asked, waits, isAway] = [[], new Map(), [], [], false];
  carts = new Carts({
    botId: newId(),
    ask: ({ orderId }) => (asked.push(orderId), Promise.resolve(read)),
    carts: {
      takeOpen: async (_botId, limit, except) => {
        if (isAway) throw new Error('Postgres is away');
        return open.filter(({ id }) => !except.includes(id)).slice(0, limit);
      },
      settle: (_botId, { id }, told) => (settled.set(id, told.kind), Promise.resolve()),
    },
    wait: (chat, active) => void waits.push(`${active ? '' : '-'}${chat.lid}`),
  });
});

/** A stored cart whose contents are not known. */
function arrive(orderId: string, conversationId = newId<ConversationId>()): void {
  open.push({ id: newId(), conversationId, asked: 1, key: { orderId, token: 't', total1000: 0 } });
}

test('all open carts are requested, each once on a connection', async () => {
  const all = Array.from({ length: 12 }, (_, nth) => String(nth));
  for (const orderId of all) arrive(orderId);
  await carts.askOpen();
  await carts.askOpen();
  expect(asked.toSorted()).toEqual(all.toSorted());
  expect(settled.size).toBe(12);
});

test('two requests at once take no cart twice', async () => {
  for (const orderId of ['a', 'b', 'c']) arrive(orderId);
  await Promise.all([carts.askOpen(), carts.askOpen()]);
  expect(asked).toEqual(['a', 'b', 'c']);
});

test('a conversation’s sixth cart is settled without a request', async () => {
  const conversationId = newId<ConversationId>();
  for (let nth = 0; nth < 6; nth += 1) arrive(String(nth), conversationId);
  await carts.askOpen();
  expect(asked).toHaveLength(5);
  expect([...settled.values()].toSorted()).toEqual([...Array.from({ length: 5 }, () => 'read'), 'refused']);
});

test('the bot waits for the carts that are stored, and for no later one', async () => {
  carts.noteArrived(ani, 1);
  carts.noteArrived(budi, 2);
  arrive('a');
  expect(carts.askStored(0)).toBeNull();
  await carts.askStored(1);
  expect([waits, asked]).toEqual([['1', '-1'], ['a']]);
  expect(carts.askStored(1)).toBeNull();
  await carts.askStored(2);
  expect(waits).toEqual(['1', '-1', '2', '-2']);
});

test('while Postgres is away the bot does not go on waiting, and the next look asks for the carts', async () => {
  carts.noteArrived(ani, 1);
  arrive('a');
  isAway = true;
  await expect(carts.askStored(1)).rejects.toThrow('away');
  expect([waits, asked]).toEqual([['1', '-1'], []]);
  isAway = false;
  await carts.askOpen();
  expect(asked).toEqual(['a']);
});
