import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { encodeWAMessage, proto, type BinaryNode } from 'baileys';
import { messagePartsMax } from '../content/decode-message.js';
import type { HistoryNotice, LinkEvent, ReadMessage, ReadProgress } from '../link.types.js';
import { Intake, type IntakeFailure } from '../order/intake.js';
import { LinkWatch, stanzaMaxBytes } from './link-watch.js';

/* Each stanza of a connection: what it puts into the ledger, what it reports, and when its message counts as classified. */

const me = { id: '628111:3@s.whatsapp.net', lid: '999:3@lid' };
const [lead, fromLead] = ['628222@s.whatsapp.net', { from: '628222@s.whatsapp.net', sender_lid: '777@lid', t: '1700000000' }];
const chat = { pn: '628222', lid: '777', jid: lead };
const at = new Date(1_700_000_000_000);

let messages: ReadMessage[];
let progress: ReadProgress[];
let keys: object[];
let events: LinkEvent[];
let failures: IntakeFailure[];
let histories: HistoryNotice[];
/** Ids of messages that were requested from their sender. */
let requested: string[];
/** Ids of messages that are stored with their content, and of those that failed too often. */
let stored: Set<string>;
let setAside: Set<string>;
/** Error of the ledger. */
let full: Error | null;
let isLinked: boolean;
let intake: Intake;
let watch: LinkWatch;

beforeEach(() => {
  [messages, progress, keys, events, failures, histories, requested] = [[], [], [], [], [], [], []];
  [stored, setAside, full, isLinked] = [new Set(), new Set(), null, true];
  intake = new Intake(
    (failure) => void failures.push(failure),
    () => undefined,
  );
  const ledger = {
    ...{ step: 0, storedStep: 0, loadKeys: async () => ({}), putCreds: () => undefined },
    putKeys: (changes: object) => void keys.push(changes),
    putMessage: (message: ReadMessage) => {
      if (full) throw full;
      messages.push(message);
    },
    putProgress: (one: ReadProgress) => void progress.push(one),
  };
  watch = new LinkWatch(
    {
      ledger,
      onEvent: (event) => void events.push(event),
      isStored: async (waId) => stored.has(waId),
      isSetAside: (waId) => setAside.has(waId),
    },
    () => (isLinked ? me : null),
    intake,
    (waId) => void requested.push(waId),
    { arrived: (notice) => void histories.push(notice) },
  );
});

/** The stanza of a message, with its encrypted part. */
function sealed(id: string, more: Record<string, string> = {}, bytes = 3): { node: BinaryNode; ciphertext: Uint8Array } {
  const ciphertext = new Uint8Array(bytes);
  const enc = { tag: 'enc', attrs: { v: '2', type: 'msg' }, content: ciphertext };
  return { node: { tag: 'message', attrs: { ...fromLead, type: 'text', id, ...more }, content: [enc] }, ciphertext };
}

/** A message that arrives and is decrypted. @returns whether Baileys may decode it as well */
function receive(id: string, message: proto.IMessage, more?: Record<string, string>): boolean {
  const { node, ciphertext } = sealed(id, more);
  watch.frame(node);
  return watch.decrypted(ciphertext, encodeWAMessage(message));
}

/** True once all messages that arrived are classified. */
async function isClassified(): Promise<boolean> {
  const open = Symbol('open');
  return (await Promise.race([intake.takenSoFar(), new Promise((resolve) => setImmediate(resolve, open))])) !== open;
}

describe('a message', () => {
  test('is classified once it is decrypted, and not before', async () => {
    const { node, ciphertext } = sealed('A1');
    watch.frame(node);
    expect([messages, await isClassified()]).toEqual([[], false]);
    expect(watch.decrypted(ciphertext, encodeWAMessage({ conversation: 'halo' }))).toBe(true);
    expect(messages).toMatchObject([{ waId: 'A1', chat, sender: 'lead', body: 'halo', live: true, at }]);
    expect(await isClassified()).toBe(true);
  });

  test('from before the login is not live, and Baileys does not learn of that', () => {
    const { node, ciphertext } = sealed('A1', { offline: '1' });
    watch.frame(node);
    expect(node.attrs).not.toHaveProperty('offline');
    watch.decrypted(ciphertext, encodeWAMessage({ conversation: 'halo' }));
    expect(messages).toMatchObject([{ waId: 'A1', live: false }]);
  });

  test('that arrives empty has a placeholder at once', async () => {
    watch.frame({ tag: 'message', attrs: { ...fromLead, id: 'A1' }, content: [{ tag: 'unavailable', attrs: {} }] });
    expect(messages).toMatchObject([{ waId: 'A1', kind: 'unreadable', live: true }]);
    expect([await isClassified(), requested, events]).toEqual([true, [], []]);
  });

  test('that breaks the protocol is left to Baileys', async () => {
    const { node } = sealed('A1');
    node.content = [{ tag: 'enc', attrs: { type: 'msmsg' }, content: new Uint8Array(3) }];
    watch.frame(node);
    expect([messages, events, await isClassified()]).toEqual([[], [], true]);
  });

  test('that is larger than any phone sends is not read, except from the own account', async () => {
    const large = sealed('A1', {}, stanzaMaxBytes + 1);
    watch.frame(large.node);
    expect(messages).toMatchObject([{ waId: 'A1', kind: 'unreadable' }]);
    expect([large.node.content, await isClassified()]).toEqual([[], true]);
    expect(watch.decrypted(large.ciphertext, encodeWAMessage({ conversation: 'halo' }))).toBe(true);
    expect(messages).toHaveLength(1);
    for (const [nth, own] of ['628111@s.whatsapp.net', '999@lid'].entries()) {
      const { node } = sealed(`B${nth}`, { from: own, recipient: lead }, stanzaMaxBytes + 1);
      watch.frame(node);
      expect(node.content).toHaveLength(1);
    }
    watch.frame(sealed('A2', {}, stanzaMaxBytes).node);
    expect(messages).toHaveLength(1);
  });

  test('that failed too often has a placeholder, and nothing of it is decrypted', async () => {
    setAside.add('A1');
    const { node } = sealed('A1', { offline: '1' });
    watch.frame(node);
    expect(messages).toMatchObject([{ waId: 'A1', kind: 'unreadable', live: false }]);
    expect(events).toEqual([{ kind: 'set-aside', waId: 'A1' }]);
    expect([node.content, node.attrs['sender_lid'], requested, await isClassified()]).toEqual([[], undefined, [], true]);
  });

  test('that the ledger does not take ends the connection, with its id, and stays unclassified', async () => {
    full = new Error('no space');
    receive('A1', { conversation: 'halo' });
    expect(failures).toEqual([{ waId: 'A1', error: full }]);
    expect(await isClassified()).toBe(false);
  });
});

describe('a message that cannot be decrypted', () => {
  test('has a placeholder and is requested, and its content replaces it', async () => {
    const { node, ciphertext } = sealed('A1');
    watch.frame(node);
    expect(await watch.undecryptable(ciphertext, new Error('no session'))).toBe(false);
    expect(messages).toMatchObject([{ waId: 'A1', kind: 'unreadable' }]);
    expect(events).toEqual([{ kind: 'undecryptable', waId: 'A1', why: 'no session' }]);
    expect([requested, await isClassified()]).toEqual([['A1'], true]);
    receive('A1', { conversation: 'halo' });
    expect(messages[1]).toMatchObject({ waId: 'A1', body: 'halo' });
  });

  test('and turns out to have no content: its placeholder is settled, once', async () => {
    const { node, ciphertext } = sealed('A1');
    watch.frame(node);
    await watch.undecryptable(ciphertext, new Error('no session'));
    for (let nth = 0; nth < 2; nth += 1) receive('A1', { senderKeyDistributionMessage: {} });
    receive('A2', { senderKeyDistributionMessage: {} });
    expect(messages.slice(1)).toMatchObject([{ waId: 'A1', isVoid: true }]);
  });

  test('but is stored with its content needs nothing', async () => {
    stored.add('A1');
    const { node, ciphertext } = sealed('A1');
    watch.frame(node);
    expect(await watch.undecryptable(ciphertext, new Error('duplicate'))).toBe(true);
    expect([messages, events, requested, await isClassified()]).toEqual([[], [], [], true]);
  });

  test('on a connection that failed, or before a device is linked, has none', async () => {
    const [first, second] = [sealed('A1'), sealed('A2')];
    watch.frame(first.node);
    watch.frame(second.node);
    isLinked = false;
    expect(await watch.undecryptable(first.ciphertext, new Error('no session'))).toBe(false);
    isLinked = true;
    intake.failed(new Error('over'), second.node);
    expect(await watch.undecryptable(second.ciphertext, new Error('no session'))).toBe(false);
    expect([messages, events]).toEqual([[], []]);
  });

  test('because Baileys refuses it has a placeholder and is reported, but is not requested', () => {
    const { node } = sealed('A1', { offline: '1' });
    watch.frame(node);
    watch.refused(node);
    expect(messages).toMatchObject([{ waId: 'A1', kind: 'unreadable', live: false }]);
    expect(events).toMatchObject([{ kind: 'undecryptable', waId: 'A1' }]);
    expect(requested).toEqual([]);
  });

  test('because its content is no message has a placeholder, and Baileys may try it', () => {
    const { node, ciphertext } = sealed('A1');
    watch.frame(node);
    expect(watch.decrypted(ciphertext, Uint8Array.of(0x0a, 0xff, 0x01, 0x01))).toBe(true);
    expect(messages).toMatchObject([{ waId: 'A1', kind: 'unreadable' }]);
    expect([events.map(({ kind }) => kind), requested, failures]).toEqual([['undecryptable'], ['A1'], []]);
  });

  test('because it has too many parts has a placeholder, and Baileys must not try it', () => {
    expect(receive('A1', { contactsArrayMessage: { contacts: Array.from({ length: messagePartsMax }, () => ({})) } })).toBe(false);
    expect(messages).toMatchObject([{ waId: 'A1', kind: 'unreadable' }]);
  });
});

describe('other stanzas', () => {
  test('a receipt of a lead is the progress of each message, and one of the own phone tells what was read there', () => {
    const list = { tag: 'list', attrs: {}, content: [{ tag: 'item', attrs: { id: 'A2' } }] };
    watch.frame({ tag: 'receipt', attrs: { from: lead, id: 'A1', t: '1700000000', type: 'read' }, content: [list] });
    expect(progress).toEqual(['A1', 'A2'].map((waId) => ({ waId, status: 'read', at })));
    watch.frame({ tag: 'receipt', attrs: { from: '628111@s.whatsapp.net', recipient: lead, id: 'B1', t: '1700000000', type: 'read' } });
    expect(events).toEqual([{ kind: 'read-elsewhere', waIds: ['B1'] }]);
  });

  test('an acknowledgement is told with its error; only one without an error is progress', () => {
    const ack = (id: string, more: Record<string, string> = {}) =>
      watch.frame({ tag: 'ack', attrs: { class: 'message', from: lead, id, t: '1700000000', ...more } });
    ack('A1');
    ack('A2', { error: '463' });
    expect(progress).toEqual([{ waId: 'A1', status: 'sent', at }]);
    expect(events).toEqual([
      { kind: 'acked', waId: 'A1', errorCode: null },
      { kind: 'acked', waId: 'A2', errorCode: '463' },
    ]);
  });

  test('who types, and who types no more, is told up to twenty times at once for each chat', () => {
    const type = (from: string, tag: string) => watch.frame({ tag: 'chatstate', attrs: { from }, content: [{ tag, attrs: {} }] });
    type(lead, 'composing');
    type(lead, 'paused');
    expect(events).toEqual([true, false].map((active) => ({ kind: 'typing', jid: lead, active })));
    for (let nth = 0; nth < 30; nth += 1) type(lead, 'composing');
    type('628333@s.whatsapp.net', 'composing');
    expect(events.filter((one) => one.kind === 'typing').map(({ jid }) => jid)).toEqual([
      ...Array.from({ length: 20 }, () => lead),
      '628333@s.whatsapp.net',
    ]);
  });

  test.each([
    [true, {}],
    [false, { offline: '1' }],
  ])('a missed call is a message, live: %p', (live, more) => {
    const call = (tag: string) =>
      watch.frame({
        tag: 'call',
        attrs: { from: '777@lid', t: '1700000000', ...more },
        content: [{ tag, attrs: { 'call-id': 'C1', 'call-creator': '777@lid', caller_pn: lead }, content: [{ tag: 'audio', attrs: {} }] }],
      });
    call('offer');
    call('terminate');
    expect(messages).toMatchObject([{ waId: 'CALL-C1', kind: 'call', live }]);
  });

  test('ten missed calls of one chat are stored at once, and those of others besides', () => {
    const miss = (id: string, from: string) =>
      watch.frame({
        tag: 'call',
        attrs: { from, t: '1700000000' },
        content: [{ tag: 'terminate', attrs: { 'call-id': id, 'call-creator': from } }],
      });
    for (let nth = 0; nth < 15; nth += 1) miss(`C${nth}`, '777@lid');
    miss('D', '778@lid');
    expect(messages.map(({ waId }) => waId)).toEqual([...Array.from({ length: 10 }, (_, nth) => `CALL-C${nth}`), 'CALL-D']);
  });

  test('one that cannot be read is named and dropped, and the connection goes on', () => {
    // cast: a stanza without attributes, which no parser makes
    watch.frame({ tag: 'receipt' } as unknown as BinaryNode);
    expect(events).toMatchObject([{ kind: 'misread', what: 'receipt' }]);
    expect(failures).toEqual([]);
  });

  test('before a device is linked only count as traffic', () => {
    const now = jest.spyOn(performance, 'now');
    try {
      isLinked = false;
      now.mockReturnValue(1e9);
      watch.frame({ tag: 'receipt', attrs: { from: lead, id: 'A1', t: '1700000000' } });
      expect([watch.lastFrameAt, progress]).toEqual([1e9, []]);
      now.mockReturnValue(2e9);
      watch.frame(new Uint8Array(1));
      expect(watch.lastFrameAt).toBe(2e9);
    } finally {
      now.mockRestore();
    }
  });

  test('a message for the device is a setting, an album or a history, and no message of the chat', () => {
    const { EPHEMERAL_SETTING, HISTORY_SYNC_NOTIFICATION } = proto.Message.ProtocolMessage.Type;
    receive('A1', { protocolMessage: { type: EPHEMERAL_SETTING, ephemeralExpiration: 86_400 } });
    receive('A2', { albumMessage: { expectedImageCount: 2, expectedVideoCount: 1 } });
    const historySyncNotification = { syncType: 3, directPath: '/v/1' };
    receive(
      'A3',
      { protocolMessage: { type: HISTORY_SYNC_NOTIFICATION, historySyncNotification } },
      { from: '628111@s.whatsapp.net', category: 'peer' },
    );
    expect(events).toEqual([
      { kind: 'expiration', chat, expiresAfter: 86_400 },
      { kind: 'album', chat, waId: 'A2', announced: 3 },
    ]);
    expect(histories).toMatchObject([{ syncType: 3, directPath: '/v/1' }]);
    expect(messages).toEqual([]);
  });

  test('keys are stored as they are, and the pairs of other people are told', () => {
    const changes = {
      'lid-mapping': { '628222': '777', '777_reverse': '628222', '628111': '999', '628333': null, '555': '1' },
      session: { '777.0': new Uint8Array(1) },
    };
    // cast: the store's values, without those of other kinds
    watch.writeThrough(changes as never);
    expect(keys).toEqual([changes]);
    expect(events).toEqual([
      {
        kind: 'mappings',
        mappings: [
          { pn: '555', lid: '1' },
          { pn: '628222', lid: '777' },
        ],
      },
    ]);
    // cast: as above
    watch.writeThrough({ session: {} } as never);
    expect(events).toHaveLength(1);
  });
});
