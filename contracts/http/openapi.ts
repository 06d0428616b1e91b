import { z } from 'zod';
import { route } from './route.js';

/** OpenAPI 3.1 description of this API, generated from these contracts. It contains no secrets. */
export const openApi = { read: route('GET', '/openapi.json', { scope: 'public', reply: z.unknown() }) } as const;
