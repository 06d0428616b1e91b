import type { Router } from 'express';
import { greet } from '../delivery/greeting.ts';
import { tellPreKeyCount } from '../delivery/encrypt.ts';
import { tellNewChatCap, tellReachoutLock } from '../notices/account-notices.ts';
import { stanza } from '../wire/node.ts';
import type { Connection } from '../session/connection.ts';
import { digitsOf } from '../wire/jid.ts';
import { counterNames } from '../world/faults.ts';
import type { FaultSettings, ReachoutLock } from '../world/faults.ts';
import { tokenWays } from '../world/trusted-tokens.ts';
import type { World } from '../world/world.ts';
import { knownPhone, Refused } from './refused.ts';

/** Body of `POST /faults`. The README explains each field. */
export interface FaultRequest extends Partial<FaultSettings> {
  number?: string;
  device?: number;
  cut?: boolean;
  silence?: boolean;
  streamError?: number;
  keepLine?: boolean;
  streamEnd?: boolean;
  conflict?: boolean;
  deviceRemoved?: boolean;
  refuseMs?: number;
  preKeyCount?: number;
  expireCodes?: boolean;
  deafen?: boolean;
  /** Sends the notice of a restriction that the answer to the account query does not confirm. */
  reachoutNotice?: ReachoutLock;
  expireTokens?: boolean;
}

const standing = [...counterNames, 'delayMs', 'jitterMs', 'ackAfterMs', 'slowQueryMs', 'slowCartMs'] as const;
const switches = [
  'hideLid',
  'usernameInMessages',
  'notOnWhatsapp',
  'staleDevice',
  'noDevices',
  'deaf',
  'phoneAway',
  'lateHistory',
  'badToken',
] as const;

/** Faults on request: some apply at once to the open connections, some persist until used up or deleted. */
export function faultRoutes(router: Router, world: World): void {
  router.post('/faults', (request, response) => {
    const wanted = (request.body ?? {}) as FaultRequest;
    const number = wanted.number === undefined ? undefined : digitsOf(String(wanted.number));
    if (number !== undefined) knownPhone(world, number);
    world.faults.set(number, readStanding(wanted));
    greetThoseLeft(world);
    if (typeof wanted.refuseMs === 'number') world.faults.refuseUntil = Date.now() + wanted.refuseMs;
    if (wanted.expireCodes) world.refs.clear();
    if (wanted.expireTokens && number !== undefined) world.tokens.expire(number);
    const touched = connectionsOf(world, number, wanted.device);
    for (const connection of touched) strike(world, connection, wanted);
    world.events.emit({ type: 'fault', fault: wanted });
    response.json({ touched: touched.length, faults: world.faults.snapshot() });
  });
  router.get('/faults', (_request, response) => {
    response.json(world.faults.snapshot());
  });
  router.delete('/faults', (_request, response) => {
    world.faults.clear();
    greetThoseLeft(world);
    for (const connection of world.connections) {
      // A silent connection has lost frames, and a deaf connection has skipped stanzas. Neither can continue, so both
      // are cut.
      if (connection.silent || connection.deaf) connection.cut();
    }
    response.json(world.faults.snapshot());
  });
}

/** Sends the phone's first messages to connected devices that have not received them yet. */
function greetThoseLeft(world: World): void {
  for (const { companion, live } of world.connections) if (companion && live && !companion.memory.greeted) greet(world, companion);
}

function readStanding(wanted: FaultRequest): Partial<FaultSettings> {
  const change: Partial<FaultSettings> = {};
  for (const name of standing) {
    const value = wanted[name];
    if (value === undefined) continue;
    if (typeof value !== 'number' || value < 0) throw new Refused(400, `"${name}" is not a number from 0`);
    change[name] = value;
  }
  for (const name of switches) if (wanted[name] !== undefined) change[name] = Boolean(wanted[name]);
  const lock = wanted.reachoutLock;
  if (lock !== undefined) {
    if (lock !== null && typeof lock.active !== 'boolean') throw new Refused(400, '"reachoutLock" needs {active, until?, why?}');
    change.reachoutLock = lock;
  }
  const cap = wanted.newChatCap;
  if (cap !== undefined) {
    if (cap !== null && (typeof cap.total !== 'number' || typeof cap.used !== 'number'))
      throw new Refused(400, '"newChatCap" needs {total, used}');
    change.newChatCap = cap;
  }
  const way = wanted.demandTokens;
  if (way !== undefined) {
    if (way !== null && !tokenWays.includes(way)) throw new Refused(400, `"demandTokens" is no way: ${way}`);
    change.demandTokens = way;
  }
  const { mute } = wanted;
  if (mute !== undefined) {
    if (mute !== null && !['success', 'open'].includes(mute)) throw new Refused(400, `"mute" is no moment: ${mute}`);
    change.mute = mute;
  }
  const app = wanted.businessApp;
  if (app !== undefined) {
    if (app !== null && typeof (app.greeting ?? app.away) !== 'string')
      throw new Refused(400, '"businessApp" needs {greeting?, away?, afterMs?, isMetaAi?}');
    change.businessApp = app;
  }
  for (const name of ['ackError', 'failLogin'] as const) {
    const fault = wanted[name];
    if (fault === undefined) continue;
    if (fault !== null && typeof fault.code !== 'number') throw new Refused(400, `"${name}" needs {code, times}`);
    change[name] = fault && { code: fault.code, times: fault.times ?? 1, expire: fault.expire };
  }
  return change;
}

function connectionsOf(world: World, number: string | undefined, device: number | undefined): Connection[] {
  return [...world.connections].filter(
    ({ companion }) => (number === undefined || companion?.owner === number) && (device === undefined || companion?.id === device),
  );
}

function strike(world: World, connection: Connection, wanted: FaultRequest): void {
  if (wanted.preKeyCount !== undefined && connection.companion) tellPreKeyCount(world, connection.companion, wanted.preKeyCount);
  if (wanted.silence) connection.silent = true;
  if (wanted.deafen) connection.deaf = true;
  if (wanted.reachoutLock && connection.companion) tellReachoutLock(world, connection.companion, wanted.reachoutLock);
  if (wanted.reachoutNotice && connection.companion) tellReachoutLock(world, connection.companion, wanted.reachoutNotice);
  if (wanted.newChatCap && connection.companion) tellNewChatCap(world, connection.companion, wanted.newChatCap);
  if (wanted.cut) connection.cut();
  else if (wanted.streamError) connection.streamError({ code: wanted.streamError }, undefined, wanted.keepLine);
  else if (wanted.conflict) connection.streamError({}, [stanza('conflict', { type: 'replaced' })]);
  else if (wanted.deviceRemoved) connection.streamError({ code: 401 }, [stanza('conflict', { type: 'device_removed' })]);
  else if (wanted.streamEnd) connection.streamEnd();
}
