import { takeBundle } from '../delivery/encrypt.ts';
import { bundleNodes, registrationNode } from '../signal/bundle.ts';
import { parseJid } from '../wire/jid.ts';
import { child, children, stanza, uint, unixSeconds } from '../wire/node.ts';
import type { Stanza } from '../wire/node.ts';
import type { World } from '../world/world.ts';
import { errorNode } from './question.ts';
import type { Answer, Question } from './question.ts';

/** Key queries of a client: the number of its prekeys left, uploads of its keys, and key bundles of other devices. */
export function answerEncrypt({ afterwards, connection, iq, world }: Question): Answer {
  const { companion } = connection;
  if (!companion) return undefined;
  if (iq.attrs.type === 'get') {
    if (child(iq, 'count')) return [stanza('count', { value: companion.memory.preKeys.length })];
    if (child(iq, 'digest')) {
      // the client's last query before it considers itself connected
      if (world.faults.mute(companion.owner) === 'open') afterwards(() => (connection.silent = true));
      return [digest(companion.memory)];
    }
    const wanted = child(iq, 'key');
    return (
      wanted && [
        stanza(
          'list',
          {},
          children(wanted, 'user').map((user) => keysOf(world, user.attrs.jid ?? '')),
        ),
      ]
    );
  }
  const rotated = child(child(iq, 'rotate'), 'skey');
  if (rotated) companion.storeSignedPreKey(rotated);
  else if (child(iq, 'list') || child(iq, 'registration')) companion.storeKeys(iq);
  else return undefined;
  const phone = world.byNumber(companion.owner);
  if (phone) world.onChange(phone);
  return [];
}

/** The keys of one user. An unknown user makes the client's whole key query throw. */
function keysOf(world: World, jid: string): Stanza {
  const address = parseJid(jid);
  const known = world.byAddress(address);
  const phone = known && !world.faults.isUnregistered(known.number) ? known : undefined;
  const companion = address && phone?.companions.get(address.device);
  const bundle = address?.device === 0 ? phone?.device.bundle() : companion && takeBundle(world, companion);
  if (!bundle) return stanza('user', { jid }, [errorNode(404, 'item-not-found')]);
  return stanza('user', { jid, t: unixSeconds() }, [registrationNode(bundle.registrationId), ...bundleNodes(bundle)]);
}

/** The digest of a device's keys. The client only checks that the `digest` child exists. */
function digest(memory: { registrationId: number; identity: Buffer }): Stanza {
  return stanza('digest', {}, [stanza('registration', {}, uint(memory.registrationId, 4)), stanza('identity', {}, memory.identity)]);
}
