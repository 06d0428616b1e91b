import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { BinaryNode, WASocket } from 'baileys';
import { LeadFlow } from './lead-flow.js';
import { StanzaOrder } from './stanza-order.js';

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const mutex = () => ({ mutex: () => Promise.reject(new Error('waits for the whole session')) });

/** Records the order in which stanzas begin and end. The test decides when each stanza ends. */
function harness() {
  const told: string[] = [];
  const ends = new Map<string, () => void>();
  const ws = new EventEmitter();
  const handle = async ({ attrs }: BinaryNode): Promise<void> => {
    told.push(`begins ${attrs['id']}`);
    await new Promise<void>((resolve) => ends.set(attrs['id']!, resolve));
    told.push(`ends ${attrs['id']}`);
  };
  for (const kind of ['message', 'receipt', 'notification']) ws.on(`CB:${kind}`, (stanza: BinaryNode): unknown => handle(stanza));
  const socket = { ws, messageMutex: mutex(), receiptMutex: mutex(), notificationMutex: mutex() };
  const order = new StanzaOrder(socket as unknown as WASocket, [], null, () => undefined);
  const arrive = (id: string, attrs: Record<string, string>, tag = 'message'): void => {
    ws.emit(`CB:${tag}`, { tag, attrs: { id, ...attrs } });
  };
  const end = async (id: string): Promise<void> => {
    ends.get(id)!();
    await tick();
  };
  return { told, arrive, end, order };
}

const [number, lid] = ['628222@s.whatsapp.net', '777@lid'];

test.each<[string, Record<string, string>, Record<string, string>]>([
  ['a message, by sender_lid', { from: number, sender_lid: lid }, { from: lid }],
  ['a message, by sender_pn', { from: lid, sender_pn: number }, { from: number }],
  ['a copy, by peer_recipient_lid', { from: '1@lid', recipient: number, peer_recipient_lid: lid }, { from: lid }],
  ['a copy, by peer_recipient_pn', { from: '1@lid', recipient: lid, peer_recipient_pn: number }, { from: number }],
  ['a copy, by recipient_lid', { from: '1@lid', recipient: number, recipient_lid: lid }, { from: lid }],
  ['a copy, by recipient_pn', { from: '1@lid', recipient: lid, recipient_pn: number }, { from: number }],
  ['a device of the same person', { from: '628222:4@s.whatsapp.net' }, { from: number }],
])('a stanza waits for the one before it of the same person: %s', async (_how, first, second) => {
  const { told, arrive, end } = harness();
  arrive('1', first);
  arrive('2', second);
  await tick();
  expect(told).toEqual(['begins 1']);
  await end('1');
  expect(told).toEqual(['begins 1', 'ends 1', 'begins 2']);
});

test.each<[string, Record<string, string>, Record<string, string>, string]>([
  ['of another person', { from: number }, { from: '628333@s.whatsapp.net' }, 'message'],
  ['of another kind', { from: number }, { from: number }, 'receipt'],
  ['that the own phone sends to this device', { from: number }, { from: number, category: 'peer' }, 'message'],
  ['that the owner sent to somebody else', { from: number }, { from: number, recipient: '628333@s.whatsapp.net' }, 'message'],
])('a stanza %s does not wait', async (_what, first, second, tag) => {
  const { told, arrive } = harness();
  arrive('1', first);
  arrive('2', second, tag);
  await tick();
  expect(told.toSorted()).toEqual(['begins 1', 'begins 2']);
});

test('work that fails does not stop later work', async () => {
  const { order } = harness();
  const done: string[] = [];
  order.next(['message:1'], () => Promise.reject(new Error('cannot be read')));
  order.next(['message:1'], async () => void done.push('next'));
  await tick();
  expect(done).toEqual(['next']);
});

/** Stanzas with preparations and a limit. Records in order what happens to each stanza. */
function prepared(flow: LeadFlow | null = null) {
  const told: string[] = [];
  const stanzas: BinaryNode[] = [];
  const ws = new EventEmitter();
  const handle = ({ attrs }: BinaryNode): unknown => void told.push(`handles ${attrs['id']}`);
  for (const kind of ['message', 'receipt', 'notification']) ws.on(`CB:${kind}`, handle);
  const socket = { ws, messageMutex: mutex(), receiptMutex: mutex(), notificationMutex: mutex() };
  const prepare = async ({ attrs }: BinaryNode) => {
    await tick();
    told.push(`prepares ${attrs['id']}`);
  };
  // cast: only these parts of the socket are used
  const order = new StanzaOrder(socket as unknown as WASocket, [{ prepare }, { prepare }], flow, ({ attrs }) =>
    told.push(`empties ${attrs['id']}`),
  );
  const receive = (tag: string, attrs: Record<string, string>, bytes = 0): void => {
    const stanza: BinaryNode = {
      tag,
      attrs: { id: '1', from: number, ...attrs },
      content: [{ tag: 'enc', attrs: {}, content: new Uint8Array(bytes) }],
    };
    stanzas.push(stanza);
    ws.emit(`CB:${tag}`, stanza);
  };
  return { told, stanzas, receive, order };
}
const turns = async (): Promise<void> => {
  for (let nth = 0; nth < 4; nth += 1) await tick();
};

test.each<[string, string, Record<string, string>, boolean]>([
  ['a message', 'message', {}, true],
  ['a receipt that asks for a message again', 'receipt', { type: 'retry' }, true],
  ['another receipt', 'receipt', { type: 'read' }, false],
  ['a receipt without a type', 'receipt', {}, false],
  ['a notification', 'notification', { type: 'contacts' }, false],
])('what must be known of the sender is looked up before it is handled: %s', async (_what, tag, attrs, isPrepared) => {
  const { told, receive } = prepared();
  receive(tag, attrs);
  await turns();
  expect(told).toEqual([...(isPrepared ? ['prepares 1', 'prepares 1'] : []), 'handles 1']);
});

test.each([
  ['message', true],
  ['receipt', false],
  ['notification', false],
])('a %s keeps the mark of the backlog: %s', async (tag, keeps) => {
  const { stanzas, receive } = prepared();
  receive(tag, { offline: '0' });
  await turns();
  expect('offline' in stanzas[0]!.attrs).toBe(keeps);
});

describe('the limit of a chat', () => {
  const large = 65_536;
  /** How many messages of this test's length a chat may send at once. */
  const atOnce = 17;
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
  afterEach(() => void jest.useRealTimers());
  const start = () => {
    const { told, receive } = prepared(new LeadFlow(new PassThrough(), () => 0));
    const handled = async (): Promise<string[]> => {
      for (let nth = 0; nth < 200; nth += 1) await tick();
      return told.filter((one) => one.startsWith('handles'));
    };
    return { told, receive, handled };
  };

  test.each<[string, string, Record<string, string>, boolean]>([
    ['messages of a lead', 'message', {}, true],
    ['messages of the own phone to this device', 'message', { category: 'peer' }, false],
    ['messages of a group', 'message', { from: '120363@g.us' }, false],
    ['receipts', 'receipt', { type: 'read' }, false],
    ['notifications', 'notification', {}, false],
  ])('is that of %s: %s', async (_what, tag, attrs, isLimited) => {
    const { told, receive, handled } = start();
    for (let nth = 0; nth < 60; nth += 1) receive(tag, { ...attrs, id: String(nth) }, large);
    expect((await handled()).length).toBe(isLimited ? atOnce : 60);
    expect(told.some((one) => one.startsWith('empties'))).toBe(isLimited);
  });

  test.each<[string, Record<string, string>, boolean]>([
    ['by their other name', { from: lid }, false],
    ['by both names', { from: lid, sender_pn: number }, false],
    ['who is another person', { from: '628333@s.whatsapp.net' }, true],
  ])('is used up also for a sender %s: %s', async (_who, attrs, isFree) => {
    const { receive, handled } = start();
    for (let nth = 0; nth < atOnce; nth += 1) receive('message', { sender_lid: lid, id: String(nth) }, large);
    receive('message', { ...attrs, id: 'next' }, large);
    const all = await handled();
    expect([all.length, all.includes('handles next')]).toEqual([isFree ? atOnce + 1 : atOnce, isFree]);
  });
});
