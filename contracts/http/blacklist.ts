import { z } from 'zod';
import { Phone } from '../values/phone.js';
import { route } from './route.js';
import { Done } from './shapes.js';

export const blacklist = {
  list: route('GET', '/blacklist', { reply: z.object({ blacklist: z.array(z.string()) }) }),
  add: route('POST', '/blacklist', { body: z.object({ number: Phone }), reply: Done }),
  remove: route('DELETE', '/blacklist/:number', { params: { number: Phone }, reply: Done }),
} as const;
