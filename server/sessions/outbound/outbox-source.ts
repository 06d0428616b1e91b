import { limits } from '#contracts/values/limits';
import type { ConversationId, MessageId } from '#contracts/values/ids';
import type { Members } from '#core/features/account/members.service';
import type { Lease } from '#core/features/bots/bots.types';
import type { OutgoingMessage } from '#core/features/conversations/conversations.types';
import type { ActivityLogService } from '#core/features/activity-log/activity-log.service';
import type { MessagesService } from '#core/features/conversations/messages/messages.service';
import type { DocumentsService } from '#core/features/conversations/files/documents.service';
import type { NotificationsService, QueuedNotice } from '#core/features/notifications/notifications.service';
import { PhotoGoneError } from '#core/features/photos/photos.errors';
import type { PhotosService } from '#core/features/photos/photos.service';
import type { BubbleContent } from '#core/outside/whatsapp/link.types';
import { pnJid } from '#core/outside/whatsapp/jids';

/** Source of one session's bubbles, and receiver of their outcomes. */
export interface OutboxSource {
  outbox(limit: number): Promise<OutgoingMessage[]>;
  /**
   * Called when WhatsApp's server accepted the message. Copies of notices are recorded here. Bubbles are recorded by
   * the group commit.
   */
  sent(row: OutgoingMessage): Promise<void>;
  failed(row: OutgoingMessage, reason: string): Promise<void>;
  /** True when an automatic bubble may no longer be sent. It is marked as withdrawn then. */
  withdrawn(row: OutgoingMessage): Promise<boolean>;
  /** True while WhatsApp restricts the number. Messages that start a chat then stay queued. */
  readonly isRestricted: () => boolean;
  /** The content to send. Rejects when the photo cannot be loaded now. The bubble is then tried again. */
  content(row: OutgoingMessage): Promise<BubbleContent>;
}

export interface OutboxServices {
  readonly conversations: Pick<MessagesService, 'expiration' | 'outbox' | 'markFailed' | 'withdraw'>;
  readonly notifications: Pick<NotificationsService, 'queuedFor' | 'markSent'>;
  readonly members: Pick<Members, 'accountOf'>;
  readonly photos: Pick<PhotosService, 'read'>;
  readonly documents: Pick<DocumentsService, 'open'>;
  readonly activityLog: Pick<ActivityLogService, 'write'>;
}

/**
 * Id of the queue for copies of notices to the owner's notification number. They are sent in order, as if the queue
 * were one more conversation.
 */
const noticeLane = 'notices' as ConversationId;

/** WhatsApp's current permissions of the number. */
export interface NumberLimits {
  /** True while WhatsApp restricts the number. */
  isRestricted(): boolean;
  /** False while the number is restricted, and when our share of its quota of new chats is used up. */
  mayBeginChats(): boolean;
}

/**
 * @param number while `mayBeginChats` is false no notices are sent, because the notification number has usually never
 * written to this number
 */
export function outboxOf(services: OutboxServices, { botId, epoch }: Lease, number: NumberLimits): OutboxSource {
  const { conversations, notifications, members, photos, documents, activityLog } = services;
  const isNotice = (row: OutgoingMessage): boolean => row.conversationId === noticeLane;
  return {
    // a wake without queued bubbles was caused by a notice
    outbox: async (limit) => {
      if (number.isRestricted()) {
        // bubbles that must stay queued do not count towards the limit, so they are read separately
        const [warm, cold] = [await conversations.outbox(botId, limit, 'warm'), await conversations.outbox(botId, limit, 'cold')];
        // a bubble that may no longer be sent is withdrawn in the meantime
        return [...warm, ...cold.filter((row) => row.forbidden !== null)].slice(0, limit);
      }
      const bubbles = await conversations.outbox(botId, limit);
      if (bubbles.length > 0 || !number.mayBeginChats()) return bubbles;
      const [first, ...others] = await notifications.queuedFor(botId);
      if (!first) return [];
      // all notices go to the same notification number
      const expiresAfter = await conversations.expiration(botId, first.to);
      return [first, ...others].map((notice) => toBubble(botId, notice, expiresAfter));
    },
    sent: async (row) => {
      if (isNotice(row)) await notifications.markSent(botId, row.id);
    },
    isRestricted: () => number.isRestricted(),
    withdrawn: (row) => conversations.withdraw(botId, epoch, row.id),
    content: async ({ id, body, photoId, document }) => {
      if (document) {
        const caption = body === document.name ? '' : body;
        return { kind: 'document', ...document, caption, open: () => documents.open(botId, id) };
      }
      if (photoId === null) return { kind: 'text', body };
      try {
        return { kind: 'image', image: await photos.read(await members.accountOf(botId), photoId), mimetype: 'image/jpeg', caption: body };
      } catch (error) {
        if (!(error instanceof PhotoGoneError)) throw error;
        // the bubble is sent without the photo, because its text makes sense without it, and the bubble would
        // otherwise wait for ever
        activityLog.write(
          botId,
          'WARN',
          `Foto "${body}" sudah tidak tersimpan, pelanggan menerima namanya saja. Unggah ulang foto produk itu.`,
        );
        return { kind: 'text', body };
      }
    },
    failed: async (row, reason) => {
      if (isNotice(row)) {
        await notifications.markSent(botId, row.id, 'failed');
        activityLog.write(botId, 'ERROR', `GAGAL mengirim pemberitahuan ke nomor notifikasi: ${reason}`);
      } else await conversations.markFailed(botId, epoch, row.id, reason);
    },
  };
}

function toBubble(botId: Lease['botId'], notice: QueuedNotice, expiresAfter: number): OutgoingMessage {
  return {
    id: notice.id as MessageId,
    botId,
    conversationId: noticeLane,
    jid: pnJid(notice.to),
    pn: notice.to,
    lid: null,
    waId: notice.waId,
    sender: 'owner',
    byHand: false,
    body: notice.text,
    photoId: null,
    document: null,
    seq: 0,
    attempts: 0,
    expiresAfter,
    isAutomatic: false,
    opensChat: true,
    ageMs: 0,
    forbidden: null,
    sendsPerMinute: limits.sendsPerMinute,
    typingMsPerCharacter: limits.typingMsPerCharacter,
  };
}
