import { z } from 'zod';
import { reading } from '../../values/reading.js';
import { route } from '../route.js';

/**
 * Which place of the shipping service 'Kecamatan Pengirim' matches. `choose`: several places have this name
 * and the owner chooses; `unknown`: there is no such place; `later`: the service is not reachable now and is
 * retried automatically; `unavailable`: this installation has no shipping service.
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
  origin: route('GET', '/shipping/origin', { scope: 'bot', needs: 'training.read', reply: SenderPlace }),
  chooseOrigin: route('POST', '/shipping/origin', {
    scope: 'bot',
    needs: 'training.write',
    body: z.object({ placeId: z.string().min(1).max(100) }),
    reply: SenderPlace,
  }),
} as const;
