import { createHmac } from 'node:crypto';
import { Curve, proto } from 'baileys';
import { verifySignature } from 'libsignal/src/curve.js';
import { typedKey } from '../signal/bundle.ts';
import type { KeyPair } from '../wire/certificate.ts';
import { unixSeconds } from '../wire/node.ts';

const accountPrefix = Buffer.from([6, 0]);
const devicePrefix = Buffer.from([6, 1]);

export interface SignedIdentity {
  details: Buffer;
  /** The complete `<device-identity>` of pair-success, authenticated with the adv secret. */
  sealed: Uint8Array;
}

/**
 * The phone signs the companion's identity key. It authenticates the result with the secret from the QR or the
 * pairing code, which only the phone and the companion know.
 */
export function signCompanion(phone: KeyPair, companionIdentity: Buffer, keyIndex: number, advSecret: Buffer): SignedIdentity {
  const encoded = proto.ADVDeviceIdentity.encode({
    rawId: keyIndex,
    timestamp: unixSeconds(),
    keyIndex,
    accountType: proto.ADVEncryptionType.E2EE,
    deviceType: proto.ADVEncryptionType.E2EE,
  }).finish();
  const details = Buffer.from(encoded);
  const accountSignature = Curve.sign(phone.private, Buffer.concat([accountPrefix, details, companionIdentity]));
  const inner = proto.ADVSignedDeviceIdentity.encode({ details, accountSignatureKey: phone.public, accountSignature }).finish();
  const hmac = createHmac('sha256', advSecret).update(inner).digest();
  return { details, sealed: proto.ADVSignedDeviceIdentityHMAC.encode({ details: inner, hmac }).finish() };
}

/**
 * True when the companion's own signature over the phone's statement is valid. Baileys' `Curve.verify` does not report
 * an invalid signature, so libsignal checks it.
 */
export function companionSigned(reply: Buffer, details: Buffer, companionIdentity: Buffer, phoneIdentity: Buffer): boolean {
  const { deviceSignature } = proto.ADVSignedDeviceIdentity.decode(reply);
  if (deviceSignature?.length !== 64) return false;
  const statement = Buffer.concat([devicePrefix, details, companionIdentity, phoneIdentity]);
  return verifySignature(typedKey(companionIdentity), statement, Buffer.from(deviceSignature));
}
