import type { RestrictionChange } from '../link.types.js';

/** Baileys gives a restriction this end when WhatsApp's notification names none (`messages-recv.js`). */
const inventedEndMs = 60_000;

/**
 * A restriction as it was announced. In a notification, an end within a minute may be Baileys' own default. It counts as
 * unknown until the account query, which has no default, states one.
 * @param queried true for the answer to the account query.
 * @param now by this machine's clock, which Baileys reads too.
 */
export function restrictionTold(until: Date | undefined, queried: boolean, now = new Date()): RestrictionChange {
  if (!until) return { kind: 'unknown' };
  const isInvented = !queried && until.getTime() - now.getTime() <= inventedEndMs;
  return isInvented ? { kind: 'unknown' } : { kind: 'until', until };
}
