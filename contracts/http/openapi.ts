import { z } from 'zod';
import { route } from './route.js';

/** The description of this API for programs, as OpenAPI 3.1. It is made from these contracts and holds no secret. */
export const openApi = { read: route('GET', '/openapi.json', { reply: z.unknown() }) } as const;
