import { z } from 'zod';
import { reading } from '../../values/reading.js';
import { route } from '../route.js';

/**
 * Match of 'Kecamatan Pengirim' (the sender's district) with a place of the shipping service. `choose`: several
 * places have this name, and the owner chooses. `unknown`: the service has no such place. `later`: the service is not
 * reachable now, and the look-up is retried automatically. `unavailable`: this installation has no shipping service.
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
