import { route } from '../route.js';
import { Done } from '../shapes.js';

/** Removes everything that is stored of one person, as the law on personal data gives it to them. */
export const contactErasure = {
  erase: route('DELETE', '/chat/contacts/:phoneNumber', { scope: 'bot', needs: 'chat.erase', reply: Done }),
} as const;
