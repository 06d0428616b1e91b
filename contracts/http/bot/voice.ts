import { z } from 'zod';
import { AddressForm, Tone } from '../../values/bot/voice.js';
import { limits } from '../../values/limits.js';

/** How the bot speaks with leads, if the owner sets this separately from the training text. */
export const BotVoice = z.object({
  /** The shop's name as leads know it; empty when the training text contains it. */
  shopName: z.string().max(limits.shopNameMaxChars, { error: `Nama toko paling panjang ${limits.shopNameMaxChars} huruf.` }),
  addressForm: AddressForm,
  tone: Tone,
});
export type BotVoice = z.infer<typeof BotVoice>;
