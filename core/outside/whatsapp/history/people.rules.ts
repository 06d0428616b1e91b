import { fieldOf, fieldsOf } from '../content/wire-fields.js';

/** Numbers of fields in WhatsApp's messages (WAProto.proto). */
const history = { syncType: 1, conversations: 2, pushNames: 7, mappings: 15 } as const;
const conversation = { id: 1, messages: 2, name: 13, displayName: 38, pnJid: 39, lidJid: 42, username: 43, accountLid: 49 } as const;
const trustedToken = { token: 21, givenAt: 22, sentAt: 28 } as const;
const historyMessage = { message: 1 } as const;
const webMessage = { key: 1, receipts: 40 } as const;
const messageKey = { fromMe: 2 } as const;

const keptOfChat = new Set<number>([
  ...[conversation.id, conversation.name, conversation.displayName, conversation.pnJid],
  ...[conversation.lidJid, conversation.username, conversation.accountLid],
  ...Object.values(trustedToken),
]);

/** Maximum size of a kept field. Addresses, names and tokens are much shorter. */
const fieldMaxBytes = 1_000;
/** Number of messages of a chat that are searched for the recipient's number. */
const messagesLookedAt = 50;
/** Size of a piece. It is small, because the process that holds all sessions decodes a whole piece at once. */
const pieceBytes = 200_000;
/** Maximum number of pieces. They have room for about 30,000 chats, or twice as many names. */
const piecesMax = 20;

/**
 * The people of a history that a phone sends to a new device: their addresses, names and tokens, without any message.
 * The fields are copied without decoding. So this takes linear time, and no memory besides the result, whatever the
 * history contains.
 * @param encoded an encoded `HistorySync`, or its beginning
 * @returns encoded histories of limited size
 */
export function peopleOf(encoded: Uint8Array): Uint8Array[] {
  const pieces: Uint8Array[] = [];
  let syncType: Uint8Array = new Uint8Array();
  let piece: Uint8Array[] = [];
  let bytes = 0;
  const close = (): void => {
    if (piece.length > 0) pieces.push(Buffer.concat([syncType, ...piece]));
    piece = [];
    bytes = 0;
  };
  for (const field of fieldsOf(encoded)) {
    if (field.number === history.syncType) syncType = field.encoded;
    const person = field.content && personIn(field.number, field.content);
    if (!person) continue;
    piece.push(person);
    bytes += person.length;
    if (bytes < pieceBytes) continue;
    close();
    if (pieces.length === piecesMax) return pieces;
  }
  close();
  return pieces;
}

function personIn(number: number, content: Uint8Array): Uint8Array | null {
  if (number === history.conversations) return fieldOf(number, chatOf(content));
  const isPair = number === history.pushNames || number === history.mappings;
  return isPair && content.length <= fieldMaxBytes ? fieldOf(number, content) : null;
}

/** A chat without its messages, except for one message that names the recipient's number. */
function chatOf(content: Uint8Array): Uint8Array {
  // if a field is repeated, the last occurrence counts
  const kept = new Map<number, Uint8Array>();
  let looked = 0;
  for (const { content: value, encoded, number } of fieldsOf(content)) {
    if (keptOfChat.has(number) && encoded.length <= fieldMaxBytes) kept.set(number, encoded);
    if (number !== conversation.messages || !value || kept.has(number) || (looked += 1) > messagesLookedAt) continue;
    const sent = sentMessage(value);
    if (sent) kept.set(number, fieldOf(number, sent));
  }
  return Buffer.concat([...kept.values()]);
}

/**
 * The key and the first receipt of a message that the owner sent. Baileys learns the recipient's number from them.
 */
function sentMessage(content: Uint8Array): Uint8Array | null {
  const message = contentOf(content, historyMessage.message);
  const key = message && contentOf(message, webMessage.key);
  const receipt = message && contentOf(message, webMessage.receipts);
  if (!key || !receipt || key.length + receipt.length > fieldMaxBytes) return null;
  const isSent = [...fieldsOf(key)].some(({ encoded, number }) => number === messageKey.fromMe && encoded.at(-1) === 1);
  return isSent
    ? fieldOf(historyMessage.message, Buffer.concat([fieldOf(webMessage.key, key), fieldOf(webMessage.receipts, receipt)]))
    : null;
}

function contentOf(message: Uint8Array, wanted: number): Uint8Array | null {
  for (const { content, number } of fieldsOf(message)) if (number === wanted) return content;
  return null;
}
