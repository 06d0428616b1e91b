import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { proto, writeRandomPadMax16, type BinaryNode } from 'baileys';
import { Intake } from '../order/intake.js';
import type { LinkEvent, LinkOptions, ReadMessage, ReadProgress } from '../link.types.js';
import { LinkWatch } from './link-watch.js';

/* What one connection puts into the ledger and reports, stanza by stanza. */

const me = { id: '628999:3@s.whatsapp.net', lid: '999:3@lid' };
const lead = '628222@s.whatsapp.net';

let messages: ReadMessage[];
let progress: ReadProgress[];
let keys: object[];
let events: LinkEvent[];
let retries: string[];
let failures: unknown[];
let setAside: Set<string>;
let isStored: () => Promise<boolean>;
let isKnown: boolean;
let intake: Intake;
let watch: LinkWatch;

beforeEach(() => {
  [messages, progress, keys, events, retries, failures, setAside] = [[], [], [], [], [], [], new Set()];
  isStored = async () => false;
  isKnown = true;
  intake = new Intake(
    (failure) => void failures.push(failure),
    () => undefined,
  );
  const options = {
    ledger: {
      putMessage: (message: ReadMessage) => void messages.push(message),
      putProgress: (one: ReadProgress) => void progress.push(one),
      putKeys: (changes: object) => void keys.push(changes),
    },
    onEvent: (event: LinkEvent) => void events.push(event),
    isStored: () => isStored(),
    isSetAside: (waId: string) => setAside.has(waId),
  } as unknown as LinkOptions;
  watch = new LinkWatch(
    options,
    () => (isKnown ? me : null),
    intake,
    (waId) => void retries.push(waId),
    { arrived: () => undefined },
  );
});

const node = (tag: string, attrs: Record<string, string>, content?: BinaryNode['content']): BinaryNode => ({
  tag,
  attrs,
  ...(content && { content }),
});
const bytes = (message: proto.IMessage): Uint8Array => writeRandomPadMax16(proto.Message.encode(message).finish());
/** A message with one ciphertext; `read` decrypts it. */
function message(attrs: Record<string, string> = {}, size = 20) {
  const ciphertext = new Uint8Array(size);
  const stanza = node('message', { from: lead, id: 'M1', t: '1700000000', type: 'text', ...attrs }, [
    { ...node('enc', { v: '2', type: 'msg' }), content: ciphertext },
  ]);
  const read = (content: proto.IMessage = { conversation: 'Halo' }) => watch.decrypted(ciphertext, bytes(content));
  return { stanza, ciphertext, read };
}
const isSettled = async () =>
  (await Promise.race([intake.takenSoFar().then(() => true), new Promise((r) => setImmediate(r, false))])) === true;

describe('a message', () => {
  test('is put into the ledger when it is decrypted, and is open until then', async () => {
    const { stanza, read } = message();
    watch.frame(stanza);
    expect([messages, await isSettled()]).toEqual([[], false]);
    read();
    expect(messages).toMatchObject([{ waId: 'M1', sender: 'lead', kind: 'text', body: 'Halo', live: true }]);
    expect([await isSettled(), events, failures]).toEqual([true, [], []]);
  });

  test('of the backlog is not live, and is handled like a live one', () => {
    const { stanza, read } = message({ offline: '1' });
    watch.frame(stanza);
    read();
    expect(messages).toMatchObject([{ waId: 'M1', live: false }]);
    expect(stanza.attrs).not.toHaveProperty('offline');
  });

  test('of a group is left to Baileys', async () => {
    const { stanza, read } = message({ from: '120363000000000000@g.us', participant: lead });
    watch.frame(stanza);
    read();
    expect([messages, await isSettled()]).toEqual([[], true]);
  });

  test.each([
    ['is read', 1_000_000, []],
    ['is a placeholder without contents', 1_000_001, ['unreadable']],
  ])('of the largest size and a byte more: it %s', async (_what, size, kinds) => {
    const { stanza } = message({}, size - 40);
    const enc = (stanza.content as BinaryNode[])[0]!;
    const { bytesOf } = await import('../order/lead-flow.js');
    enc.content = new Uint8Array(size - (bytesOf(stanza) - (enc.content as Uint8Array).length));
    expect(bytesOf(stanza)).toBe(size);
    watch.frame(stanza);
    expect(messages.map(({ kind }) => kind)).toEqual(kinds);
    expect([retries.length, (stanza.content as BinaryNode[]).length]).toEqual(kinds.length === 0 ? [0, 1] : [1, 0]);
  });

  test('that has ended connections is a placeholder, and is not decrypted', async () => {
    setAside.add('M1');
    const { stanza, read } = message();
    watch.frame(stanza);
    read();
    expect(messages).toMatchObject([{ waId: 'M1', kind: 'unreadable' }]);
    expect(events).toEqual([{ kind: 'set-aside', waId: 'M1' }]);
    expect([await isSettled(), retries]).toEqual([true, []]);
  });

  test('that is no valid one is a placeholder; its sender is asked again, the own phone is not', () => {
    const { stanza, ciphertext } = message();
    watch.frame(stanza);
    watch.decrypted(ciphertext, new Uint8Array([255, 255, 255, 1]));
    expect(messages).toMatchObject([{ waId: 'M1', kind: 'unreadable' }]);
    expect([events.map(({ kind }) => kind), retries, failures]).toEqual([['undecryptable'], ['M1'], []]);
  });

  test('whose ledger fails ends the connection', async () => {
    const { stanza, read } = message();
    watch.frame(stanza);
    messages.push = () => {
      throw new Error('our own');
    };
    read();
    expect(failures).toEqual([{ waId: 'M1', error: expect.objectContaining({ message: 'our own' }) }]);
    expect(await isSettled()).toBe(false);
  });

  test.each([
    [true, true, []],
    [false, false, ['unreadable']],
  ])('that cannot be decrypted, stored with its content before: %s', async (stored, isDone, kinds) => {
    isStored = async () => stored;
    const { stanza, ciphertext } = message();
    watch.frame(stanza);
    expect(await watch.undecryptable(ciphertext, new Error('no session'))).toBe(isDone);
    expect(messages.map(({ kind }) => kind)).toEqual(kinds);
    expect(retries).toEqual(kinds.map(() => 'M1'));
    expect(await isSettled()).toBe(true);
  });

  test('that Baileys refuses is a placeholder, and is reported', () => {
    watch.refused(message().stanza);
    expect(messages).toMatchObject([{ waId: 'M1', kind: 'unreadable' }]);
    expect(events).toMatchObject([{ kind: 'undecryptable', waId: 'M1' }]);
  });
});

describe('another stanza', () => {
  test.each<[string, BinaryNode, object]>([
    ['an accepted message', node('ack', { class: 'message', id: 'B1', t: '1700000000' }), { status: 'sent', errorCode: null }],
    ['a refused message', node('ack', { class: 'message', id: 'B1', t: '1700000000', error: '463' }), { errorCode: '463' }],
  ])('reports %s', (_what, ack, { status, errorCode }: { status?: string; errorCode?: string | null }) => {
    watch.frame(ack);
    expect(events).toEqual([{ kind: 'acked', waId: 'B1', errorCode }]);
    expect(progress).toEqual(status === undefined ? [] : [{ waId: 'B1', status, at: new Date(1_700_000_000_000) }]);
  });

  test('reports what a lead has received and read, and what the owner has read elsewhere', () => {
    const t = '1700000000';
    watch.frame(node('receipt', { from: lead, id: 'B1', t }));
    watch.frame(node('receipt', { from: lead, id: 'B1', t, type: 'read' }));
    watch.frame(node('receipt', { from: me.id, recipient: lead, id: 'L1', t, type: 'read-self' }));
    expect(progress.map(({ waId, status }) => [waId, status])).toEqual([
      ['B1', 'delivered'],
      ['B1', 'read'],
    ]);
    expect(events).toEqual([{ kind: 'read-elsewhere', waIds: ['L1'] }]);
  });

  test('says who is typing: twenty changes at once, then one each second, and each chat by itself', () => {
    let now = 1_000_000;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    const types = (from: string, count: number) => {
      const before = events.length;
      for (let nth = 0; nth < count; nth += 1) watch.frame(node('chatstate', { from }, [node(nth % 2 ? 'paused' : 'composing', {})]));
      return events.length - before;
    };
    expect(types(lead, 30)).toBe(20);
    expect(events.slice(0, 2)).toEqual([
      { kind: 'typing', jid: lead, active: true },
      { kind: 'typing', jid: lead, active: false },
    ]);
    expect(types('628333@s.whatsapp.net', 1)).toBe(1);
    now += 3_000;
    expect(types(lead, 30)).toBe(3);
    clock.mockRestore();
  });

  test('stores missed calls: ten at once, then one in ten minutes', () => {
    let now = 1_000_000;
    let nth = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
    const miss = () => {
      const call = { 'call-id': `C${++nth}`, 'call-creator': lead };
      for (const tag of ['offer', 'terminate']) watch.frame(node('call', { from: lead, id: `${nth}`, t: '1700000000' }, [node(tag, call)]));
    };
    for (let count = 0; count < 12; count += 1) miss();
    expect(messages).toHaveLength(10);
    now += 600_000;
    for (let count = 0; count < 3; count += 1) miss();
    expect(messages).toHaveLength(11);
    clock.mockRestore();
  });

  test('that cannot be read is reported, and ends nothing', () => {
    const broken = {
      tag: 'receipt',
      get attrs(): never {
        throw new Error('broken');
      },
    } as unknown as BinaryNode;
    watch.frame(broken);
    expect(events).toMatchObject([{ kind: 'misread', what: 'receipt' }]);
    expect(failures).toEqual([]);
  });

  test('counts as a sign of life, and before the login as nothing more', () => {
    isKnown = false;
    const before = watch.lastFrameAt;
    watch.frame(node('ack', { class: 'message', id: 'B1' }));
    expect(watch.lastFrameAt).toBeGreaterThan(before);
    expect([events, progress]).toEqual([[], []]);
  });
});

test('pairs of number and privacy id are reported from each change of keys, without the own one and without their reverse', () => {
  const changes = { 'lid-mapping': { '628222': '222', '222_reverse': '628222', '628999': '999', '628333': null }, session: {} };
  watch.writeThrough(changes as never);
  watch.writeThrough({ session: {} });
  expect(keys).toEqual([changes, { session: {} }]);
  expect(events).toEqual([{ kind: 'mappings', mappings: [{ pn: '628222', lid: '222' }] }]);
});
