import { z } from 'zod';
import { limits } from '#contracts/values/limits';
import { addressForms, tones } from '#contracts/values/bot/voice';

/** How the bot speaks with leads, as far as the owner wants to say it apart from the training text. */
export const BotVoice = z.object({
  /** The shop's name as leads know it; empty where the training text says it. */
  shopName: z.string().max(limits.shopNameMaxChars, { error: `Nama toko paling panjang ${limits.shopNameMaxChars} huruf.` }),
  addressForm: z.enum(addressForms, { error: 'Pilih sapaan dari daftar.' }),
  tone: z.enum(tones, { error: 'Pilih gaya bahasa dari daftar.' }),
});
export type BotVoice = z.infer<typeof BotVoice>;
