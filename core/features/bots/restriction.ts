import type { Restriction } from './bots.types.js';

export interface RestrictionColumns {
  readonly restriction: Restriction['kind'] | null;
  readonly restricted_until: Date | null;
}

/** The restriction from its database columns. */
export function restrictionOf({ restriction, restricted_until: at }: RestrictionColumns): Restriction | null {
  if (restriction === null || at === null) return null;
  return restriction === 'until' ? { kind: 'until', until: at } : { kind: 'unknown', resumeAt: at };
}

export function restrictionColumns(restriction: Restriction | null): RestrictionColumns {
  switch (restriction?.kind) {
    case undefined:
      return { restriction: null, restricted_until: null };
    case 'until':
      return { restriction: 'until', restricted_until: restriction.until };
    case 'unknown':
      return { restriction: 'unknown', restricted_until: restriction.resumeAt };
  }
}
