import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { hkdf } from 'baileys';
import type { proto } from 'baileys';
import { unixSeconds } from '../wire/node.ts';
import type { MediaStore } from './media-store.ts';

/** Media kinds, by the names that the protocol uses in key derivation. */
export type MediaKind = 'Image' | 'Audio' | 'Document';

export interface SealedMedia {
  mediaKey: Buffer;
  encrypted: Buffer;
}

export interface MediaKeys {
  iv: Buffer;
  cipherKey: Buffer;
  macKey: Buffer;
}

/**
 * The IV (16 bytes), cipher key (32 bytes) and MAC key (32 bytes) of a file. They are derived from the media key by
 * HKDF-SHA256 with the info text of the kind.
 */
export function mediaKeys(mediaKey: Uint8Array, kind: MediaKind): MediaKeys {
  const okm = Buffer.from(hkdf(Buffer.from(mediaKey), 112, { info: `WhatsApp ${kind} Keys` }));
  return { iv: okm.subarray(0, 16), cipherKey: okm.subarray(16, 48), macKey: okm.subarray(48, 80) };
}

/** Encrypts a file with AES-256-CBC and appends the first ten bytes of HMAC-SHA256 over IV and ciphertext. */
export function sealMedia(file: Buffer, kind: MediaKind): SealedMedia {
  const mediaKey = randomBytes(32);
  const { cipherKey, iv, macKey } = mediaKeys(mediaKey, kind);
  const cipher = createCipheriv('aes-256-cbc', cipherKey, iv);
  const body = Buffer.concat([cipher.update(file), cipher.final()]);
  const mac = createHmac('sha256', macKey).update(iv).update(body).digest().subarray(0, 10);
  return { mediaKey, encrypted: Buffer.concat([body, mac]) };
}

/** A picture message. It has only a `url`, because the client would fetch a `directPath` over https. */
export function imageMessage(store: MediaStore, image: { file: Buffer; mimetype?: string; caption?: string }): proto.IMessage {
  const common = upload(store, image.file, 'Image');
  return { imageMessage: { ...common, mimetype: image.mimetype ?? 'image/jpeg', caption: image.caption } };
}

/** A voice note message. */
export function voiceMessage(store: MediaStore, voice: { file: Buffer; seconds?: number; mimetype?: string }): proto.IMessage {
  const common = upload(store, voice.file, 'Audio');
  const mimetype = voice.mimetype ?? 'audio/ogg; codecs=opus';
  return { audioMessage: { ...common, mimetype, seconds: voice.seconds ?? 1, ptt: true, waveform: Buffer.alloc(64, 20) } };
}

/** A document message. */
export function documentMessage(
  store: MediaStore,
  document: { file: Buffer; fileName?: string; mimetype?: string; caption?: string; isWrapped?: boolean },
): proto.IMessage {
  const { file, fileName = 'berkas', isWrapped = false, mimetype = 'application/octet-stream', caption } = document;
  const message = { documentMessage: { ...upload(store, file, 'Document'), mimetype, fileName, title: fileName, caption } };
  return isWrapped ? { documentWithCaptionMessage: { message } } : message;
}

function upload(store: MediaStore, file: Buffer, kind: MediaKind) {
  const { encrypted, mediaKey } = sealMedia(file, kind);
  const token = randomBytes(16).toString('hex');
  store.put(token, encrypted);
  return {
    url: store.downloadBase() + token,
    mediaKey,
    mediaKeyTimestamp: unixSeconds(),
    fileLength: file.length,
    fileSha256: createHash('sha256').update(file).digest(),
    fileEncSha256: createHash('sha256').update(encrypted).digest(),
  };
}
