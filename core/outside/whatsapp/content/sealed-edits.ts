import { createDecipheriv, hkdfSync } from 'node:crypto';
import { proto } from 'baileys';
import type { SealedEdit } from '../link.types.js';
import { readChange, readContent, type ReadChange } from './message-content.js';
import { pollOf } from './message-labels.js';
import { addedChoice } from './poll-choices.js';
import { contextInfoOf, unwrapped } from './wrappers.js';

const { SecretEncType } = proto.Message.SecretEncryptedMessage;
const secretBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
/** Maximum size of an encrypted edit. WhatsApp's longest text has 65 536 characters of at most four bytes. */
const payloadMaxBytes = 300_000;

/** Purpose of the derived key, by the kind of edit (whatsmeow, `msgsecret.go`). */
const purposes: Readonly<Record<SealedEdit['of'], string>> = {
  message: 'Message Edit',
  event: 'Event Edit',
  poll: 'Poll Edit',
  choice: 'Poll Add Option',
};
/**
 * Type numbers of `POLL_EDIT`, which Baileys' `proto` does not have. WhatsApp's current schema uses 4. 3 is accepted
 * too, although it now has another meaning.
 */
const pollEdits: readonly number[] = [3, 4];
/** Type number of `POLL_ADD_OPTION`, which Baileys' `proto` does not have either. */
const pollChoice = 5;

/**
 * A sealed edit, and the id of the message that it changes. The edit is encrypted with the secret of that message
 * (docs/protocols/whatsapp.md, "Sealed edits"). Null for every other message.
 */
export function readSealedEdit(message: proto.IMessage): (SealedEdit & { readonly waId: string }) | null {
  const sealed = unwrapped(message)?.secretEncryptedMessage;
  const waId = sealed?.targetMessageKey?.id;
  if (!sealed || !waId) return null;
  const of = kindOf(sealed.secretEncType);
  return of && { of, waId, iv: sealed.encIv ?? new Uint8Array(), payload: sealed.encPayload ?? new Uint8Array() };
}

function kindOf(type: proto.Message.SecretEncryptedMessage.SecretEncType | null | undefined): SealedEdit['of'] | null {
  if (type === SecretEncType.MESSAGE_EDIT) return 'message';
  if (pollEdits.includes(Number(type))) return 'poll';
  if (Number(type) === pollChoice) return 'choice';
  return type === SecretEncType.EVENT_EDIT ? 'event' : null;
}

/**
 * The part of a message that is needed to decrypt later edits of the message, as bytes of a `Message`. These bytes
 * are appended to the stored bytes for fetching the attachment, because encoded messages can be concatenated.
 * @returns null when the message has no secret
 */
export function secretPart(message: proto.IMessage, record?: { readonly messageSecret?: Uint8Array | null }): Uint8Array | null {
  const messageSecret = contextInfoOf(message, (context) => context.messageSecret) ?? record?.messageSecret;
  if (messageSecret?.length !== secretBytes) return null;
  return proto.Message.encode({ messageContextInfo: { messageSecret } }).finish();
}

/**
 * Decrypts a sealed edit.
 * @param original the stored bytes of the message that is changed (see {@link secretPart})
 * @param writers addresses of the message's writer, without device: by number and by privacy id, because the phone
 * uses either
 * @returns null when the edit cannot be decrypted, or does not belong to that message; nothing is changed then
 */
export function openSealedEdit(
  edit: SealedEdit & { readonly waId: string },
  original: Uint8Array,
  writers: readonly string[],
): ReadChange | null {
  const secret = secretIn(original);
  if (!secret || edit.iv.length !== ivBytes || edit.payload.length <= tagBytes || edit.payload.length > payloadMaxBytes) return null;
  // tries all pairs, because the chat may have moved from numbers to privacy ids between the message and the edit
  for (const writer of writers) {
    for (const editor of writers) {
      const key = hkdfSync('sha256', secret, Buffer.alloc(32), `${edit.waId}${writer}${editor}${purposes[edit.of]}`, 32);
      const plain = decrypted(edit, Buffer.from(key));
      if (plain) return changeIn(plain, edit);
    }
  }
  return null;
}

function secretIn(original: Uint8Array): Uint8Array | null {
  try {
    return proto.Message.decode(original).messageContextInfo?.messageSecret ?? null;
  } catch {
    return null;
  }
}

/** AES-256-GCM without additional data, with the tag after the ciphertext. Null for a wrong key or changed bytes. */
function decrypted({ iv, payload }: SealedEdit, key: Buffer): Buffer | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv);
    decipher.setAuthTag(payload.subarray(-tagBytes));
    return Buffer.concat([decipher.update(payload.subarray(0, -tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}

/**
 * Parses the decrypted edit. It is a `protocolMessage` of type 14. Edits of events also occur as the bare event, so
 * edits of polls are accepted in the bare form too.
 */
function changeIn(plain: Buffer, { of, waId }: SealedEdit & { readonly waId: string }): ReadChange | null {
  try {
    if (of === 'choice') return choiceIn(plain, waId);
    const message = proto.Message.decode(plain);
    const change = readChange(message);
    if (change) return change.waId === waId && change.kind !== 'deleted' ? change : null;
    const whole = (of === 'event' && message.eventMessage) || (of === 'poll' && pollOf(message)) ? readContent(message) : null;
    return whole && { waId, kind: whole.kind, body: whole.body };
  } catch {
    return null;
  }
}

function choiceIn(plain: Uint8Array, waId: string): ReadChange | null {
  const name = addedChoice(plain);
  return name ? { waId, kind: 'other', body: `Menambah pilihan polling: ${name}` } : null;
}
