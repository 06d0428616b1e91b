import { dayMs, hourMs } from '#contracts/values/base/durations';
import type { Restriction } from '#core/features/bots/bots.types';
import type { RestrictionChange } from '#core/outside/whatsapp/link.types';

/** Time after which new conversations are tried again when WhatsApp named no end of the restriction. */
const unknownEndMs = dayMs;

/**
 * The restriction after a report from WhatsApp. A refused message names no end, so it does not replace a known end.
 */
export function afterChange(current: Restriction | null, change: RestrictionChange, now: Date): Restriction | null {
  switch (change.kind) {
    case 'lifted':
      return null;
    case 'until':
      return current?.kind === 'until' && current.until.getTime() === change.until.getTime()
        ? current
        : { kind: 'until', until: change.until };
    case 'unknown':
      return isInForce(current, now) ? current : { kind: 'unknown', resumeAt: new Date(now.getTime() + unknownEndMs) };
  }
}

/** How often WhatsApp is queried about a stored restriction. */
const askEveryMs = hourMs;

/**
 * True when WhatsApp should be queried about the restriction: after a login, once an hour, and once when the stated
 * end has passed.
 * @param heardAtMs when WhatsApp last reported the restriction or was queried about it; 0 for never on this
 * connection
 */
export function asksAgain(restriction: Restriction | null, heardAtMs: number, nowMs: number): boolean {
  if (restriction === null) return false;
  const endMs = (restriction.kind === 'until' ? restriction.until : restriction.resumeAt).getTime();
  return nowMs - heardAtMs >= askEveryMs || (nowMs >= endMs && heardAtMs < endMs);
}

/** True while no conversation may be started. */
export function isInForce(restriction: Restriction | null, now: Date): boolean {
  switch (restriction?.kind) {
    case undefined:
      return false;
    case 'until':
      return restriction.until > now;
    case 'unknown':
      return restriction.resumeAt > now;
  }
}
