import { limits } from '#contracts/values/limits';
import type { ConversationId, MessageId } from '#contracts/values/ids';
import type { Lease } from '#core/features/bots/bots.types';
import type { OutgoingMessage } from '#core/features/conversations/conversations.types';
import type { ActivityLogService } from '#core/features/activity-log/activity-log.service';
import type { ConversationsService } from '#core/features/conversations/conversations.service';
import type { DocumentsService } from '#core/features/conversations/documents/documents.service';
import type { NotificationsService, QueuedNotice } from '#core/features/notifications/notifications.service';
import { PhotoGoneError } from '#core/features/photos/photos.errors';
import type { PhotosService } from '#core/features/photos/photos.service';
import type { BubbleContent } from '#core/outside/whatsapp/link.types';
import { pnJid } from '#core/outside/whatsapp/jids';

/** Source of one session's bubbles, and receiver of their outcomes. */
export interface OutboxSource {
  outbox(limit: number): Promise<OutgoingMessage[]>;
  /** WhatsApp's server accepted it. The group commit records bubbles; copies of notices are recorded here. */
  sent(row: OutgoingMessage): Promise<void>;
  failed(row: OutgoingMessage, reason: string): Promise<void>;
  /** True when an automatic bubble may no longer be sent, and was marked so. */
  withdrawn(row: OutgoingMessage): Promise<boolean>;
  /** The content to send. Rejects when the photo cannot be read now: it is tried again. */
  content(row: OutgoingMessage): Promise<BubbleContent>;
}

export interface OutboxServices {
  readonly conversations: Pick<ConversationsService, 'outbox' | 'markFailed' | 'withdraw'>;
  readonly notifications: Pick<NotificationsService, 'queuedFor' | 'markSent'>;
  readonly photos: Pick<PhotosService, 'read'>;
  readonly documents: Pick<DocumentsService, 'open'>;
  readonly activityLog: Pick<ActivityLogService, 'write'>;
}

/** Copies of notices to the owner's notification number are sent in order, like one more conversation. */
const noticeLane = 'notices' as ConversationId;

/**
 * @param isRestricted while true, no first contacts are sent: the notification number has usually never
 * written to this one
 */
export function outboxOf(services: OutboxServices, { ownerId, epoch }: Lease, isRestricted: () => boolean): OutboxSource {
  const { conversations, notifications, photos, documents, activityLog } = services;
  const isNotice = (row: OutgoingMessage): boolean => row.conversationId === noticeLane;
  return {
    // a wake without a queued bubble was for a notice
    outbox: async (limit) => {
      const bubbles = await conversations.outbox(ownerId, limit);
      if (bubbles.length > 0 || isRestricted()) return bubbles;
      return (await notifications.queuedFor(ownerId)).map((notice): OutgoingMessage => toBubble(ownerId, notice));
    },
    sent: async (row) => {
      if (isNotice(row)) await notifications.markSent(ownerId, row.id);
    },
    withdrawn: (row) => conversations.withdraw(ownerId, epoch, row.id),
    content: async ({ id, body, photoId, document }) => {
      if (document) {
        const caption = body === document.name ? '' : body;
        return { kind: 'document', ...document, caption, open: () => documents.open(ownerId, id) };
      }
      if (photoId === null) return { kind: 'text', body };
      try {
        return { kind: 'image', image: await photos.read(ownerId, photoId), mimetype: 'image/jpeg', caption: body };
      } catch (error) {
        if (!(error instanceof PhotoGoneError)) throw error;
        // sent without the photo: the text makes sense without it, and the bubble would otherwise wait for
        // ever
        activityLog.write(
          ownerId,
          'WARN',
          `Foto "${body}" sudah tidak tersimpan, pelanggan menerima namanya saja. Unggah ulang foto produk itu.`,
        );
        return { kind: 'text', body };
      }
    },
    failed: async (row, reason) => {
      if (isNotice(row)) {
        await notifications.markSent(ownerId, row.id, 'failed');
        activityLog.write(ownerId, 'ERROR', `GAGAL mengirim pemberitahuan ke nomor notifikasi: ${reason}`);
      } else await conversations.markFailed(ownerId, epoch, row.id, reason);
    },
  };
}

function toBubble(ownerId: Lease['ownerId'], notice: QueuedNotice): OutgoingMessage {
  return {
    id: notice.id as MessageId,
    ownerId,
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
    expiresAfter: 0,
    isAutomatic: false,
    ageMs: 0,
    forbidden: null,
    sendsPerMinute: limits.sendsPerMinute,
    typingMsPerCharacter: limits.typingMsPerCharacter,
  };
}
