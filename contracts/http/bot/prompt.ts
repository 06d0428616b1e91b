import { z } from 'zod';
import { limits } from '../../values/limits.js';
import { route } from '../route.js';
import { Done } from '../shapes.js';

/** Wire value of an empty field. */
export const emptyValue = 'default';

/** All four settings as the owner typed them; `default` means empty, `nomor_notifikasi` ends in `@c.us`. */
export const PromptSettings = z.object({
  prompt: z.string().max(limits.promptMaxChars, { error: 'Prompt terlalu panjang.' }),
  secondary_prompt: z.string().max(limits.secondaryPromptMaxChars, { error: 'Daftar produk terlalu panjang.' }),
  alamat: z.string().max(limits.districtMaxChars, { error: 'Kecamatan pengirim terlalu panjang.' }),
  nomor_notifikasi: z.string().max(40, { error: 'Nomor notifikasi tidak valid.' }),
});
export type PromptSettings = z.infer<typeof PromptSettings>;

/** Sent to a lead after a missed call; empty sends nothing. */
export const CallReply = z.object({ text: z.string().max(limits.callReplyMaxChars, { error: 'Balasan panggilan terlalu panjang.' }) });
export type CallReply = z.infer<typeof CallReply>;

/** Facts that the bot may use but never disclose to a lead: limits of haggling, cost prices, suppliers. Empty for none. */
export const BotSecret = z.object({ text: z.string().max(limits.secretMaxChars, { error: 'Rahasia bot terlalu panjang.' }) });
export type BotSecret = z.infer<typeof BotSecret>;

const whole = (least: number, most: number, what: string) => {
  const error = `${what} harus antara ${least} dan ${most}.`;
  return z.int({ error }).min(least, { error }).max(most, { error });
};

/** Reply settings: how the bot behaves, apart from what it says. */
export const ReplySettings = z.object({
  /** Sent to a lead, once, while the package is used up or expired; empty sends nothing. */
  quotaReply: z.string().max(limits.quotaReplyMaxChars, { error: 'Pesan terlalu panjang.' }),
  /** How long the bot pauses after the owner's last message. */
  takeoverMinutes: whole(limits.takeoverMinutesMin, limits.takeoverMinutesMax, 'Lama bot diam (menit)'),
  sendsPerMinute: whole(limits.sendsPerMinuteMin, limits.sendsPerMinute, 'Pesan per menit'),
  typingMsPerCharacter: whole(limits.typingMsPerCharacterMin, limits.typingMsPerCharacterMax, 'Waktu mengetik per huruf (milidetik)'),
});
export type ReplySettings = z.infer<typeof ReplySettings>;

/** Training texts that were replaced. A field is empty when there was no text, as in the form. */
export const PromptVersion = z.object({
  id: z.string(),
  prompt: z.string(),
  secondary_prompt: z.string(),
  /** The facts that the bot was not to disclose; absent when there were none. */
  secret: z.string().optional(),
  /** ISO moment until which the bot used these texts. */
  replacedAt: z.string(),
});
export type PromptVersion = z.infer<typeof PromptVersion>;

export const prompt = {
  read: route('GET', '/prompt', { scope: 'bot', needs: 'training.read', reply: PromptSettings }),
  save: route('POST', '/prompt', { scope: 'bot', needs: 'training.write', body: PromptSettings.partial(), reply: Done }),
} as const;
