import { deflateSync } from 'node:zlib';
import { proto } from 'baileys';
import { stanza, unixSeconds } from '../wire/node.ts';
import type { Companion } from '../world/companion.ts';
import type { Phone } from '../world/phone.ts';
import type { World } from '../world/world.ts';
import { encNode, encodeMessage, encryptFor } from './encrypt.ts';
import { conversationsOf, mappingsOf } from './history.ts';
import { inBackground } from './in-background.ts';
import { deliver } from './transmit.ts';

const { HistorySyncType } = proto.HistorySync;
const { Type } = proto.Message.ProtocolMessage;

/**
 * The phone's first messages to a new linked device: the app state key, then the history. They end the client's wait
 * for the first sync, which otherwise takes 20 s. The history is always inline, because the client would fetch an
 * attachment from the real media host.
 */
export function greet(world: World, companion: Companion): void {
  const phone = world.byNumber(companion.owner);
  if (!phone || world.faults.stands(phone.number, 'lateHistory')) return;
  companion.memory.greeted = true;
  world.onChange(phone);
  for (const protocolMessage of [
    keyShare(phone),
    history(world, phone, HistorySyncType.INITIAL_BOOTSTRAP),
    history(world, phone, HistorySyncType.RECENT),
  ]) {
    inBackground(sendPeerMessage(world, phone, { companion, message: { protocolMessage } }), 'greeting a new device');
  }
}

/** A message from the phone to one of its own linked devices, about their shared account. */
export async function sendPeerMessage(world: World, phone: Phone, peer: { companion: Companion; message: proto.IMessage }): Promise<void> {
  const { companion, message } = peer;
  const plain = encodeMessage(message);
  const id = world.newId('3A');
  await encryptFor(world, phone, companion, {
    plain,
    use: (encrypted) => {
      // No recipient: the client throws when a peer message has one.
      const attrs = { from: phone.jid(), id, type: 'text', category: 'peer', push_priority: 'high', notify: phone.name, t: unixSeconds() };
      deliver(world, companion, stanza('message', attrs, [encNode(encrypted)]), { number: phone.number, plain });
    },
  });
}

function keyShare(phone: Phone): proto.Message.IProtocolMessage {
  const { keyData, keyId } = phone.appState;
  const fingerprint = { rawId: 1, currentIndex: 0, deviceIndexes: [0] };
  const key = { keyId: { keyId }, keyData: { keyData, fingerprint, timestamp: Date.now() } };
  return { type: Type.APP_STATE_SYNC_KEY_SHARE, appStateSyncKeyShare: { keys: [key] } };
}

function history(world: World, phone: Phone, syncType: proto.HistorySync.HistorySyncType): proto.Message.IProtocolMessage {
  const isFirst = syncType === HistorySyncType.INITIAL_BOOTSTRAP;
  const encoded = proto.HistorySync.encode({
    syncType,
    chunkOrder: isFirst ? 1 : 2,
    progress: 100,
    conversations: isFirst ? conversationsOf(world, phone) : [],
    phoneNumberToLidMappings: isFirst ? mappingsOf(world, phone) : [],
  }).finish();
  const historySyncNotification = {
    syncType,
    progress: 100,
    chunkOrder: isFirst ? 1 : 2,
    initialHistBootstrapInlinePayload: deflateSync(encoded),
  };
  return { type: Type.HISTORY_SYNC_NOTIFICATION, historySyncNotification };
}
