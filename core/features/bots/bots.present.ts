import type { BotState } from '#contracts/http/bot/bot';
import { limits } from '#contracts/values/limits';
import type { Restriction, SessionRow } from './bots.types.js';
import { detailText } from './bots.texts.js';
import { presentHealth } from './number-health.rules.js';
import { restrictionOf } from './restriction.js';

const unstarted: BotState = {
  status: 'offline',
  detail: detailText('offline', null, true),
  reason: null,
  phone: null,
  since: null,
  lastMessageAt: null,
  qr: null,
  pairingCode: null,
  pairingCodeUntil: null,
  passkey: null,
  restriction: null,
};

/** The session in the format of the owner's panel. */
export function presentBot(row: SessionRow | null, publicUrl: string, now: Date): BotState {
  if (!row) return unstarted;
  // The last status that a dead host wrote may be outdated.
  const lost = row.status !== 'offline' && !row.host_alive;
  const status = lost ? 'initing' : row.status;
  const { qr } = row;
  const shown = status === 'qr' && qr && new Date(qr.expiresAt) > now ? qr : null;
  return {
    version: row.version,
    status,
    detail: row.detail ?? detailText(status, row.reason, !lost),
    reason: row.reason,
    phone: row.phone,
    since: row.since.toISOString(),
    lastMessageAt: row.last_message_at?.toISOString() ?? null,
    qr: shown && { url: qrUrl(publicUrl, shown.token), expiresAt: shown.expiresAt, attempt: shown.attempt, attempts: shown.attempts },
    pairingCode: status === 'qr' ? row.pairing_code : null,
    pairingCodeUntil: status === 'qr' && row.pairing_code !== null ? untilOf(row.since) : null,
    passkey: status === 'qr' && row.passkey ? { step: row.passkey.step, until: row.passkey.until, code: row.passkey.code } : null,
    restriction: presentRestriction(restrictionOf(row), now),
    health: row.phone === null ? null : presentHealth(row.health, restrictionOf(row), now),
  };
}

/**
 * When a pairing code expires. `since` is the time when the status became `qr`, which happens together with the code.
 * WhatsApp closes the waiting connection when no more codes are left.
 */
function untilOf(since: Date): string {
  return new Date(since.getTime() + limits.pairingCodeSeconds * 1_000).toISOString();
}

function presentRestriction(restriction: Restriction | null, now: Date): BotState['restriction'] {
  switch (restriction?.kind) {
    case undefined:
      return null;
    case 'until':
      return restriction.until > now ? { kind: 'until', until: restriction.until.toISOString() } : null;
    case 'unknown':
      return restriction.resumeAt > now ? { kind: 'unknown' } : null;
  }
}

/** Absolute address of a QR code's image, as written to the log. */
export function qrUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/api/bot/qr/${token}.png`;
}
