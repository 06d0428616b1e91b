import { z } from 'zod';
import { AccountId, BotId } from '../../values/ids.js';
import { roles } from '../../values/people/permissions.js';
import { route } from '../route.js';

/** A bot that the caller may see. */
export const BotOfPerson = z.object({
  botId: BotId,
  accountId: AccountId,
  /** The caller's role in the bot's account. Null for a role that the reader does not know. */
  role: z.enum(roles).nullable(),
  /** Digits of the linked number; null while no number is linked. */
  phone: z.string().nullable(),
});
export type BotOfPerson = z.infer<typeof BotOfPerson>;

export const bots = {
  /**
   * Bots of every account that the caller belongs to. The first bot is the default for paths that do not name a bot.
   */
  list: route('GET', '/bots', { scope: 'person', reply: z.array(BotOfPerson) }),
} as const;
