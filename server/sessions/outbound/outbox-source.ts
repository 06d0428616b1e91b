import type { ConversationId, MessageId } from '#contracts/values/ids';
import type { Lease } from '#core/features/bots/bots.types';
import type { OutgoingMessage } from '#core/features/conversations/conversations.types';
import type { ActivityLogService } from '#core/features/activity-log/activity-log.service';
import type { ConversationsService } from '#core/features/conversations/conversations.service';
import type { NotificationsService, QueuedNotice } from '#core/features/notifications/notifications.service';
import { pnJid } from '#core/outside/whatsapp/jids';

/** Where one session's queues get their bubbles from, and where they tell what became of them. */
export interface OutboxSource {
  outbox(limit: number): Promise<OutgoingMessage[]>;
  /** WhatsApp's server took it. Bubbles are noted by the group commit, copies of notices here. */
  sent(row: OutgoingMessage): Promise<void>;
  failed(row: OutgoingMessage, reason: string): Promise<void>;
}

export interface OutboxServices {
  readonly conversations: Pick<ConversationsService, 'outbox' | 'markFailed'>;
  readonly notifications: Pick<NotificationsService, 'queuedFor' | 'markSent'>;
  readonly activityLog: Pick<ActivityLogService, 'write'>;
}

/** Copies of notices go to the owner's notification number one after another, like one more conversation. */
const noticeLane = 'notices' as ConversationId;

/** @param isRestricted first contacts pause: the notification number has usually never written to this one */
export function outboxOf(services: OutboxServices, { ownerId, epoch }: Lease, isRestricted: () => boolean): OutboxSource {
  const { conversations, notifications, activityLog } = services;
  const isNotice = (row: OutgoingMessage): boolean => row.conversationId === noticeLane;
  return {
    // a wake that was not for a bubble was for a notice
    outbox: async (limit) => {
      const bubbles = await conversations.outbox(ownerId, limit);
      if (bubbles.length > 0 || isRestricted()) return bubbles;
      return (await notifications.queuedFor(ownerId)).map((notice): OutgoingMessage => toBubble(ownerId, notice));
    },
    sent: async (row) => {
      if (isNotice(row)) await notifications.markSent(ownerId, row.id);
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
    body: notice.text,
    seq: 0,
    attempts: 0,
  };
}
