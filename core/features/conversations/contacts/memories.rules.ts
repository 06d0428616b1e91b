import { factKinds, factMaxChars, type FactKind } from '#contracts/values/people/contact-facts';
import { storableText } from '#contracts/values/base/storable-text';
import { cutText } from '#contracts/values/texts';
import type { ContactFact, ContactFacts } from '../conversations.types.js';

/** Parses stored facts. When they have an older or newer format, only the parts that can be parsed are returned. */
export function readFacts(stored: unknown): ContactFacts {
  if (typeof stored !== 'object' || stored === null) return {};
  const rows = stored as Partial<Record<string, Partial<ContactFact>>>;
  const facts: Partial<Record<FactKind, ContactFact>> = {};
  for (const kind of factKinds) {
    const { value, by, at } = rows[kind] ?? {};
    if (typeof value === 'string' && value !== '')
      facts[kind] = { value, by: by === 'owner' ? 'owner' : 'bot', at: typeof at === 'string' ? at : '' };
  }
  return facts;
}

export function cleanFact(text: string): string {
  return cutText(storableText(text).trim(), factMaxChars);
}

/** New facts in the stored format. */
export function factsToStore(values: Partial<Record<FactKind, string>>, by: ContactFact['by'], at: Date): ContactFacts {
  const facts: Partial<Record<FactKind, ContactFact>> = {};
  for (const kind of factKinds) {
    const value = cleanFact(values[kind] ?? '');
    if (value !== '') facts[kind] = { value, by, at: at.toISOString() };
  }
  return facts;
}

/**
 * Purchases, newest first, without the purchase `before` that was replaced by `now`. `now` must be the newest one.
 */
export function withoutPurchase(purchases: string, { before, now }: { readonly before: string; readonly now: string }): string {
  if (!purchases.startsWith(`${now}\n`)) return purchases;
  const older = `${purchases.slice(now.length)}\n`;
  return (now + older.replace(`\n${before}\n`, () => '\n')).trimEnd();
}
