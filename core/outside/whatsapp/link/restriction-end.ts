import type { RestrictionChange } from '../link.types.js';

/** The end that Baileys adds to a restriction when WhatsApp's notification names none (`messages-recv.js`). */
const inventedEndMs = 60_000;

/**
 * Converts an announced restriction. In a notification, an end within a minute may be Baileys' own default. Such an
 * end counts as unknown until the account query states one, because the query has no default.
 * @param queried true for the answer to the account query.
 * @param now by this machine's clock, which Baileys uses too.
 */
export function restrictionTold(until: Date | undefined, queried: boolean, now = new Date()): RestrictionChange {
  if (!until) return { kind: 'unknown' };
  const isInvented = !queried && until.getTime() - now.getTime() <= inventedEndMs;
  return isInvented ? { kind: 'unknown' } : { kind: 'until', until };
}
