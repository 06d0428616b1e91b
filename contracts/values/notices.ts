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
 * How severe a notice is. `good`: a success, shown briefly. `info`: news, shown a little longer. `serious`: stays at
 * the top until somebody handles it or its cause is over.
 */
export const NoticeLevel = z.enum(['good', 'info', 'serious']).register(reading, { unknown: 'info' });
export type NoticeLevel = z.infer<typeof NoticeLevel>;

/**
 * Kinds that the owner can switch on and off. `online` reports the end of an outage that `offline` reported, and
 * shares the switch of `offline`. `usage` and `storage` share the switch of `quota`. `test` has no switch: it is sent
 * at the owner's request.
 */
export const switchedKinds = ['closing', 'handover', 'question', 'offline', 'quota', 'expiry', 'report'] as const;
export const SwitchedKind = z.enum(switchedKinds);
export type SwitchedKind = z.infer<typeof SwitchedKind>;

/**
 * Result of testing a notification number. `untested`: no notice was sent to the number yet. `waiting`: a notice
 * waits for the bot. `sent`: WhatsApp accepted it. `failed`: WhatsApp refused it. `works`: one was delivered.
 */
export const NumberState = z.enum(['missing', 'untested', 'waiting', 'sent', 'failed', 'works']).register(reading, { unknown: 'untested' });
export type NumberState = z.infer<typeof NumberState>;

/** Channels in addition to the panel, which shows all notices. */
export const noticeChannels = ['whatsapp', 'email', 'push'] as const;
export const NoticeChannel = z.enum(noticeChannels);
export type NoticeChannel = z.infer<typeof NoticeChannel>;
