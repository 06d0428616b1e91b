import { OrderRules } from '../../values/selling/order-rules.js';
import { route } from '../route.js';
import { Done } from '../shapes.js';

/** What an account adds to or takes from an order. In a separate module, because one card of the panel uses it. */
export const orderRules = {
  read: route('GET', '/order-rules', { scope: 'account', needs: 'training.read', reply: OrderRules }),
  save: route('PUT', '/order-rules', { scope: 'account', needs: 'training.write', body: OrderRules, reply: Done }),
} as const;
