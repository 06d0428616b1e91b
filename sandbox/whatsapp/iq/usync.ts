import type { AddressForm } from '../wire/jid.ts';
import { digitsOf, formatJid, parseJid } from '../wire/jid.ts';
import { bytes, child, children, stanza } from '../wire/node.ts';
import type { Stanza } from '../wire/node.ts';
import type { Companion } from '../world/companion.ts';
import type { Phone } from '../world/phone.ts';
import type { World } from '../world/world.ts';
import type { Answer, Question } from './question.ts';

/** Device number for which no linked device exists. */
const staleDeviceId = 77;

/**
 * Answers which people are on WhatsApp, which devices they have, and their LIDs. One query may request several
 * protocols.
 */
export function answerUsync({ connection, iq, world }: Question): Answer {
  const usync = child(iq, 'usync');
  const protocols = children(child(usync, 'query')).map((node) => node.tag);
  if (!usync) return undefined;
  const users = children(child(usync, 'list'), 'user').map((user) => answerUser(world, connection.companion, { user, protocols }));
  const { context, index, last, mode, sid } = usync.attrs;
  return [stanza('usync', { context, index, last, mode, sid }, [stanza('result'), stanza('list', {}, users)])];
}

interface UserQuestion {
  user: Stanza;
  protocols: string[];
}

function answerUser(world: World, asker: Companion | undefined, { protocols, user }: UserQuestion): Stanza {
  // onWhatsApp queries by phone number, without a jid.
  const contact = child(user, 'contact');
  const named = contact?.attrs.username && byUsername(world, contact.attrs.username);
  const asked = digitsOf(bytes(contact)?.toString() ?? '');
  const jid = named ? named.jid('lid') : (user.attrs.jid ?? formatJid(asked, 'pn'));
  const address = parseJid(jid);
  const phone = contact?.attrs.username && !named ? undefined : registered(world, world.byAddress(address));
  const found: Stanza[] = [];
  for (const protocol of protocols) {
    const node = answerProtocol(world, protocol, phone, address?.form ?? 'pn');
    if (node) found.push(node);
  }
  if (phone && asker && protocols.includes('devices')) phone.watchers.add(`${asker.owner}:${asker.id}`);
  return stanza('user', { jid }, found);
}

function answerProtocol(world: World, protocol: string, phone: Phone | undefined, form: AddressForm): Stanza | undefined {
  switch (protocol) {
    case 'devices':
      return stanza('devices', {}, [
        stanza('device-list', {}, phone && !world.faults.hasNoDevices(phone.number) ? devicesOf(world, phone) : []),
      ]);
    case 'lid':
      // Sent only for queries by number. After a query by LID, the client would store a mapping from the LID to
      // itself.
      return phone && form === 'pn' && !world.faults.hidesLid(phone.number) ? stanza('lid', { val: phone.jid('lid') }) : undefined;
    case 'contact':
      return stanza('contact', { type: phone ? 'in' : 'out' });
    case 'username':
      // The username is sent as bytes, like every text in a stanza. A person without a username gets an empty node.
      return phone && stanza('username', {}, phone.username ?? undefined);
    case 'status':
      return stanza('status', { t: 0 }, phone ? 'Ada' : '');
    case 'disappearing_mode':
      return stanza('disappearing_mode', { duration: 0, t: 0 });
    default:
      return undefined;
  }
}

function byUsername(world: World, username: string): Phone | undefined {
  return [...world.phones.values()].find((phone) => phone.username === username.toLowerCase());
}

function registered(world: World, phone: Phone | undefined): Phone | undefined {
  return phone && !world.faults.isUnregistered(phone.number) ? phone : undefined;
}

/** The devices of a phone. Device 0 is the phone itself. The client skips any other device without a key index. */
function devicesOf(world: World, phone: Phone): Stanza[] {
  const ids = [...phone.companions.keys(), ...(world.faults.hasStaleDevice(phone.number) ? [staleDeviceId] : [])];
  const companions = ids.map((id) => stanza('device', { id, 'key-index': id }));
  return [stanza('device', { id: 0 }), ...companions];
}
