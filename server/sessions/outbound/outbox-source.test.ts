import { beforeEach, describe, expect, test } from '@jest/globals';
import type { AccountId, BotId, MessageId } from '#contracts/values/ids';
import type { Lease } from '#core/features/bots/bots.types';
import type { OutgoingMessage } from '#core/features/conversations/conversations.types';
import type { QueuedNotice } from '#core/features/notifications/notifications.service';
import { PhotoGoneError } from '#core/features/photos/photos.errors';
import { newId } from '#core/platform/crypto/ids';
import { outboxOf, type OutboxSource } from './outbox-source.js';

/* Where one session's bubbles come from, and where their outcomes go: leads' bubbles here, copies of notices there. */

const [botId, accountId, messageId, photoId] = [newId<BotId>(), newId<AccountId>(), newId<MessageId>(), newId()];
const bubble = { id: messageId, conversationId: newId(), body: 'Halo', photoId: null, document: null } as unknown as OutgoingMessage;
const notice = (id: string): QueuedNotice => ({ id, to: '628111', waId: `WA${id}`, text: `Pemberitahuan ${id}` });

let told: unknown[][];
let bubbles: OutgoingMessage[];
let notices: QueuedNotice[];
let isRestricted: boolean;
let readPhoto: () => Promise<Buffer>;
let source: OutboxSource;

beforeEach(() => {
  [told, bubbles, notices, isRestricted] = [[], [], [], false];
  readPhoto = async () => Buffer.from('photo');
  const tell =
    <Result>(name: string, result?: () => Result | Promise<Result>) =>
    async (...given: unknown[]): Promise<Result> => {
      told.push([name, ...given]);
      return (await result?.()) as Result;
    };
  source = outboxOf(
    {
      conversations: {
        outbox: tell('outbox', () => bubbles),
        expiration: tell('expiration', () => 86_400),
        markFailed: tell('markFailed'),
        withdraw: tell('withdraw', () => true),
      },
      notifications: { queuedFor: tell('queuedFor', () => notices), markSent: tell('markSent') },
      members: { accountOf: async () => accountId },
      photos: { read: tell('photo', () => readPhoto()) },
      documents: { open: tell('document', () => 'stream') },
      activityLog: { write: (...given: unknown[]) => void told.push(['log', ...given.slice(0, 2)]) },
    } as never,
    { botId, epoch: 7 } as unknown as Lease,
    () => isRestricted,
  );
});

const queuedNotices = async () => {
  notices = [notice('a'), notice('b')];
  return source.outbox(10);
};

describe('what is sent next', () => {
  test('the bubbles of leads, before any notice', async () => {
    [bubbles, notices] = [[bubble], [notice('a')]];
    expect(await source.outbox(10)).toEqual([bubble]);
    expect(told).toEqual([['outbox', botId, 10]]);
  });

  test('notices, all to the one number and in its disappearing mode, in one order', async () => {
    const rows = await queuedNotices();
    expect(rows.map(({ id, waId, body, pn, jid, expiresAfter }) => [id, waId, body, pn, jid, expiresAfter])).toEqual([
      ['a', 'WAa', 'Pemberitahuan a', '628111', '628111@s.whatsapp.net', 86_400],
      ['b', 'WAb', 'Pemberitahuan b', '628111', '628111@s.whatsapp.net', 86_400],
    ]);
    expect(new Set(rows.map(({ conversationId }) => conversationId)).size).toBe(1);
    expect(told.filter(([name]) => name === 'expiration')).toEqual([['expiration', botId, '628111']]);
  });

  test('no notice while the number is restricted', async () => {
    isRestricted = true;
    expect(await queuedNotices()).toEqual([]);
    expect(told).toEqual([['outbox', botId, 10]]);
  });

  test('nothing, where nothing is queued', async () => {
    expect(await source.outbox(10)).toEqual([]);
  });
});

describe('an outcome', () => {
  test('of a bubble is recorded with the lease; that it was sent is recorded elsewhere', async () => {
    await source.sent(bubble);
    await source.failed(bubble, 'ditolak');
    expect(await source.withdrawn(bubble)).toBe(true);
    expect(told).toEqual([
      ['markFailed', botId, 7, messageId, 'ditolak'],
      ['withdraw', botId, 7, messageId],
    ]);
  });

  test('of a notice is recorded with the notice, and a failed one is logged', async () => {
    const [first, second] = await queuedNotices();
    told = [];
    await source.sent(first!);
    await source.failed(second!, 'ditolak');
    expect(told).toEqual([
      ['markSent', botId, 'a'],
      ['markSent', botId, 'b', 'failed'],
      ['log', botId, 'ERROR'],
    ]);
  });
});

describe('the content', () => {
  test('of a text is its body', async () => {
    expect(await source.content(bubble)).toEqual({ kind: 'text', body: 'Halo' });
  });

  test('of a photo is read from the account, with the body as caption', async () => {
    expect(await source.content({ ...bubble, photoId })).toEqual({
      ...{ kind: 'image', image: Buffer.from('photo'), mimetype: 'image/jpeg', caption: 'Halo' },
    });
    expect(told).toEqual([['photo', accountId, photoId]]);
  });

  test('of a photo that is gone is its name, and the owner reads why', async () => {
    readPhoto = () => Promise.reject(new PhotoGoneError());
    expect(await source.content({ ...bubble, photoId })).toEqual({ kind: 'text', body: 'Halo' });
    expect(told.at(-1)).toEqual(['log', botId, 'WARN']);
  });

  test('of a photo that cannot be read now is tried again', async () => {
    readPhoto = () => Promise.reject(new Error('storage away'));
    await expect(source.content({ ...bubble, photoId })).rejects.toThrow('storage away');
  });

  test.each([
    ['Daftar harga', 'Daftar harga'],
    ['harga.pdf', ''],
  ])('of a file with the body %j has the caption %j, and is opened when it is sent', async (body, caption) => {
    const document = { mimetype: 'application/pdf', name: 'harga.pdf' };
    const content = await source.content({ ...bubble, body, document } as OutgoingMessage);
    expect(content).toEqual({ kind: 'document', ...document, caption, open: expect.any(Function) });
    expect(told).toEqual([]);
    if (content.kind === 'document') await content.open();
    expect(told).toEqual([['document', botId, messageId]]);
  });
});
