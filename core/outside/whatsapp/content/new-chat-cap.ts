import type { NewChatMessageCapInfo } from 'baileys';
import type { HealthTold } from '../link.types.js';

/**
 * WhatsApp's quota of new chats (`xwa2_message_capping_info`, and notifications of it) in our words. A total that is none, or not above zero, is
 * no limit. Times are unix seconds, as numbers or as texts.
 */
export function readNewChatCap(info: NewChatMessageCapInfo | null | undefined, now: Date): HealthTold {
  const total = Number(info?.total_quota);
  const readAt = now.toISOString();
  if (!info || !Number.isFinite(total) || total <= 0) return { newChats: null, readAt };
  const ends = Number(info.cycle_end_timestamp);
  const endsAt = Number.isFinite(ends) && ends > 0 && ends < 1e11 ? new Date(ends * 1_000).toISOString() : null;
  const used = Math.max(0, Number(info.used_quota) || 0);
  return { newChats: { total, used, status: info.capping_status ?? 'NONE', endsAt }, readAt };
}
