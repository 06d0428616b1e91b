import { z } from 'zod';
import { reading } from './reading.js';

/** What the panel shows of a session. One that a reader does not know is no sign of life, like a poll that failed. */
export const BotStatus = z.enum(['offline', 'initing', 'qr', 'online']).register(reading, { unknown: 'offline' });
export type BotStatus = z.infer<typeof BotStatus>;

/** Why a session is not online, each with an own text and next step for the owner. */
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

/** Way of an outgoing message. A lead's message is `delivered` from the start. Whatever else may have become of one, it was sent. */
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
    /** Its writer took it back: nothing of it is kept. */
    'deleted',
    'unreadable',
  ])
  .register(reading, { unknown: 'other', absent: 'text' });
export type MessageKind = z.infer<typeof MessageKind>;

/**
 * Who is behind a message besides the lead, the bot and the owner's own hands; absent for all others.
 * - `app`: the WhatsApp Business app on the shop's phone wrote it by itself (greeting, away message);
 * - `meta-ai`: Meta's business agent answered on the shop's phone;
 * - `notice`: an automatic message of a business (one-time code, courier template): no lead;
 * - `broadcast`: the lead wrote it to a broadcast list.
 */
export const MessageOrigin = z.enum(['app', 'meta-ai', 'notice', 'broadcast']);
export type MessageOrigin = z.infer<typeof MessageOrigin>;

/** How far an order that the bot noted is; a cancelled one is counted nowhere. */
export const ClosingState = z.enum(['new', 'paid', 'sent', 'cancelled']).register(reading, { unknown: 'new' });
export type ClosingState = z.infer<typeof ClosingState>;

export const PackageStatus = z.enum(['active', 'expired']).register(reading, { unknown: 'expired', absent: 'expired' });
export type PackageStatus = z.infer<typeof PackageStatus>;

export const LogLevel = z.enum(['INFO', 'LOG', 'WARN', 'ERROR']);
export type LogLevel = z.infer<typeof LogLevel>;
