import type { NewChatMessageCapInfo } from 'baileys';
import type { HealthTold } from '../link.types.js';

/**
 * Converts WhatsApp's quota of new chats (`xwa2_message_capping_info`, and notifications of it) into our
 * terms. A missing or non-positive total means no limit, unless the status says that the limit is reached.
 * A notification with other fields and no total is ignored. Times are unix seconds or milliseconds, as
 * numbers or strings.
 */
export function readNewChatCap(info: NewChatMessageCapInfo | null | undefined, now: Date): HealthTold {
  const readAt = now.toISOString();
  if (!info) return { newChats: null, readAt };
  const status = info.capping_status ?? 'NONE';
  const total = numberOf(info.total_quota) ?? 0;
  if (total <= 0 && status !== 'CAPPED') {
    const isPart = numberOf(info.total_quota) === null && (numberOf(info.used_quota) ?? numberOf(info.cycle_end_timestamp)) !== null;
    return isPart ? {} : { newChats: null, readAt };
  }
  const used = Math.max(0, numberOf(info.used_quota) ?? 0);
  return { newChats: { total: Math.max(0, total), used, status, endsAt: momentOf(info.cycle_end_timestamp) }, readAt };
}

function numberOf(told: unknown): number | null {
  const number = told === null || told === undefined || told === '' ? NaN : Number(told);
  return Number.isFinite(number) ? number : null;
}

/**
 * Times below this value are in seconds, others in milliseconds. As a time in seconds, the value would be the year
 * 5138.
 */
const firstMs = 1e11;
/** The latest time that a Date can hold, in ms. */
const lastMs = 8.64e15;

function momentOf(told: unknown): string | null {
  const number = numberOf(told);
  if (number === null || number <= 0 || number > lastMs) return null;
  return new Date(number < firstMs ? number * 1_000 : number).toISOString();
}
