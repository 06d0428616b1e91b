import { z } from 'zod';
import { limits } from '../values/limits.js';
import { route } from './route.js';
import { Done } from './shapes.js';

/** What an empty field is sent as (specification section 5). */
export const emptyValue = 'default';

/** All four as the owner typed them; `default` stands for empty, `nomor_notifikasi` ends in `@c.us`. */
export const PromptSettings = z.object({
  prompt: z.string().max(limits.promptMaxChars, { error: 'Prompt terlalu panjang.' }),
  secondary_prompt: z.string().max(limits.secondaryPromptMaxChars, { error: 'Daftar produk terlalu panjang.' }),
  alamat: z.string().max(limits.districtMaxChars, { error: 'Kecamatan pengirim terlalu panjang.' }),
  nomor_notifikasi: z.string().max(40, { error: 'Nomor notifikasi tidak valid.' }),
});
export type PromptSettings = z.infer<typeof PromptSettings>;

/** What a lead reads whose call nobody took; empty for nothing. */
export const CallReply = z.object({ text: z.string().max(limits.callReplyMaxChars, { error: 'Balasan panggilan terlalu panjang.' }) });
export type CallReply = z.infer<typeof CallReply>;

export const prompt = {
  read: route('GET', '/prompt', { reply: PromptSettings }),
  save: route('POST', '/prompt', { body: PromptSettings.partial(), reply: Done }),
  readCallReply: route('GET', '/prompt/call-reply', { reply: CallReply }),
  saveCallReply: route('POST', '/prompt/call-reply', { body: CallReply, reply: Done }),
} as const;
