import { bundleNodes, registrationNode } from '../signal/bundle.ts';
import type { AddressForm } from '../wire/jid.ts';
import { parseJid } from '../wire/jid.ts';
import { bytes, stanza, unixSeconds } from '../wire/node.ts';
import type { Stanza } from '../wire/node.ts';
import type { Phone } from '../world/phone.ts';
import type { World } from '../world/world.ts';
import type { ClientMessage } from './client-message.ts';
import { decodeMessage } from './encrypt.ts';
import { answerByApp } from './business-app.ts';
import { answerPeer } from './peer-answer.ts';
import { advanceStatus, showMessage } from './log-message.ts';
import { sendReceipt } from './receipts.ts';
import { deliver } from './transmit.ts';

const retriesAllowed = 5;

/** A phone decrypts a message of a linked device and confirms it, or requests a retry with new keys. */
export async function decryptOnPhone(
  world: World,
  message: ClientMessage,
  target: { phone: Phone; form: AddressForm; enc: Stanza },
): Promise<void> {
  const { enc, form, phone } = target;
  if (phone === message.sender && world.faults.stands(phone.number, 'phoneAway')) return;
  const type = enc.attrs.type === 'pkmsg' ? 'pkmsg' : 'msg';
  let padded: Buffer;
  try {
    padded = await phone.device.decrypt(message.sender.lid, message.companion.id, { type, body: bytes(enc) ?? Buffer.alloc(0) });
  } catch {
    askForRetry(world, message, { phone, form });
    return;
  }
  phone.retries.delete(message.id);
  const opened = decodeMessage(padded);
  if (message.category === 'peer') {
    answerPeer(world, message, opened);
    return;
  }
  if (phone === message.sender) showOwnCopy(world, message, opened.deviceSentMessage?.message ?? opened);
  else showForeign(world, message, { phone, opened });
}

function showOwnCopy(world: World, message: ClientMessage, opened: Parameters<typeof showMessage>[1]['message']): void {
  const { chat, companion, id, other, sender } = message;
  const form = parseJid(chat)?.form ?? 'pn';
  if (other) {
    showMessage(world, { phone: sender, other, direction: 'out', message: opened, id, form });
    answerByApp(world, sender, { other, direction: 'out' });
  }
  sendReceipt(world, sender, { ids: [id], from: sender.jid(form), type: 'sender', recipient: chat }, companion);
}

function showForeign(
  world: World,
  message: ClientMessage,
  at: { phone: Phone; opened: Parameters<typeof showMessage>[1]['message'] },
): void {
  const { chat, id, sender } = message;
  const form = parseJid(chat)?.form ?? 'pn';
  showMessage(world, { phone: at.phone, other: sender, direction: 'in', message: at.opened, id, form });
  advanceStatus(world, sender, { direction: 'out', id }, 'delivered');
  sendReceipt(world, sender, { ids: [id], from: chat });
}

function askForRetry(world: World, message: ClientMessage, by: { phone: Phone; form: AddressForm }): void {
  const { companion, id } = message;
  const count = (by.phone.retries.get(id) ?? 0) + 1;
  if (count > retriesAllowed) return;
  by.phone.retries.set(id, count);
  const bundle = by.phone.device.bundle();
  const t = unixSeconds();
  const own = by.phone === message.sender;
  const receipt = stanza('receipt', { id, type: 'retry', from: by.phone.jid(by.form), recipient: own ? message.chat : undefined, t }, [
    stanza('retry', { count, id, t, v: 1 }),
    registrationNode(bundle.registrationId),
    stanza('keys', {}, bundleNodes(bundle)),
  ]);
  deliver(world, companion, receipt);
}
