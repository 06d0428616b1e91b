import { createDecipheriv, createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Curve, proto } from 'baileys';
import type { KeyPair } from '../wire/certificate.ts';

/** The prologue: the client's ephemeral identity and its commitment to a nonce. */
export interface Prologue {
  identity: Buffer;
  publicKey: Buffer;
  deviceType: number;
  ref: string;
  hash: Buffer;
}

export interface PairingRequest {
  noiseKey: Buffer;
  identityKey: Buffer;
  advSecret: Buffer;
}

const alphabet = '123456789ABCDEFGHJKLMNPQRSTVWXYZ';

/** Undefined when the payload is not a valid prologue. */
export function readPrologue(payload: Buffer): Prologue | undefined {
  try {
    const { commitment, companionEphemeralIdentity } = proto.ProloguePayload.decode(payload);
    const identity = Buffer.from(companionEphemeralIdentity ?? []);
    const { deviceType, publicKey, ref } = proto.CompanionEphemeralIdentity.decode(identity);
    if (commitment?.hash?.length !== 32 || publicKey?.length !== 32 || !ref || deviceType == null) return undefined;
    return { identity, publicKey: Buffer.from(publicKey), deviceType, ref, hash: Buffer.from(commitment.hash) };
  } catch {
    return undefined;
  }
}

/** True when the payload comes from the client whose code the phone scanned. */
export function provesHandoff(advSecret: Buffer, payload: Buffer, proof: Buffer): boolean {
  const key = Buffer.from(hkdfSync('sha256', advSecret, Buffer.alloc(32), 'shortcake-passkey-handoff-v1', 32));
  const wanted = createHmac('sha256', key).update(payload).digest();
  return proof.length === wanted.length && timingSafeEqual(proof, wanted);
}

export function opensCommitment({ hash, identity }: Prologue, nonce: Buffer): boolean {
  return createHash('sha256').update(identity).update(nonce).digest().equals(hash);
}

/** The code that the phone shows: XXXX-XXXX. */
export function shownCode(phoneNonce: Buffer, phoneKey: Uint8Array, companionNonce: Buffer): string {
  const mix = createHash('sha256').update(companionNonce).update(phoneKey).digest();
  const bits = [0, 1, 2, 3, 4].map((index) => ((phoneNonce[index] ?? 0) ^ (mix[index] ?? 0)).toString(2).padStart(8, '0')).join('');
  const code = (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join('');
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** Undefined when it cannot be decrypted with the shared key of phone and client. */
export function openRequest(sealed: Buffer, own: KeyPair, { deviceType, publicKey, ref }: Prologue): PairingRequest | undefined {
  try {
    const { encryptedPayload, iv } = proto.EncryptedPairingRequest.decode(sealed);
    const payload = Buffer.from(encryptedPayload ?? []);
    const shared = Curve.sharedKey(own.private, publicKey);
    const salt = `Companion Pairing ${deviceType} with ref ${ref}`;
    const key = Buffer.from(hkdfSync('sha256', shared, salt, 'Pairing Information Encryption Key', 32));
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv ?? []));
    decipher.setAuthTag(payload.subarray(-16));
    const plain = Buffer.concat([decipher.update(payload.subarray(0, -16)), decipher.final()]);
    const request = proto.PairingRequest.decode(plain);
    if (request.advSecret?.length !== 32) return undefined;
    return {
      noiseKey: Buffer.from(request.companionPublicKey ?? []),
      identityKey: Buffer.from(request.companionIdentityKey ?? []),
      advSecret: Buffer.from(request.advSecret),
    };
  } catch {
    return undefined;
  }
}
