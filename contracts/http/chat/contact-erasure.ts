import { route } from '../route.js';
import { Done } from '../shapes.js';

/** Removes everything that is stored about one person, as the law on personal data requires. */
export const contactErasure = {
  erase: route('DELETE', '/chat/contacts/:phoneNumber', { scope: 'bot', needs: 'chat.erase', reply: Done }),
} as const;
