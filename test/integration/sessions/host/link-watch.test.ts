import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { Module, type INestApplicationContext } from '@nestjs/common';
import { proto, writeRandomPadMax16, type BinaryNode } from 'baileys';
import { botRoom } from '#contracts/realtime/rooms';
import type { BotId } from '#contracts/values/ids';
import { ActivityLogModule } from '#core/features/activity-log/activity-log.module';
import { BotsModule } from '#core/features/bots/bots.module';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { MessagesService } from '#core/features/conversations/messages/messages.service';
import { insertOwnersMessage } from '#core/features/conversations/messages/owners-messages.statements';
import { NotificationsModule } from '#core/features/notifications/notifications.module';
import { HistoryIntake } from '#core/outside/whatsapp/history/history-intake';
import { LinkWatch, stanzaMaxBytes } from '#core/outside/whatsapp/link/link-watch';
import type { LinkEvent, ReadMessage } from '#core/outside/whatsapp/link.types';
import { cachesOf, type LinkCaches } from '#core/outside/whatsapp/lookup/shared-caches';
import { Intake, type IntakeFailure } from '#core/outside/whatsapp/order/intake';
import { bytesOf } from '#core/outside/whatsapp/order/lead-flow';
import { Database } from '#core/platform/database/database';
import { CommitWriter } from '../../../../server/sessions/commit/commit-writer.ts';
import { GroupCommit } from '../../../../server/sessions/commit/group-commit.ts';
import { IntakeFaults } from '../../../../server/sessions/commit/intake-faults.ts';
import { KeyCache } from '../../../../server/sessions/commit/key-cache.ts';
import { SealedEdits } from '../../../../server/sessions/commit/sealed-edits.ts';
import { SessionLedger } from '../../../../server/sessions/commit/session-ledger.ts';
import { listenToPanel } from '../../../support/core/panel-listener.ts';
import { makeBot, openTestModules, type TestModules } from '../../../support/core/test-modules.ts';
import { waitFor } from '../../../support/wait-for.ts';

/*
 * The entries that one connection adds to the ledger and the events that it reports, stanza by stanza. The tests also
 * check the rows that are then stored.
 */

@Module({
  imports: [ActivityLogModule, BotsModule, ConversationsModule, NotificationsModule],
  providers: [KeyCache, IntakeFaults, SealedEdits, CommitWriter, GroupCommit],
})
class CommitModule {}

const me = { id: '628999:3@s.whatsapp.net', lid: '999:3@lid' };
const lead = '628222@s.whatsapp.net';
const t = '1700000000';

let modules: TestModules;
let context: INestApplicationContext;
let botId: BotId;
/** Messages that the ledger has accepted. */
let messages: ReadMessage[];
let events: LinkEvent[];
let failures: IntakeFailure[];
/** An error of our own that is thrown when the ledger receives a message. Null for no error. */
let ownError: Error | null;
let isKnown: boolean;
let caches: LinkCaches;
let ledger: SessionLedger;
let intake: Intake;
let watch: LinkWatch;

beforeAll(async () => {
  modules = await openTestModules();
  context = await modules.open([CommitModule]);
});
beforeEach(async () => {
  [messages, events, failures, ownError, isKnown] = [[], [], [], null, true];
  botId = await makeBot(modules);
  caches = cachesOf(botId, 'link');
  ledger = new SessionLedger({ botId, epoch: '1' }, context.get(KeyCache), context.get(GroupCommit), {
    heard: (message) => {
      if (ownError) throw ownError;
      messages.push(message);
    },
    answering: () => undefined,
    stored: () => undefined,
    lost: () => undefined,
    broken: () => undefined,
  });
  intake = new Intake(
    (failure) => void failures.push(failure),
    () => undefined,
  );
  const options = {
    ledger,
    onEvent: (event: LinkEvent) => void events.push(event),
    isStored: (waId: string) => context.get(MessagesService).isStored(botId, waId),
    isSetAside: (waId: string) => context.get(IntakeFaults).isSetAside(botId, waId),
  };
  const history = new HistoryIntake(
    () => Promise.resolve([]),
    () => me.id,
    () => undefined,
  );
  watch = new LinkWatch(
    options,
    () => (isKnown ? me : null),
    intake,
    (waId) => void caches.resends.set(waId, true),
    history,
  );
});
afterEach(async () => {
  jest.restoreAllMocks();
  await ledger.drain();
});
afterAll(() => modules?.close());

/** Waits until the ledger is stored, and returns the bot's messages in Postgres. */
async function stored(): Promise<{ wa_id: string; kind: string; status: string }[]> {
  await ledger.drain();
  await context.get(GroupCommit).idle();
  return modules.sql(`SELECT wa_id, kind, status FROM messages WHERE bot_id = $1 ORDER BY conversation_id, seq`, [botId]);
}
/** Stores a message with its content, as if another connection had stored it before. */
async function storeBefore(waId: string): Promise<void> {
  const { stanza, read } = message({ id: waId });
  watch.frame(stanza);
  read();
  await stored();
  messages = [];
}
/** Queues a message of the bot under that id. */
async function queue(waId: string): Promise<void> {
  await storeBefore('M0');
  const [row] = await modules.sql(`SELECT conversation_id FROM messages WHERE bot_id = $1`, [botId]);
  const bubble = { botId, conversationId: row!['conversation_id'], body: 'Siap kak', waId };
  await context.get(Database).transaction((tx) => insertOwnersMessage(tx, bubble));
}
const statusOf = async (waId: string) => (await stored()).find((one) => one.wa_id === waId)?.status;

const node = (tag: string, attrs: Record<string, string>, content?: BinaryNode['content']): BinaryNode => ({
  tag,
  attrs,
  ...(content && { content }),
});
const bytes = (message: proto.IMessage): Uint8Array => writeRandomPadMax16(proto.Message.encode(message).finish());
/** A message with one ciphertext, and the function `read` that decrypts the message. */
function message(attrs: Record<string, string> = {}, size = 20) {
  const ciphertext = new Uint8Array(size);
  const stanza = node('message', { from: lead, id: 'M1', t, type: 'text', ...attrs }, [
    { ...node('enc', { v: '2', type: 'msg' }), content: ciphertext },
  ]);
  const read = (content: proto.IMessage = { conversation: 'Halo' }) => watch.decrypted(ciphertext, bytes(content));
  return { stanza, ciphertext, read };
}
const isAskedFor = (waId: string) => caches.resends.get(waId) === true;
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
    expect(await stored()).toMatchObject([{ wa_id: 'M1', kind: 'text' }]);
  });

  test('of the backlog is not live, and is handled like a live one', () => {
    const { stanza, read } = message({ offline: '1' });
    watch.frame(stanza);
    read();
    expect(messages).toMatchObject([{ waId: 'M1', live: false }]);
    expect(stanza.attrs).not.toHaveProperty('offline');
  });

  test.each<[string, proto.IMessage, string]>([
    ['announces an album', { albumMessage: { expectedImageCount: 2 } }, 'other'],
    ['votes', { pollUpdateMessage: { pollCreationMessageKey: { id: 'P1' } } }, 'other'],
    [
      'edits',
      {
        protocolMessage: { type: proto.Message.ProtocolMessage.Type.MESSAGE_EDIT, key: { id: 'P1' }, editedMessage: { conversation: 'x' } },
      },
      'other',
    ],
    ['says something', { conversation: 'Halo' }, 'text'],
  ])('that could not be decrypted and %s when it comes again leaves no placeholder', async (_what, content, kind) => {
    const first = message();
    watch.frame(first.stanza);
    await watch.undecryptable(first.ciphertext, new Error('no session'));
    expect(await stored()).toMatchObject([{ wa_id: 'M1', kind: 'unreadable' }]);
    const again = message();
    watch.frame(again.stanza);
    again.read(content);
    expect(await stored()).toMatchObject([{ wa_id: 'M1', kind }]);
  });

  test('without content that was readable at once stores nothing', async () => {
    const { stanza, read } = message();
    watch.frame(stanza);
    read({ albumMessage: { expectedImageCount: 2 } });
    expect([messages, await stored()]).toEqual([[], []]);
  });

  test('of a group is left to Baileys', async () => {
    const { stanza, read } = message({ from: '120363000000000000@g.us', participant: lead });
    watch.frame(stanza);
    read();
    expect([messages, await isSettled()]).toEqual([[], true]);
  });

  test.each([
    ['is read', stanzaMaxBytes, []],
    ['is a placeholder without contents', stanzaMaxBytes + 1, ['unreadable']],
  ])('of the largest size and a byte more: it %s', async (_what, size, kinds) => {
    const { stanza } = message({}, size - 40);
    const enc = (stanza.content as BinaryNode[])[0]!;
    enc.content = new Uint8Array(size - (bytesOf(stanza) - (enc.content as Uint8Array).length));
    expect(bytesOf(stanza)).toBe(size);
    watch.frame(stanza);
    expect(messages.map(({ kind }) => kind)).toEqual(kinds);
    expect([isAskedFor('M1'), (stanza.content as BinaryNode[]).length]).toEqual(kinds.length === 0 ? [false, 1] : [true, 0]);
  });

  test('that has ended connections is a placeholder, and is not decrypted', async () => {
    for (let nth = 0; nth < 3; nth += 1) context.get(IntakeFaults).note(botId, 'M1');
    const { stanza, read } = message();
    watch.frame(stanza);
    read();
    expect(messages).toMatchObject([{ waId: 'M1', kind: 'unreadable' }]);
    expect(events).toEqual([{ kind: 'set-aside', waId: 'M1' }]);
    expect(stanza.content).toEqual([]);
    expect([await isSettled(), isAskedFor('M1')]).toEqual([true, false]);
  });

  test('that is no valid one is a placeholder; its sender is asked again, the own phone is not', () => {
    const { stanza, ciphertext } = message();
    watch.frame(stanza);
    watch.decrypted(ciphertext, new Uint8Array([255, 255, 255, 1]));
    expect(messages).toMatchObject([{ waId: 'M1', kind: 'unreadable' }]);
    expect([events.map(({ kind }) => kind), isAskedFor('M1'), failures]).toEqual([['undecryptable'], true, []]);
  });

  test('of many parts is a placeholder, and Baileys must not decode it', async () => {
    const { stanza, read } = message();
    watch.frame(stanza);
    expect(read({ contactsArrayMessage: { contacts: Array.from({ length: 60_000 }, () => ({})) } })).toBe(false);
    expect(messages).toMatchObject([{ waId: 'M1', kind: 'unreadable' }]);
    expect([await isSettled(), isAskedFor('M1'), failures]).toEqual([true, true, []]);
    const next = message({ id: 'M2' });
    watch.frame(next.stanza);
    expect(next.read()).toBe(true);
  });

  test('whose ledger fails ends the connection', async () => {
    const { stanza, read } = message();
    watch.frame(stanza);
    ownError = new Error('our own');
    read();
    expect(failures).toEqual([{ waId: 'M1', error: expect.objectContaining({ message: 'our own' }) }]);
    expect(await isSettled()).toBe(false);
  });

  test.each([
    [true, true, []],
    [false, false, ['unreadable']],
  ])('that cannot be decrypted, stored with its content before: %s', async (isThere, isDone, kinds) => {
    await storeBefore(isThere ? 'M1' : 'M0');
    const { stanza, ciphertext } = message();
    watch.frame(stanza);
    expect(await watch.undecryptable(ciphertext, new Error('no session'))).toBe(isDone);
    expect(messages.map(({ kind }) => kind)).toEqual(kinds);
    expect(isAskedFor('M1')).toBe(!isThere);
    expect(await isSettled()).toBe(true);
  });

  test('that Baileys refuses is a placeholder, and is reported', () => {
    watch.refused(message().stanza);
    expect(messages).toMatchObject([{ waId: 'M1', kind: 'unreadable' }]);
    expect(events).toMatchObject([{ kind: 'undecryptable', waId: 'M1' }]);
  });
});

describe('another stanza', () => {
  test.each<[string, BinaryNode, string, string | null]>([
    ['an accepted message', node('ack', { class: 'message', id: 'B1', t }), 'sent', null],
    ['a refused message', node('ack', { class: 'message', id: 'B1', t, error: '463' }), 'queued', '463'],
  ])('reports %s', async (_what, ack, status, errorCode) => {
    await queue('B1');
    watch.frame(ack);
    expect(events).toEqual([{ kind: 'acked', waId: 'B1', errorCode }]);
    expect(await statusOf('B1')).toBe(status);
  });

  test('reports what a lead has received and read, and what the owner has read elsewhere', async () => {
    await queue('B1');
    watch.frame(node('receipt', { from: lead, id: 'B1', t }));
    expect(await statusOf('B1')).toBe('delivered');
    watch.frame(node('receipt', { from: lead, id: 'B1', t, type: 'read' }));
    expect(await statusOf('B1')).toBe('read');
    expect(events).toEqual([]);
    watch.frame(node('receipt', { from: me.id, recipient: lead, id: 'L1', t, type: 'read-self' }));
    expect(events).toEqual([{ kind: 'read-elsewhere', waIds: ['L1'] }]);
  });

  test('says who is typing: twenty changes at once, then one each second, and each chat by itself', () => {
    let now = 1_000_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
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
  });

  test('stores missed calls: ten at once, then one in ten minutes', () => {
    let now = 1_000_000;
    let nth = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const miss = () => {
      const call = { 'call-id': `C${++nth}`, 'call-creator': lead };
      for (const tag of ['offer', 'terminate']) watch.frame(node('call', { from: lead, id: `${nth}`, t }, [node(tag, call)]));
    };
    for (let count = 0; count < 12; count += 1) miss();
    expect(messages).toHaveLength(10);
    now += 600_000;
    for (let count = 0; count < 3; count += 1) miss();
    expect(messages).toHaveLength(11);
  });

  test('that cannot be read is reported, and ends nothing', () => {
    const attrs = Object.defineProperty({}, 'from', {
      get: () => {
        throw new Error('broken');
      },
    });
    watch.frame(node('receipt', attrs));
    expect(events).toMatchObject([{ kind: 'misread', what: 'receipt' }]);
    expect(failures).toEqual([]);
  });

  test('counts as a sign of life, and before the login as nothing more', () => {
    isKnown = false;
    const before = watch.lastFrameAt;
    watch.frame(node('ack', { class: 'message', id: 'B1' }));
    expect(watch.lastFrameAt).toBeGreaterThan(before);
    expect([events, ledger.isStored]).toEqual([[], true]);
  });
});

test('the states of bubbles are shown also when a message of the own phone is stored by the same commit', async () => {
  await queue('B1');
  const heard = await listenToPanel(context, botRoom(botId));
  watch.frame(node('ack', { class: 'message', id: 'B1', t }));
  const ofPhone = message({ id: 'P1', from: '628999@s.whatsapp.net', recipient: lead });
  watch.frame(ofPhone.stanza);
  ofPhone.read();
  expect(messages).toMatchObject([{ waId: 'P1', isFromPhone: true }]);
  expect(await stored()).toMatchObject([{ wa_id: 'M0' }, { wa_id: 'B1', status: 'sent' }, { wa_id: 'P1' }]);
  await waitFor(() => heard.includes('message.status'), { what: 'the state of the bubble' });
});

test('pairs of number and privacy id are reported from each change of keys, without the own one and without their reverse', async () => {
  const pairs = { '628222': '222', '222_reverse': '628222', '628999': '999' };
  watch.writeThrough({ 'lid-mapping': { ...pairs, '628333': null }, session: {} });
  watch.writeThrough({ session: {} });
  expect(events).toEqual([{ kind: 'mappings', mappings: [{ pn: '628222', lid: '222' }] }]);
  expect(ledger.step).toBe(2);
  await stored();
  const kept = await ledger.loadKeys('lid-mapping', [...Object.keys(pairs), '628333']);
  expect(kept).toEqual(pairs);
});
