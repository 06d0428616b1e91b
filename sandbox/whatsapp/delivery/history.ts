import { proto } from 'baileys';
import type { LogRow } from '../world/message-log.ts';
import type { Phone } from '../world/phone.ts';
import type { World } from '../world/world.ts';

const rowsLookedAt = 2_000;
const chatsSent = 50;
const messagesPerChat = 20;

/**
 * The chats that existed on the phone before the device was linked. Within a chat, the newest message comes first, as
 * on a real phone.
 */
export function conversationsOf(world: World, phone: Phone): proto.IConversation[] {
  const chats = new Map<string, LogRow[]>();
  for (const row of phone.log.snapshot(rowsLookedAt).reverse()) {
    const rows = chats.get(row.with) ?? [];
    if (rows.length < messagesPerChat) rows.push(row);
    chats.set(row.with, rows);
  }
  const found: proto.IConversation[] = [];
  for (const [number, rows] of [...chats].slice(0, chatsSent)) {
    const person = world.byNumber(number);
    if (person) found.push({ ...conversation(world, person, rows), ...tokenOf(world, phone, person) });
  }
  return found;
}

function conversation(world: World, person: Phone, rows: LogRow[]): proto.IConversation {
  const unreadCount = rows.filter((row) => row.direction === 'in' && row.status !== 'read').length;
  const messages = rows.filter((row) => row.kind === 'text').map((row) => ({ message: storedMessage(person, row) }));
  const { name, username } = person;
  if (person.hidesNumber) return { id: person.jid('lid'), lidJid: person.jid('lid'), name, username, unreadCount, messages };
  const lidJid = world.faults.hidesLid(person.number) ? undefined : person.jid('lid');
  return { id: person.jid('pn'), pnJid: person.jid('pn'), lidJid, name, username, unreadCount, messages };
}

/** The token that this person gave to the phone's account. Empty unless the account needs tokens from the history. */
function tokenOf(world: World, phone: Phone, person: Phone): Pick<proto.IConversation, 'tcToken' | 'tcTokenTimestamp'> {
  if (world.faults.demandTokens(phone.number) !== 'history') return {};
  const { bytes, t } = world.tokens.of(person.number, phone.number);
  return { tcToken: bytes, tcTokenTimestamp: t };
}

function storedMessage(person: Phone, row: LogRow): proto.IWebMessageInfo {
  const fromMe = row.direction === 'out';
  return {
    key: { remoteJid: person.jid(person.hidesNumber ? 'lid' : 'pn'), fromMe, id: row.id },
    message: { conversation: row.text },
    messageTimestamp: Math.floor(row.at / 1000),
    pushName: fromMe ? undefined : person.name,
    status: fromMe ? proto.WebMessageInfo.Status.SERVER_ACK : undefined,
  };
}

/** Number and LID of every person in the phone's chats. */
export function mappingsOf(world: World, phone: Phone): proto.IPhoneNumberToLIDMapping[] {
  const numbers = new Set(phone.log.snapshot(rowsLookedAt).map((row) => row.with));
  const found: proto.IPhoneNumberToLIDMapping[] = [];
  for (const number of numbers) {
    const person = world.byNumber(number);
    if (person && !person.hidesNumber && !world.faults.hidesLid(number)) found.push({ pnJid: person.jid('pn'), lidJid: person.jid('lid') });
  }
  return found;
}
