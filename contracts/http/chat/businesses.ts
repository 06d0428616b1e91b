import { z } from 'zod';
import { route } from '../route.js';
import { ContactView } from './chat.js';

export const businesses = {
  /** Sets whether a business is treated as a customer. If so, its messages are answered from then on. */
  setCustomer: route('POST', '/chat/contacts/:phoneNumber/customer', {
    scope: 'bot',
    needs: 'chat.write',
    body: z.object({ customer: z.boolean() }),
    reply: ContactView,
  }),
} as const;
