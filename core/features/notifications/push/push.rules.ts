import { cutText } from '#contracts/values/texts';
import { dayMs, hourMs } from '#contracts/values/base/durations';
import type { NoticeKind } from '#contracts/values/notices';

/** A push older than this is useless on a lock screen. */
export const pushLifetimeMs = dayMs;
const waitsMs = [5_000, 30_000, 120_000, 600_000, 1_800_000];
const longestWaitMs = hourMs;

/**
 * When a failed push is retried: after the delay that the push service requested, otherwise after growing delays of
 * at most an hour. Null when the push would be too old by then.
 */
export function nextPushAt(
  push: { readonly attempts: number; readonly createdAt: Date },
  retryAfterMs: number | null,
  now: Date,
): Date | null {
  const usual = waitsMs[Math.min(push.attempts, waitsMs.length - 1)]!;
  const at = now.getTime() + Math.min(Math.max(retryAfterMs ?? 0, usual), longestWaitMs);
  return at < push.createdAt.getTime() + pushLifetimeMs ? new Date(at) : null;
}

const urgent: ReadonlySet<string> = new Set<NoticeKind>(['handover', 'question', 'offline']);

/** Push urgency: `high` may wake a phone in battery saver mode. */
export function urgencyOf(kind: string): 'high' | 'normal' {
  return urgent.has(kind) ? 'high' : 'normal';
}

const bodyMaxChars = 300;

/**
 * Payload for the device. It fits the limit of every push service (4096 bytes, of which encryption needs
 * about a hundred).
 */
export function pushPayload(notice: {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** A sentence below the body, which is never shortened; null for none. */
  readonly note: string | null;
  readonly path: string;
}): string {
  const { body, id, note, path, title } = notice;
  const below = note === null ? '' : ` ${note}`;
  return JSON.stringify({ id, title: shortened(title, 100), body: shortened(body, bodyMaxChars - below.length) + below, path });
}

function shortened(text: string, maxChars: number): string {
  const chars = Array.from(text);
  return chars.length <= maxChars ? text : `${cutText(text, chars.slice(0, maxChars - 1).join('').length)}…`;
}

/**
 * A push service keeps one message per topic, so a retry of a push replaces the earlier attempt. 32
 * characters of base64url at most.
 */
export function topicOf(noticeId: string): string {
  return Buffer.from(noticeId.replaceAll('-', ''), 'hex').toString('base64url');
}
