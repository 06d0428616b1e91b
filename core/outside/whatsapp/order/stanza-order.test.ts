import { EventEmitter } from 'node:events';
import { expect, test } from '@jest/globals';
import type { BinaryNode, WASocket } from 'baileys';
import { StanzaOrder } from './stanza-order.js';

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const mutex = () => ({ mutex: () => Promise.reject(new Error('waits for the whole session')) });

/** The order in which stanzas begin and end. A stanza ends when the test says so. */
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
