import { z } from 'zod';

/** What an owner is told of. */
export const NoticeKind = z.enum(['closing', 'handover', 'question', 'offline', 'online', 'quota', 'expiry', 'test']);
export type NoticeKind = z.infer<typeof NoticeKind>;

/** Kinds that can be switched; `online` ends what `offline` began and goes with it, `test` is what the owner asked for. */
export const switchedKinds = ['closing', 'handover', 'question', 'offline', 'quota', 'expiry'] as const;
export const SwitchedKind = z.enum(switchedKinds);
export type SwitchedKind = z.infer<typeof SwitchedKind>;

/** Ways beside the panel, which shows all of them. */
export const noticeChannels = ['whatsapp', 'email', 'push'] as const;
export const NoticeChannel = z.enum(noticeChannels);
export type NoticeChannel = z.infer<typeof NoticeChannel>;
