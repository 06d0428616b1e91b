import { readBundle } from '../signal/bundle.ts';
import { parseJid } from '../wire/jid.ts';
import { child, childBytes, children, stanza, toUint, unixSeconds } from '../wire/node.ts';
import type { Stanza } from '../wire/node.ts';
import type { Companion } from '../world/companion.ts';
import type { Phone } from '../world/phone.ts';
import { queueKey } from '../world/stanza-queue.ts';
import type { QueuedStanza } from '../world/stanza-queue.ts';
import type { World } from '../world/world.ts';
import { inBackground } from './in-background.ts';
import { encNode, encryptFor, takeBundle } from './encrypt.ts';
import { advanceStatus } from './log-message.ts';
import { sendReceipt } from './receipts.ts';
import { deliver, transmitMessage } from './transmit.ts';

/** A client confirms messages, marks them as read, or reports that it could not decrypt one. */
export function receiveReceipt(world: World, companion: Companion, received: Stanza): void {
  const { id, to, type } = received.attrs;
  const phone = world.byNumber(companion.owner);
  if (!id || !phone) return;
  if (world.faults.take(companion.owner, 'ignoreReceipts')) return;
  companion.connection?.send(stanza('ack', { class: 'receipt', id, from: to ?? received.attrs.recipient, type }));
  if (type === 'retry') {
    retry(world, companion, received);
    return;
  }
  const ids = [id, ...children(child(received, 'list'), 'item').map((item) => item.attrs.id ?? '')];
  for (const each of ids) confirm(world, companion, each, to);
  world.onChange(phone);
  const other = world.byAddress(parseJid(to));
  if (other) tell(world, { phone, other, ids, type, to: to ?? '' }, companion);
}

/**
 * Confirms a message. A receipt names the message and its chat. It confirms nothing when the message belongs to
 * another chat.
 */
function confirm(world: World, companion: Companion, id: string, chat: string | undefined): void {
  const key = queueKey('message', id);
  const writer = world.byAddress(parseJid(companion.queue.get(key)?.stanza.attrs.from));
  const other = world.byAddress(parseJid(chat));
  if (!writer || !other || writer === other) companion.queue.delete(key);
}

interface Confirmation {
  phone: Phone;
  other: Phone;
  ids: string[];
  type: string | undefined;
  to: string;
}

function tell(world: World, confirmed: Confirmation, by: Companion): void {
  const { ids, other, phone, to, type } = confirmed;
  const form = parseJid(to)?.form ?? 'pn';
  if (type === undefined || type === 'inactive') {
    for (const id of ids) advanceStatus(world, other, { direction: 'out', id }, 'delivered');
    if (other.companions.size > 0 && other !== phone) sendReceipt(world, other, { ids, from: phone.jid(form) });
    return;
  }
  if (type !== 'read' && type !== 'read-self' && type !== 'played') return;
  for (const id of ids) advanceStatus(world, phone, { direction: 'in', id }, 'read');
  for (const companion of phone.companions.values()) {
    if (companion !== by) sendReceipt(world, phone, { ids, from: phone.jid(form), type: 'read-self', recipient: to }, companion);
  }
  if (type === 'read-self') return;
  for (const id of ids) advanceStatus(world, other, { direction: 'out', id }, 'read');
  if (other.companions.size > 0) sendReceipt(world, other, { ids, from: phone.jid(form), type: 'read' });
}

/**
 * Encrypts a queued message again under the same id, in a new session. A message from another client is
 * requested from that client.
 */
function retry(world: World, companion: Companion, received: Stanza): void {
  const entry = companion.queue.get(queueKey('message', received.attrs.id ?? ''));
  if (!entry) return;
  entry.retrying = true;
  const writer = entry.origin && world.byNumber(entry.origin.number);
  if (entry.origin && writer) {
    inBackground(resend(world, companion, { entry, received, writer, plain: entry.origin.plain }), 'a retry');
    return;
  }
  const author = parseJid(entry.stanza.attrs.from);
  const authorDevice = author && world.byAddress(author)?.companions.get(author.device);
  const owner = world.byNumber(companion.owner);
  if (!author || !authorDevice || !owner) return;
  const from = owner.jid(author.form, companion.id);
  const { id, recipient } = received.attrs;
  deliver(world, authorDevice, {
    tag: 'receipt',
    attrs: { id: id ?? '', type: 'retry', from, ...(recipient ? { recipient } : {}), t: String(unixSeconds()) },
    content: received.content,
  });
}

async function resend(
  world: World,
  companion: Companion,
  job: { entry: QueuedStanza; received: Stanza; writer: Phone; plain: Buffer },
): Promise<void> {
  const { entry, plain, received, writer } = job;
  const keys = child(received, 'keys');
  const registration = toUint(childBytes(received, 'registration')) ?? companion.memory.registrationId;
  const renewWith = (keys && readBundle(registration, keys)) ?? takeBundle(world, companion);
  const count = child(received, 'retry')?.attrs.count ?? '1';
  await encryptFor(world, writer, companion, {
    plain,
    renewWith,
    use: (encrypted) => {
      const old = child(entry.stanza, 'enc');
      const message = { ...entry.stanza, content: [encNode(encrypted, { count, mediatype: old?.attrs.mediatype })] };
      companion.queue.put(message);
      if (companion.connection?.live) transmitMessage(world, companion, message);
    },
  });
}
