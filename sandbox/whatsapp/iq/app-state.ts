import { proto } from 'baileys';
import { deliver } from '../delivery/transmit.ts';
import { bytes, child, children, serverJid, stanza, unixSeconds } from '../wire/node.ts';
import type { Stanza } from '../wire/node.ts';
import type { Companion } from '../world/companion.ts';
import type { Phone } from '../world/phone.ts';
import { nextPatch } from '../state/syncd.ts';
import type { StateAction } from '../state/syncd.ts';
import type { World } from '../world/world.ts';
import type { Answer, Question } from './question.ts';

/**
 * App state (archived chats, contact names …). Patches are kept in order and passed between the devices of one
 * person. The answer never has a snapshot, because the client would fetch it from the real media host.
 */
export function answerAppState({ afterwards, connection, iq, world }: Question): Answer {
  const { companion } = connection;
  const phone = companion && world.byNumber(companion.owner);
  const sync = child(iq, 'sync');
  if (!companion || !phone || !sync) return undefined;
  const collections = children(sync, 'collection').map((asked) => {
    const name = asked.attrs.name ?? '';
    const patch = bytes(child(asked, 'patch') ?? child(child(asked, 'patches'), 'patch'));
    if (patch) {
      append(phone, name, patch);
      afterwards(() => tellOthers(world, { phone, writer: companion, collection: name }));
      return collection(phone, name, []);
    }
    return collection(phone, name, phone.appState.after(name, Number(asked.attrs.version ?? 0)));
  });
  world.onChange(phone);
  return [stanza('sync', {}, collections)];
}

function collection(phone: Phone, name: string, patches: Buffer[]): Stanza {
  const nodes = patches.map((patch) => stanza('patch', {}, patch));
  const attrs = { name, version: phone.appState.version(name), has_more_patches: 'false' };
  return stanza('collection', attrs, nodes.length > 0 ? [stanza('patches', {}, nodes)] : []);
}

/** The phone itself changes its app state by adding a patch. All its linked devices are notified. */
export function writeAppState(world: World, phone: Phone, name: string, action: StateAction): void {
  phone.appState.append(name, nextPatch(name, phone.appState.after(name, 0), phone.appState, action));
  world.onChange(phone);
  tellOthers(world, { phone, writer: null, collection: name });
}

/** Appends a patch. The server assigns the version, because the client that wrote the patch leaves it out. */
function append(phone: Phone, name: string, patch: Buffer): void {
  const decoded = proto.SyncdPatch.decode(patch);
  decoded.version = proto.SyncdVersion.fromObject({ version: phone.appState.version(name) + 1 });
  phone.appState.append(name, Buffer.from(proto.SyncdPatch.encode(decoded).finish()));
}

function tellOthers(world: World, change: { phone: Phone; writer: Companion | null; collection: string }): void {
  const { phone, writer } = change;
  for (const companion of phone.companions.values()) {
    if (companion === writer) continue;
    const attrs = { from: serverJid, type: 'server_sync', id: world.newId(), t: unixSeconds() };
    const news = stanza('collection', { name: change.collection, version: phone.appState.version(change.collection) });
    deliver(world, companion, stanza('notification', attrs, [news]));
  }
}
