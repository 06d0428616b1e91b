import { z } from 'zod';
import { limits } from '../../values/limits.js';
import { Phone } from '../../values/people/phone.js';
import { route } from '../route.js';
import { ContactView } from './chat.js';

/** The first message to a number that has not written. */
export const FirstMessage = z.object({
  number: Phone,
  body: z
    .string()
    .trim()
    .min(1, { error: 'Pesan tidak boleh kosong.' })
    .max(limits.ownerMessageMaxChars, { error: 'Pesan terlalu panjang.' }),
});

/** `sent` is false for a number that already has a chat. The panel then only opens the chat. */
export const NewChat = z.object({ contact: ContactView, sent: z.boolean() });
export type NewChat = z.infer<typeof NewChat>;

export const newChats = {
  begin: route('POST', '/chat/new', {
    scope: 'bot',
    needs: 'chat.write',
    body: FirstMessage.extend({ clientId: z.uuid().optional() }),
    reply: NewChat,
  }),
} as const;
