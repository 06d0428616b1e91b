import { z } from 'zod';

/** Longest stored text of an advertisement; a modified client may send any length. */
export const adTextMaxChars = 500;

/**
 * Origin of a person's message, as the sender's phone reports it. It is not verified.
 * - `ad`: the person clicked on an advertisement that opens a chat;
 * - `status`: the person answered the shop's own status.
 */
export const CameFrom = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ad'),
    title: z.string(),
    body: z.string(),
    /** The text with which the advertisement opened the chat. */
    greeting: z.string(),
    /** App in which the advertisement was shown (`facebook`, `instagram`); empty when unknown. */
    app: z.string(),
    /** Ids of the advertisement and of the click, to attribute a sale. */
    sourceId: z.string(),
    clickId: z.string(),
  }),
  z.object({ kind: z.literal('status') }),
]);
export type CameFrom = z.infer<typeof CameFrom>;

/** Text for the owner about the origin, shown beside a message and in the list of chats. */
export function cameFromWords(from: CameFrom): string {
  if (from.kind === 'status') return 'membalas status Anda';
  const named = from.title || from.body;
  return named === '' ? 'dari iklan' : `dari iklan “${named}”`;
}
