import { createDecipheriv, createHmac } from 'node:crypto';
import type { proto } from 'baileys';
import type { LogRow, MediaRef } from '../world/message-log.ts';
import { mediaKeys } from './media-messages.ts';
import type { MediaKind } from './media-messages.ts';
import type { MediaStore } from './media-store.ts';

/** Location and key of a message's media. Stored in the row and decrypted only when the row is read. */
export function mediaOf(message: proto.IMessage): Pick<LogRow, 'image' | 'voice' | 'document'> {
  const { audioMessage, documentMessage, imageMessage } = message.documentWithCaptionMessage?.message ?? message;
  if (imageMessage) return { image: reference(imageMessage, 'image/jpeg') };
  if (audioMessage) return { voice: { ...reference(audioMessage, 'audio/ogg'), seconds: audioMessage.seconds ?? 0 } };
  if (documentMessage) {
    const { fileName, caption } = documentMessage;
    return { document: { ...reference(documentMessage, 'application/octet-stream'), fileName: fileName ?? '', caption: caption ?? '' } };
  }
  return {};
}

/** The row as the control API shows it: media decrypted, keys left out. */
export function revealRow(store: MediaStore, { secret: _secret, ...row }: LogRow): object {
  if (!row.image && !row.voice && !row.document) return row;
  return {
    ...row,
    ...(row.image && { image: reveal(store, row.image, 'Image') }),
    ...(row.voice && { voice: { ...reveal(store, row.voice, 'Audio'), seconds: row.voice.seconds } }),
    ...(row.document && {
      document: { ...reveal(store, row.document, 'Document'), fileName: row.document.fileName, caption: row.document.caption },
    }),
  };
}

function reference(
  media: { mimetype?: string | null; url?: string | null; directPath?: string | null; mediaKey?: Uint8Array | null },
  fallback: string,
): MediaRef {
  const path = media.directPath ?? media.url ?? '';
  const token = /([^/?]+)(?:\?.*)?$/.exec(path)?.[1] ?? '';
  return { mimetype: media.mimetype ?? fallback, token, mediaKey: Buffer.from(media.mediaKey ?? []).toString('base64') };
}

function reveal(store: MediaStore, ref: MediaRef, kind: MediaKind): object {
  const { mimetype } = ref;
  const encrypted = store.get(ref.token);
  if (!encrypted) return { mimetype, bytes: 0, error: 'the media host does not have this file' };
  try {
    const file = openMedia(encrypted, Buffer.from(ref.mediaKey, 'base64'), kind);
    return { mimetype, bytes: file.length, base64: file.toString('base64') };
  } catch (error) {
    return { mimetype, bytes: 0, error: String(error) };
  }
}

/** Checks the MAC (which the client itself does not do) and decrypts. */
export function openMedia(encrypted: Buffer, mediaKey: Buffer, kind: MediaKind): Buffer {
  const { cipherKey, iv, macKey } = mediaKeys(mediaKey, kind);
  const body = encrypted.subarray(0, -10);
  const mac = createHmac('sha256', macKey).update(iv).update(body).digest().subarray(0, 10);
  if (!mac.equals(encrypted.subarray(-10))) throw new Error('the mac of the file is wrong');
  const decipher = createDecipheriv('aes-256-cbc', cipherKey, iv);
  return Buffer.concat([decipher.update(body), decipher.final()]);
}
