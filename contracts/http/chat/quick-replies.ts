import { z } from 'zod';
import { QuickReplyId } from '../../values/ids.js';
import { limits } from '../../values/limits.js';
import { route } from '../route.js';
import { Done } from '../shapes.js';

/**
 * A text that an owner sends repeatedly. The contact's name replaces `{nama}` in the text. `photoId` is the owner's
 * photo that is sent with the text; null for none, or after the photo was deleted.
 */
export const QuickReply = z.object({ id: QuickReplyId, body: z.string(), photoId: z.string().nullable().optional() });
export type QuickReply = z.infer<typeof QuickReply>;

const Words = z.object({
  body: z
    .string()
    .trim()
    .min(1, { error: 'Tulis teks balasan cepat terlebih dahulu.' })
    .max(limits.quickReplyMaxChars, { error: `Balasan cepat paling panjang ${limits.quickReplyMaxChars} karakter.` }),
  /** An uploaded photo; null for none. A change without this field keeps the photo. */
  photoId: z.uuid({ error: 'Foto ini tidak ditemukan. Pilih lagi fotonya.' }).nullable().optional(),
});

export const quickReplies = {
  /** In order of creation. */
  list: route('GET', '/quick-replies', { scope: 'bot', needs: 'chat.read', reply: z.array(QuickReply) }),
  add: route('POST', '/quick-replies', { scope: 'bot', needs: 'chat.write', body: Words, reply: QuickReply }),
  change: route('POST', '/quick-replies/:quickReplyId', {
    scope: 'bot',
    needs: 'chat.write',
    params: { quickReplyId: QuickReplyId },
    body: Words,
    reply: QuickReply,
  }),
  remove: route('DELETE', '/quick-replies/:quickReplyId', {
    scope: 'bot',
    needs: 'chat.write',
    params: { quickReplyId: QuickReplyId },
    reply: Done,
  }),
} as const;
