import { z } from 'zod';
import { reading } from './reading.js';

/** Why an automatic message was not sent although it was queued. */
export const UnsentReason = z
  .enum([
    /** The lead wrote again: the next answer covers it. */
    'lead-wrote',
    /** The owner wrote in this chat, on the phone or in the panel. */
    'owner-wrote',
    /** The owner took the chat over in the panel. */
    'takeover',
    /** The lead's number now belongs to somebody else. */
    'number-moved',
    'opted-out',
    'blacklisted',
    /** The chat is with the number that receives the owner's notices. */
    'notification-number',
    /** The lead has bought: no follow-up is needed. */
    'closing',
    /** The owner stopped the bot. */
    'bot-stopped',
    /** The owner switched off the follow-up of this day. */
    'follow-ups-off',
    /** WhatsApp restricts the number: the follow-up is scheduled again. */
    'restricted',
    /** The message waited too long in the queue. */
    'late',
  ])
  .register(reading, { unknown: 'late' });
export type UnsentReason = z.infer<typeof UnsentReason>;
