import { z } from 'zod';
import { reading } from './reading.js';

/** Events that the owner is notified of. */
export const NoticeKind = z.enum([
  'closing',
  'handover',
  'question',
  'offline',
  'online',
  'quota',
  'usage',
  'expiry',
  'storage',
  'report',
  'test',
]);
export type NoticeKind = z.infer<typeof NoticeKind>;

/**
 * How severe a notice is. `good`: a success, shown for a moment. `info`: news, shown a little longer. `serious`: stays
 * at the top until it is handled, or until its cause is over.
 */
export const NoticeLevel = z.enum(['good', 'info', 'serious']).register(reading, { unknown: 'info' });
export type NoticeLevel = z.infer<typeof NoticeLevel>;

/**
 * Kinds that the owner can switch. `online` ends what `offline` started and shares its switch. `usage` and `storage`
 * share the switch of `quota`. `test` is sent at the owner's request.
 */
export const switchedKinds = ['closing', 'handover', 'question', 'offline', 'quota', 'expiry', 'report'] as const;
export const SwitchedKind = z.enum(switchedKinds);
export type SwitchedKind = z.infer<typeof SwitchedKind>;

/**
 * How far a notification number has been tested. `untested`: no copy was sent to it yet; `waiting`: a copy waits
 * for the bot; `sent`: WhatsApp has it; `failed`: WhatsApp refused it; `works`: one was delivered.
 */
export const NumberState = z.enum(['missing', 'untested', 'waiting', 'sent', 'failed', 'works']).register(reading, { unknown: 'untested' });
export type NumberState = z.infer<typeof NumberState>;

/** Channels in addition to the panel, which shows all notices. */
export const noticeChannels = ['whatsapp', 'email', 'push'] as const;
export const NoticeChannel = z.enum(noticeChannels);
export type NoticeChannel = z.infer<typeof NoticeChannel>;
