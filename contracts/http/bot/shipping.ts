import { z } from 'zod';
import { reading } from '../../values/reading.js';
import { route } from '../route.js';

/**
 * Which place of the shipping service 'Kecamatan Pengirim' is. `choose`: the name is shared, the owner picks; `unknown`: there is no such
 * place; `later`: the service cannot be asked now, it is tried again by itself; `unavailable`: this installation has none.
 */
export const SenderPlace = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }),
    z.object({ kind: z.literal('known'), label: z.string() }),
    z.object({ kind: z.literal('choose'), choices: z.array(z.object({ id: z.string(), label: z.string() })) }),
    z.object({ kind: z.literal('unknown') }),
    z.object({ kind: z.literal('later') }),
    z.object({ kind: z.literal('unavailable') }),
  ])
  .register(reading, { unknown: { kind: 'none' } });
export type SenderPlace = z.infer<typeof SenderPlace>;

export const shipping = {
  origin: route('GET', '/shipping/origin', { reply: SenderPlace }),
  chooseOrigin: route('POST', '/shipping/origin', { body: z.object({ placeId: z.string().min(1).max(100) }), reply: SenderPlace }),
} as const;
