import { z } from 'zod';

/** What the panel shows of a session. */
export const BotStatus = z.enum(['offline', 'initing', 'qr', 'online']);
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

/** Way of an outgoing message. A lead's message is `delivered` from the start. */
export const DeliveryStatus = z.enum(['queued', 'sent', 'delivered', 'read', 'failed']);
export type DeliveryStatus = z.infer<typeof DeliveryStatus>;

export const Sender = z.enum(['lead', 'bot', 'owner']);
export type Sender = z.infer<typeof Sender>;

export const MessageKind = z.enum([
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
]);
export type MessageKind = z.infer<typeof MessageKind>;

export const PackageStatus = z.enum(['active', 'expired']);
export type PackageStatus = z.infer<typeof PackageStatus>;

export const LogLevel = z.enum(['INFO', 'LOG', 'WARN', 'ERROR']);
export type LogLevel = z.infer<typeof LogLevel>;
