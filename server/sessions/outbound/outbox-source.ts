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
  /** WhatsApp's server accepted the message. The group commit records bubbles; copies of notices are recorded here. */
  sent(row: OutgoingMessage): Promise<void>;
  failed(row: OutgoingMessage, reason: string): Promise<void>;
  /** True when an automatic bubble may no longer be sent, and was marked so. */
  withdrawn(row: OutgoingMessage): Promise<boolean>;
  /** True while WhatsApp restricts the number: messages that start a chat stay queued. */
  readonly isRestricted: () => boolean;
  /** The content to send. Rejects when the photo cannot be read now: the bubble is then tried again. */
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

/** Copies of notices to the owner's notification number are sent in order, like one more conversation. */
const noticeLane = 'notices' as ConversationId;

/** WhatsApp's current permissions of the number. */
export interface NumberLimits {
  /** False while it is restricted. */
  isRestricted(): boolean;
  /** False while it is restricted, and when our share of its quota is used up. */
  mayBeginChats(): boolean;
}

/**
 * @param number without `mayBeginChats` no notices are sent: the notification number has usually never written to
 * this one
 */
export function outboxOf(services: OutboxServices, { botId, epoch }: Lease, number: NumberLimits): OutboxSource {
  const { conversations, notifications, members, photos, documents, activityLog } = services;
  const isNotice = (row: OutgoingMessage): boolean => row.conversationId === noticeLane;
  return {
    // a wake without queued bubbles was caused by a notice
    outbox: async (limit) => {
      if (number.isRestricted()) {
        // bubbles that stay queued must not use up the places of this page
        const [warm, cold] = [await conversations.outbox(botId, limit, 'warm'), await conversations.outbox(botId, limit, 'cold')];
        // a bubble that may no longer be sent is withdrawn in the meantime
        return [...warm, ...cold.filter((row) => row.forbidden !== null)].slice(0, limit);
      }
      const bubbles = await conversations.outbox(botId, limit);
      if (bubbles.length > 0 || !number.mayBeginChats()) return bubbles;
      const [first, ...others] = await notifications.queuedFor(botId);
      if (!first) return [];
      // all of them go to the one notification number
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
        // sent without the photo: the text makes sense without it, and the bubble would otherwise wait for
        // ever
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
