import type { Router } from 'express';
import { assert, newPasskey, webOrigin } from '../passkey/authenticator.ts';
import { compareCodes } from '../passkey/passkey-link.ts';
import type { World } from '../world/world.ts';
import { phoneOf, Refused, text } from './refused.ts';

/** Routes for accounts that require a passkey to link devices. */
export function passkeyRoutes(router: Router, world: World): void {
  router.post('/phones/:number/passkey', async (request, response) => {
    const phone = phoneOf(world, request);
    const { required } = (request.body ?? {}) as { required?: unknown };
    if (typeof required !== 'boolean') throw new Refused(400, '"required" is true or false');
    phone.passkey = required ? (phone.passkey ?? newPasskey()) : null;
    await world.saveNow(phone);
    world.events.emit({ type: 'phone', number: phone.number, name: phone.name });
    response.json({ passkey: phone.passkey });
  });
  router.post('/phones/:number/passkey/sign', (request, response) => {
    const { passkey } = phoneOf(world, request);
    if (!passkey) throw new Refused(409, 'this phone has no passkey');
    const { origin } = (request.body ?? {}) as { origin?: unknown };
    response.json(assert(passkey, text(request.body, 'challenge'), typeof origin === 'string' ? origin : webOrigin));
  });
  router.post('/phones/:number/passkey/compare', async (request, response) => {
    const phone = phoneOf(world, request);
    const { equal } = (request.body ?? {}) as { equal?: unknown };
    if (typeof equal !== 'boolean') throw new Refused(400, '"equal" is true or false');
    await compareCodes(world, phone, equal);
    response.json({ stage: phone.attempt?.stage });
  });
}
