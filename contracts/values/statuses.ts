import { z } from 'zod';
import { reading } from './reading.js';

/**
 * Status of a session as the panel shows it. A value that the reader does not know counts as offline, like a
 * failed poll.
 */
export const BotStatus = z.enum(['offline', 'initing', 'qr', 'online']).register(reading, { unknown: 'offline' });
export type BotStatus = z.infer<typeof BotStatus>;

/** Why a session is not online. The owner gets a separate text and next step for each. */
export const OfflineReason = z.enum([
  'stopped',
  'code_expired',
  'logged_out',
  'replaced',
  'number_moved',
  'number_taken',
  'restricted',
  'banned',
  'version_refused',
  'passkey_required',
  'deaf',
  'connection',
  'keys_unreadable',
  'pairing_failed',
]);
export type OfflineReason = z.infer<typeof OfflineReason>;

/**
 * Delivery state of an outgoing message. A lead's message is `delivered` from the start. An unknown state is parsed
 * as `sent`, the most general state.
 */
export const DeliveryStatus = z
  .enum(['queued', 'sent', 'delivered', 'read', 'failed'])
  .register(reading, { unknown: 'sent', absent: 'sent' });
export type DeliveryStatus = z.infer<typeof DeliveryStatus>;

export const Sender = z.enum(['lead', 'bot', 'owner']);
export type Sender = z.infer<typeof Sender>;

export const MessageKind = z
  .enum([
    'text',
    'image',
    'voice',
    'audio',
    'video',
    'document',
    'sticker',
    'location',
    'contact',
    'order',
    /** A missed call. */
    'call',
    'other',
    /** Deleted by its author. No content of the message is kept. */
    'deleted',
    'unreadable',
  ])
  .register(reading, { unknown: 'other', absent: 'text' });
export type MessageKind = z.infer<typeof MessageKind>;

/**
 * Origin of a message that is not simply from the lead, the bot or the owner in person; absent for all
 * others.
 * - `app`: sent automatically by the WhatsApp Business app on the shop's phone (greeting, away message);
 * - `meta-ai`: an answer by Meta's business agent on the shop's phone;
 * - `notice`: an automatic message of a business (one-time code, courier template): not a lead;
 * - `broadcast`: the lead wrote it to a broadcast list.
 */
export const MessageOrigin = z.enum(['app', 'meta-ai', 'notice', 'broadcast']);
export type MessageOrigin = z.infer<typeof MessageOrigin>;

/** State of an order recorded by the bot; cancelled ones are never counted. */
export const ClosingState = z.enum(['new', 'paid', 'sent', 'cancelled']).register(reading, { unknown: 'new' });
export type ClosingState = z.infer<typeof ClosingState>;

/** How a lead changed a message of a recorded order. */
export const ClosingDoubt = z.enum(['edited', 'deleted', 'called-off']).register(reading, { unknown: 'edited' });
export type ClosingDoubt = z.infer<typeof ClosingDoubt>;

export const PackageStatus = z.enum(['active', 'expired']).register(reading, { unknown: 'expired', absent: 'expired' });
export type PackageStatus = z.infer<typeof PackageStatus>;

export const LogLevel = z.enum(['INFO', 'LOG', 'WARN', 'ERROR']);
export type LogLevel = z.infer<typeof LogLevel>;
