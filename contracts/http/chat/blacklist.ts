import { z } from 'zod';
import { normalizePhone, numberError } from '../../values/people/phone.js';
import { formatUsername, normalizeUsername } from '../../values/people/username.js';
import { route } from '../route.js';
import { Done } from '../shapes.js';

/**
 * A contact that the owner excludes: a number in any spelling, `@username`, or `lid:<digits>` as routes
 * identify a contact without a number.
 */
export const ExcludedKey = z
  .string()
  .max(40)
  .transform((typed, context) => {
    const text = typed.trim();
    if (/^lid:\d{5,20}$/.test(text)) return text;
    // the bare suffix of a number is not a username
    const username = text.startsWith('@') && text !== '@c.us' ? normalizeUsername(text) : null;
    if (username) return formatUsername(username);
    const problem = numberError(text);
    if (problem === null) return normalizePhone(text);
    context.addIssue({
      code: 'custom',
      message: text.startsWith('@') ? 'Username tidak valid. Tulis dengan @ di depan, contoh @budi.santoso.' : problem,
    });
    return z.NEVER;
  });
export type ExcludedKey = z.output<typeof ExcludedKey>;

/** Adds one exclusion. */
export const AddExcluded = z.object({ number: ExcludedKey });

export const blacklist = {
  /**
   * Numbers with their suffix, and `@username` or `lid:<digits>` for contacts without a number. `labels` has the
   * display names of contacts without a number.
   */
  list: route('GET', '/blacklist', {
    scope: 'bot',
    needs: 'chat.read',
    reply: z.object({ blacklist: z.array(z.string()), labels: z.array(z.object({ number: z.string(), label: z.string() })).optional() }),
  }),
  /**
   * Leads that got the most answers within the last 24 hours, most answers first. Excluded contacts are left out.
   * `number` is the value that `add` accepts.
   */
  heaviest: route('GET', '/blacklist/heaviest', {
    scope: 'bot',
    needs: 'chat.read',
    reply: z.object({ leads: z.array(z.object({ number: z.string(), name: z.string(), answers: z.number() })) }),
  }),
  add: route('POST', '/blacklist', { scope: 'bot', needs: 'chat.write', body: AddExcluded, reply: Done }),
  remove: route('DELETE', '/blacklist/:number', { scope: 'bot', needs: 'chat.write', params: { number: ExcludedKey }, reply: Done }),
} as const;
