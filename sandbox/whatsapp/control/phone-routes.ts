import type { Router } from 'express';
import { tellUsername } from '../notices/username-notices.ts';
import { unlinkDevice } from '../notices/device-notices.ts';
import { goOn } from '../pairing/accepted.ts';
import { scan } from '../pairing/pairing.ts';
import { enterCode } from '../pairing/pairing-code.ts';
import { digitsOf } from '../wire/jid.ts';
import type { Phone } from '../world/phone.ts';
import type { World } from '../world/world.ts';
import { phoneOf, Refused, text } from './refused.ts';

/** Routes for phones and their linked devices. */
export function phoneRoutes(router: Router, world: World): void {
  router.post('/phones', async (request, response) => {
    const { name, number } = (request.body ?? {}) as { number?: unknown; name?: unknown };
    const digits = number === undefined ? undefined : digitsOf(String(number));
    if (digits !== undefined && !/^(0|[1-9]\d{6,14})$/.test(digits))
      throw new Refused(400, '"number" must be 7 to 15 digits, country code first');
    const phone = world.addPhone({ number: digits, name: typeof name === 'string' && name ? name : undefined });
    await world.saveNow(phone);
    response.json(identity(phone));
  });
  router.get('/phones', (_request, response) => {
    response.json([...world.phones.values()].map(view));
  });
  router.get('/phones/:number', (request, response) => {
    response.json(view(phoneOf(world, request)));
  });
  router.post('/phones/:number/privacy', async (request, response) => {
    const phone = phoneOf(world, request);
    const { hidesNumber, username } = (request.body ?? {}) as { hidesNumber?: unknown; username?: unknown };
    if (hidesNumber !== undefined) phone.hidesNumber = Boolean(hidesNumber);
    if (username !== undefined) rename(world, phone, username);
    await world.saveNow(phone);
    world.events.emit({ type: 'phone', number: phone.number, name: phone.name });
    response.json(identity(phone));
  });
  router.post('/phones/:number/hand-on', async (request, response) => {
    const phone = world.handOn(unlinked(phoneOf(world, request)), text(request.body, 'name'));
    await world.saveNow(phone);
    response.json(identity(phone));
  });
  router.post('/phones/:number/change-number', async (request, response) => {
    const number = digitsOf(text(request.body, 'number'));
    if (world.byNumber(number)) throw new Refused(409, `${number} belongs to somebody else`);
    const phone = world.changeNumber(unlinked(phoneOf(world, request)), number);
    await world.saveNow(phone);
    response.json(identity(phone));
  });
  router.post('/phones/:number/scan', async (request, response) => {
    const phone = phoneOf(world, request);
    response.json(await goOn(world, phone, scan(world, text(request.body, 'qr'))));
  });
  router.post('/phones/:number/enter-code', async (request, response) => {
    const phone = phoneOf(world, request);
    response.json(await goOn(world, phone, await enterCode(world, phone, text(request.body, 'code'))));
  });
  router.post('/phones/:number/unlink', async (request, response) => {
    const phone = phoneOf(world, request);
    const { device } = (request.body ?? {}) as { device?: number };
    if (device !== undefined && !phone.companions.has(device)) throw new Refused(404, `no linked device ${device}`);
    const removed = device === undefined ? [...phone.companions.keys()] : [device];
    for (const each of removed) unlinkDevice(world, phone, each);
    await world.saveNow(phone);
    response.json({ removed });
  });
}

/**
 * Only people without linked devices can change their number here. It was never observed how WhatsApp notifies linked
 * devices of a changed number.
 */
function unlinked(phone: Phone): Phone {
  if (phone.companions.size > 0) throw new Refused(409, `${phone.number} has linked devices`);
  return phone;
}

/** The person changes or removes the username. It must not belong to anyone else. */
function rename(world: World, phone: Phone, wanted: unknown): void {
  if (wanted !== null && (typeof wanted !== 'string' || !/^(?=.*[a-z])[a-z0-9_.]{3,35}$/.test(wanted)))
    throw new Refused(400, '"username" is null or 3 to 35 of a-z 0-9 _ . with a letter');
  if (wanted !== null && [...world.phones.values()].some((other) => other !== phone && other.username === wanted))
    throw new Refused(409, `${wanted} belongs to somebody else`);
  if (phone.username === wanted) return;
  phone.username = wanted;
  tellUsername(world, phone);
}

function identity({ attempt, hidesNumber, lid, name, number, passkey, username }: Phone): object {
  const shown = attempt && { stage: attempt.stage, code: attempt.stage === 'compare' ? attempt.code : null, why: attempt.why ?? null };
  return { number, name, lid, username, hidesNumber, passkey: passkey !== null, attempt: shown };
}

function view(phone: Phone): object {
  const devices = [...phone.companions.values()].map(({ available, connection, id, inUse, memory, overlaps, peerAnswers, queue }) => ({
    id,
    online: connection?.live ?? false,
    connectedSince: connection?.live ? connection.since : null,
    available,
    inUse,
    linkedAt: memory.linkedAt,
    logins: memory.logins,
    overlaps,
    queued: queue.size,
    peerAnswers,
    preKeys: memory.preKeys.length,
  }));
  return {
    ...identity(phone),
    devices,
    unread: phone.log.unread,
    last: phone.log.last,
    pushes: phone.pushes,
    queries: Object.fromEntries(phone.queries),
  };
}
