import { aesEncryptGCM, Curve, hkdf, hmacSign, proto, sha256 } from 'baileys';
import type { PasskeyAssertion } from '#contracts/values/passkey';

/**
 * The cryptography between this device and the phone while linking with a passkey (docs/protocols/whatsapp.md). Nothing
 * here generates random numbers or reads a clock: the caller passes them in.
 */

const handoffInfo = 'shortcake-passkey-handoff-v1';
const pairingInfo = 'Pairing Information Encryption Key';
/** The alphabet of WhatsApp's pairing codes: base32 without letters that look like digits. */
const codeLetters = '123456789ABCDEFGHJKLMNPQRSTVWXYZ';
const codeBytes = 5;

export interface KeyPair {
  readonly public: Uint8Array;
  readonly private: Uint8Array;
}

/** This device's commitment, made before the phone shows its key. */
export interface Commitment {
  readonly ephemeral: KeyPair;
  /** 32 random bytes, revealed only after the phone's key has arrived. */
  readonly nonce: Uint8Array;
  /** Encoded `CompanionEphemeralIdentity`. */
  readonly identity: Uint8Array;
  /** Encoded `ProloguePayload`, which is sent to WhatsApp. */
  readonly payload: Uint8Array;
}

/** The phone's own part of the key exchange. */
export interface PhoneIdentity {
  readonly publicKey: Uint8Array;
  readonly nonce: Uint8Array;
}

/**
 * Key that proves to the phone that the device with the scanned code is the device with the passkey.
 * @param advSecret base64, the secret of that code
 */
export function handoffKey(advSecret: string): Uint8Array {
  return hkdf(Buffer.from(advSecret, 'base64'), 32, { info: handoffInfo });
}

export function handoffProof(key: Uint8Array, payload: Uint8Array): Uint8Array {
  return hmacSign(payload, key);
}

/** @param deviceType the type under which this device registered itself; it is part of the key */
export function commit(fresh: { ephemeral: KeyPair; nonce: Uint8Array }, deviceType: number, ref: string): Commitment {
  const identity = proto.CompanionEphemeralIdentity.encode({ publicKey: fresh.ephemeral.public, deviceType, ref }).finish();
  const hash = sha256(Buffer.concat([identity, fresh.nonce]));
  const payload = proto.ProloguePayload.encode({ companionEphemeralIdentity: identity, commitment: { hash } }).finish();
  return { ...fresh, identity, payload };
}

/** Parses the phone's part of the key exchange. Null when the bytes contain no valid key. */
export function readPhoneIdentity(bytes: Uint8Array | null): PhoneIdentity | null {
  try {
    const { publicKey, nonce } = proto.PrimaryEphemeralIdentity.decode(bytes ?? new Uint8Array());
    return publicKey?.length === 32 && nonce?.length === 32 ? { publicKey, nonce } : null;
  } catch {
    return null;
  }
}

/** The code that the owner compares with the code on the phone: `ABCD-1234`. */
export function comparedCode(commitment: Pick<Commitment, 'nonce'>, phone: PhoneIdentity): string {
  const own = sha256(Buffer.concat([commitment.nonce, phone.publicKey]));
  let bits = 0n;
  for (let index = 0; index < codeBytes; index++) bits = (bits << 8n) | BigInt((own[index] ?? 0) ^ (phone.nonce[index] ?? 0));
  const letters = Array.from({ length: 8 }, (_, place) => codeLetters[Number((bits >> BigInt(35 - 5 * place)) & 31n)]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/**
 * The data that the phone needs to link this device, encrypted for the phone: an encoded `EncryptedPairingRequest`.
 * @throws when the phone's key would make the secret public
 */
export function sealPairingRequest(
  { commitment, phone }: { commitment: Commitment; phone: PhoneIdentity },
  about: { readonly deviceType: number; readonly ref: string; readonly iv: Uint8Array },
  secrets: { readonly noiseKey: Uint8Array; readonly identityKey: Uint8Array; readonly advSecret: Uint8Array },
): Uint8Array {
  const shared = Curve.sharedKey(commitment.ephemeral.private, phone.publicKey);
  const salt = Buffer.from(`Companion Pairing ${about.deviceType} with ref ${about.ref}`);
  const key = hkdf(shared, 32, { salt, info: pairingInfo });
  const request = proto.PairingRequest.encode({
    companionPublicKey: secrets.noiseKey,
    companionIdentityKey: secrets.identityKey,
    advSecret: secrets.advSecret,
  }).finish();
  const encryptedPayload = aesEncryptGCM(request, key, about.iv, Buffer.alloc(0));
  return proto.EncryptedPairingRequest.encode({ encryptedPayload, iv: about.iv }).finish();
}

/** The passkey answer in the form that WhatsApp's server accepts. Fields that the browser added are left out. */
export function assertionBytes({ id, rawId, type, response }: PasskeyAssertion): Uint8Array {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const told = { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle: userHandle ?? null } };
  return Buffer.from(JSON.stringify(told));
}
