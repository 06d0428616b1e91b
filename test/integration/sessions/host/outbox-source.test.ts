import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import type { ConversationId, MessageId, NoticeId } from '#contracts/values/ids';
import { AccountModule } from '#core/features/account/account.module';
import { Members } from '#core/features/account/members.service';
import { ActivityLogModule } from '#core/features/activity-log/activity-log.module';
import { ActivityLogService } from '#core/features/activity-log/activity-log.service';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import type { OutgoingMessage } from '#core/features/conversations/conversations.types';
import { DocumentsService } from '#core/features/conversations/files/documents.service';
import { IdleConversationsService } from '#core/features/conversations/messages/idle/idle-conversations.service';
import { MessagesService } from '#core/features/conversations/messages/messages.service';
import { insertOwnersMessage } from '#core/features/conversations/messages/owners-messages.statements';
import { NotificationsModule } from '#core/features/notifications/notifications.module';
import { NotificationsService } from '#core/features/notifications/notifications.service';
import { PhotosModule } from '#core/features/photos/photos.module';
import { PhotosService } from '#core/features/photos/photos.service';
import { Storage } from '#core/outside/storage/storage';
import { newId } from '#core/platform/crypto/ids';
import { Database } from '#core/platform/database/database';
import { outboxOf, type OutboxSource } from '../../../../server/sessions/outbound/outbox-source.ts';
import type { Shop } from '../../../support/core/open-account.ts';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../../../support/core/test-modules.ts';

/*
 * The source of one session's bubbles, and the receivers of their outcomes. Both handle bubbles for leads and copies
 * of notices.
 */

const noticeNumber = '6281234567890';
let modules: TestModules;
let context: INestApplicationContext;
let shop: Shop;
let conversationId: ConversationId;
let isRestricted: boolean;

beforeAll(async () => {
  modules = await openTestModules();
  context = await modules.open([AccountModule, ActivityLogModule, ConversationsModule, NotificationsModule, PhotosModule]);
});
beforeEach(async () => {
  isRestricted = false;
  shop = await makeOwner(modules);
  await modules.sql(`UPDATE bot_settings SET notification_number = $2 WHERE bot_id = $1`, [shop.botId, noticeNumber]);
  const [message] = await receive(context, [inbound(shop.botId, chatOf('6281200000001'))], false);
  conversationId = message!.conversationId;
});
afterAll(() => modules?.close());

/** The source of the session whose lease has this epoch. The default is the bot's own lease. */
function sourceOf(epoch = '1'): OutboxSource {
  const services = {
    conversations: context.get(MessagesService),
    notifications: context.get(NotificationsService),
    members: context.get(Members),
    photos: context.get(PhotosService),
    documents: context.get(DocumentsService),
    activityLog: context.get(ActivityLogService),
  };
  return outboxOf(services, { botId: shop.botId, epoch }, { isRestricted: () => isRestricted, mayBeginChats: () => !isRestricted });
}

const newWaId = () => newId().replaceAll('-', '').slice(0, 22).toUpperCase();
/** Queues a message of the owner to the lead. */
const queueBubble = (body: string) =>
  context
    .get(Database)
    .transaction((tx) => insertOwnersMessage(tx, { botId: shop.botId, conversationId, body, waId: newWaId() }))
    .then((one) => one!.id);
/** Queues a message of the owner to the lead and returns it from the outbox. */
async function bubble(body = 'Halo'): Promise<OutgoingMessage> {
  const id = await queueBubble(body);
  return (await sourceOf().outbox(10)).find((row) => row.id === id)!;
}
const raise = (title: string) =>
  context.get(NotificationsService).raiseForBot(shop.botId, { kind: 'handover', dedupeKey: title, title, body: `Isi ${title}` });
async function queuedNotices(): Promise<OutgoingMessage[]> {
  await raise('Satu');
  await raise('Dua');
  return sourceOf().outbox(10);
}
const copies = () =>
  modules.sql<{ id: NoticeId; wa_id: string; title: string; wa_status: string }>(
    `SELECT id, wa_id, title, wa_status FROM notifications WHERE bot_id = $1 ORDER BY created_at, id`,
    [shop.botId],
  );
const statusOf = async (id: MessageId) => (await modules.sql(`SELECT status FROM messages WHERE id = $1`, [id]))[0]!.status as string;
/** Levels of the lines in the owner's log, without lines about notices. */
async function logged(): Promise<string[]> {
  const lines = await context.get(ActivityLogService).tail(shop.botId, 50);
  return lines
    .filter((line) => /GAGAL mengirim pemberitahuan|sudah tidak tersimpan/.test(line))
    .map((line) => /ERROR|WARN|INFO/.exec(line)![0]);
}

describe('what is sent next', () => {
  test('the bubbles of leads, before any notice, and no more than wanted', async () => {
    const [first, second] = [await queueBubble('satu'), await queueBubble('dua')];
    await raise('Satu');
    expect((await sourceOf().outbox(10)).map(({ id }) => id)).toEqual([first, second]);
    expect((await sourceOf().outbox(1)).map(({ id }) => id)).toEqual([first]);
  });

  test('notices, all to the one number and in its disappearing mode, in one order', async () => {
    await receive(context, [inbound(shop.botId, chatOf(noticeNumber))], false);
    await modules.sql(
      `UPDATE conversations SET expires_after = 86400 WHERE contact_id = (SELECT id FROM contacts WHERE bot_id = $1 AND pn = $2)`,
      [shop.botId, noticeNumber],
    );
    const rows = await queuedNotices();
    const wanted = (await copies()).map(({ id, wa_id: waId, title }) => ({
      ...{ id, waId, body: expect.stringContaining(`*${title}*\nIsi ${title}\n`) },
      ...{ pn: noticeNumber, lid: null, jid: `${noticeNumber}@s.whatsapp.net`, expiresAfter: 86_400 },
    }));
    expect(wanted).toHaveLength(2);
    expect(rows).toEqual(wanted.map((one) => expect.objectContaining(one)));
    expect(new Set(rows.map((row) => row.conversationId)).size).toBe(1);
  });

  test('no notice while the number is restricted, but bubbles', async () => {
    isRestricted = true;
    expect(await queuedNotices()).toEqual([]);
    const id = await queueBubble('satu');
    expect((await sourceOf().outbox(10)).map((row) => row.id)).toEqual([id]);
  });

  test('what starts a chat stays queued while the number is restricted: follow-ups, and first messages of the owner', async () => {
    const sayFollowUp = (notAfter: Date) =>
      context
        .get(Database)
        .transaction((tx) =>
          context
            .get(IdleConversationsService)
            .say(tx, shop.botId, conversationId, { body: 'Masih berminat?', speech: 'follow-up', notAfter }),
        );
    const hourMs = 3_600_000;
    const { id: followUp } = await sayFollowUp(new Date(Date.now() + hourMs));
    const { id: late } = await sayFollowUp(new Date(0));
    const opened = newId<ConversationId>();
    await modules.sql(
      `WITH k AS (INSERT INTO contacts (id, bot_id, pn) VALUES ($2, $1, '6281200000099') RETURNING id)
       INSERT INTO conversations (id, bot_id, contact_id, jid, opened_by_owner_at) SELECT $3, $1, k.id, '6281200000099@s.whatsapp.net', now() FROM k`,
      [shop.botId, newId(), opened],
    );
    const first = await context
      .get(Database)
      .transaction((tx) => insertOwnersMessage(tx, { botId: shop.botId, conversationId: opened, body: 'Halo', waId: newWaId() }));
    const idsNow = async () => (await sourceOf().outbox(10)).map(({ id }) => id).toSorted();
    isRestricted = true;
    expect(await idsNow()).toEqual([late]);
    isRestricted = false;
    expect(await idsNow()).toEqual([followUp, late, first!.id].toSorted());
    await receive(context, [inbound(shop.botId, chatOf('6281200000099'))], false);
    isRestricted = true;
    expect(await idsNow()).toEqual([late, first!.id].toSorted());
    expect(await Promise.all([followUp, first!.id].map(statusOf))).toEqual(['queued', 'queued']);
  });

  test('while the number is restricted, what stays queued uses no place of a page', async () => {
    const followUp = { body: 'Masih berminat?', speech: 'follow-up', notAfter: new Date(Date.now() + 3_600_000) } as const;
    for (let count = 0; count < 3; count += 1) {
      const [cold] = await receive(context, [inbound(shop.botId, chatOf(`628120000020${count}`))], false);
      await context
        .get(Database)
        .transaction((tx) => context.get(IdleConversationsService).say(tx, shop.botId, cold!.conversationId, followUp));
    }
    const warm = [await queueBubble('satu'), await queueBubble('dua')];
    isRestricted = true;
    expect((await sourceOf().outbox(3)).map(({ id }) => id)).toEqual(warm);
    expect((await sourceOf().outbox(1)).map(({ id }) => id)).toEqual(warm.slice(0, 1));
    isRestricted = false;
    expect(await sourceOf().outbox(10)).toHaveLength(5);
  });

  test('nothing, where nothing is queued', async () => {
    expect(await sourceOf().outbox(10)).toEqual([]);
  });
});

describe('an outcome', () => {
  test('of a bubble is recorded with the lease; that it was sent is recorded elsewhere', async () => {
    const [first, second] = [await bubble('satu'), await bubble('dua')];
    await sourceOf().sent(first);
    await sourceOf('0').failed(first, 'ditolak');
    expect(await statusOf(first.id)).toBe('queued');
    await sourceOf().failed(first, 'ditolak');
    expect(await statusOf(first.id)).toBe('failed');
    expect(await context.get(ActivityLogService).tail(shop.botId, 1)).toEqual([expect.stringContaining('GAGAL mengirim pesan: ditolak')]);
    expect(await sourceOf().withdrawn(second)).toBe(false);
    expect(await statusOf(second.id)).toBe('queued');
  });

  test('of a follow-up that may no longer be sent is that it is withdrawn, with the lease', async () => {
    const followUp = { body: 'Masih berminat?', speech: 'follow-up', notAfter: new Date(0) } as const;
    const { id } = await context
      .get(Database)
      .transaction((tx) => context.get(IdleConversationsService).say(tx, shop.botId, conversationId, followUp));
    const row = { ...(await bubble()), id };
    expect([await sourceOf('0').withdrawn(row), await statusOf(id)]).toEqual([true, 'queued']);
    expect([await sourceOf().withdrawn(row), await statusOf(id)]).toEqual([true, 'failed']);
  });

  test('of a notice is recorded with the notice, and a failed one is logged', async () => {
    const [first, second] = await queuedNotices();
    await sourceOf().sent(first!);
    expect((await copies()).map((one) => one.wa_status)).toEqual(['sent', 'queued']);
    await sourceOf().failed(second!, 'ditolak');
    expect((await copies()).map((one) => one.wa_status)).toEqual(['sent', 'failed']);
    expect(await logged()).toEqual(['ERROR']);
  });
});

describe('the content', () => {
  const pathOf = (id: string) => `${shop.accountId}/photos/${id}`;

  test('of a text is its body', async () => {
    expect(await sourceOf().content(await bubble())).toEqual({ kind: 'text', body: 'Halo' });
  });

  test('of a photo is read from the account, with the body as caption', async () => {
    const photoId = newId();
    await context.get(Storage).put(pathOf(photoId), Buffer.from('photo'));
    expect(await sourceOf().content({ ...(await bubble()), photoId })).toEqual({
      ...{ kind: 'image', image: Buffer.from('photo'), mimetype: 'image/jpeg', caption: 'Halo' },
    });
    expect(await logged()).toEqual([]);
  });

  test('of a photo that is gone is its name, and the owner reads why', async () => {
    expect(await sourceOf().content({ ...(await bubble()), photoId: newId() })).toEqual({ kind: 'text', body: 'Halo' });
    expect(await logged()).toEqual(['WARN']);
  });

  test('of a photo that cannot be read now is tried again', async () => {
    const photoId = newId();
    await mkdir(join(modules.env['STORAGE_DIR']!, pathOf(photoId)), { recursive: true });
    await expect(sourceOf().content({ ...(await bubble()), photoId })).rejects.toThrow('EISDIR');
    expect(await logged()).toEqual([]);
  });

  test.each([
    ['Daftar harga', 'Daftar harga'],
    ['', ''],
  ])('of a file sent with the caption %j has the caption %j, and is opened when it is sent', async (given, caption) => {
    const words = 'kaos 50.000';
    const receiveFile = async (path: string) => {
      await writeFile(path, words);
      return words.length;
    };
    const file = { botId: shop.botId, conversationId, waId: newWaId(), caption: given, name: 'harga.txt', receive: receiveFile };
    const { id } = await context.get(DocumentsService).queue(file);
    const [row] = await sourceOf().outbox(10);
    const content = await sourceOf().content(row!);
    expect(content).toEqual({ kind: 'document', mimetype: 'text/plain', name: 'harga.txt', caption, open: expect.any(Function) });
    const open = content.kind === 'document' ? content.open : undefined;
    expect(await text(await open!())).toBe(words);
    // The file is read again only when `open` is called.
    await context.get(Storage).remove([`${shop.botId}/chats/${id}`]);
    expect(await sourceOf().content(row!)).toMatchObject({ kind: 'document' });
    await expect(open!()).rejects.toThrow();
  });
});
