import type { Handshaken } from '../wire/noise.ts';
import { stanza, serverJid, unixSeconds } from '../wire/node.ts';
import type { Stanza } from '../wire/node.ts';
import type { Companion } from '../world/companion.ts';
import type { World } from '../world/world.ts';
import { greet } from '../delivery/greeting.ts';
import { beginPairing } from '../pairing/pairing.ts';
import type { Connection } from './connection.ts';

const unauthorized = 401;

/**
 * A client finished the handshake. It requests pairing (registration data) or logs in (number, device and
 * noise key).
 */
export function admit(world: World, connection: Connection, client: Handshaken): void {
  const { devicePairingData, device, username } = client.payload;
  const number = username ? String(username) : '';
  const failure = world.faults.takeCoded(number, 'failLogin');
  if (failure !== undefined) {
    connection.fail(failure.code, failure.expire);
    return;
  }
  if (devicePairingData && world.faults.take('', 'bareSuccess')) {
    connection.send(stanza('success', { t: unixSeconds() }));
    return;
  }
  if (devicePairingData) {
    beginPairing(world, connection, client);
    return;
  }
  const companion = world.companion(number, Number(device ?? 0));
  if (!companion || companion.memory.noiseKey !== client.clientStatic.toString('hex')) {
    connection.fail(unauthorized);
    return;
  }
  // Pings are answered, but the client never gets the login confirmation.
  if (world.faults.take(number, 'hangLogin')) return;
  logIn(world, connection, companion);
}

function logIn(world: World, connection: Connection, companion: Companion): void {
  const phone = world.byNumber(companion.owner);
  if (!phone) throw new Error(`no phone ${companion.owner}`);
  if (companion.connection) {
    companion.overlaps += 1;
    companion.connection.streamError({}, [stanza('conflict', { type: 'replaced' })]);
  }
  companion.connection = connection;
  connection.companion = companion;
  companion.setAvailable(false);
  companion.memory.logins += 1;
  world.onChange(phone);
  world.events.emit({ type: 'connect', number: phone.number, device: companion.id });
  const now = unixSeconds();
  // The LID includes the device number. The client uses it to recognise its own device in chats by LID.
  connection.send(
    stanza('success', { t: now, lid: phone.jid('lid', companion.id), display_name: phone.name, companion_enc_static: 'none' }),
  );
  if (world.faults.mute(companion.owner) === 'success') {
    connection.silent = true;
    return;
  }
  connection.send(stanza('ib', { from: serverJid }, [stanza('dirty', { type: 'account_sync', timestamp: now })]));
}

/**
 * Handles `<active/>` of the client. The client gets its queued stanzas, marked `offline`, and then `<ib><offline/>`.
 * Until then it holds back all events. The phone's first messages follow last, because the client ignores history
 * that comes earlier.
 */
export function becomeActive(world: World, connection: Connection): void {
  const companion = connection.companion;
  if (!companion || connection.live) return;
  const { call = 0, message, notification, receipt } = companion.queue.counts();
  const waiting = companion.queue.entries();
  const preview = { count: waiting.length, message, receipt, notification, appdata: 0, call };
  connection.send(stanza('ib', { from: serverJid }, [stanza('offline_preview', preview)]));
  // Simulates a queue that an undecryptable status blocks, as it was observed: the preview announces stanzas that
  // never arrive.
  if (world.faults.stands(companion.owner, 'deaf')) {
    connection.deaf = true;
    connection.live = true;
    return;
  }
  waiting.forEach((queued, index) => connection.send(withOffline(queued.stanza, index)));
  connection.send(stanza('ib', { from: serverJid }, [stanza('offline', { count: waiting.length })]));
  connection.live = true;
  if (!companion.memory.greeted) greet(world, companion);
}

function withOffline(queued: Stanza, index: number): Stanza {
  return { ...queued, attrs: { ...queued.attrs, offline: String(index) } };
}
