import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export const rpId = 'whatsapp.com';
export const webOrigin = 'https://web.whatsapp.com';

/** A passkey, as both the account and its authenticator store it. */
export interface PasskeyMemory {
  /** base64url. */
  id: string;
  /**
   * PKCS #8, base64. A real authenticator never reveals it. Tests pass it to a browser's virtual
   * authenticator.
   */
  privateKey: string;
  /** COSE, base64. */
  publicKey: string;
  /** base64url. */
  userHandle: string;
  /** Signature counter of the authenticator. */
  counter: number;
  /** The highest counter that the server has seen: a replayed answer is not accepted. */
  seen: number;
}

/** The answer of an authenticator as JSON, base64url without padding. */
export interface Assertion {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle: string };
}

export function newPasskey(): PasskeyMemory {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return {
    id: randomBytes(16).toString('base64url'),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    publicKey: coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')).toString('base64'),
    userHandle: randomBytes(16).toString('base64url'),
    counter: 0,
    seen: 0,
  };
}

/** CBOR of {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}. */
function coseKey(x: Buffer, y: Buffer): Buffer {
  const bytes32 = Buffer.from([0x58, 0x20]);
  return Buffer.concat([Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]), bytes32, x, Buffer.from([0x22]), bytes32, y]);
}

/** Answers a challenge as an authenticator does after a fingerprint. `origin`: the page that requested it. */
export function assert(passkey: PasskeyMemory, challenge: string, origin = webOrigin): Assertion {
  passkey.counter += 1;
  const clientData = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }));
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(passkey.counter);
  const presentAndVerified = 0x05;
  const data = Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([presentAndVerified]), counter]);
  const key = createPrivateKey({ key: Buffer.from(passkey.privateKey, 'base64'), type: 'pkcs8', format: 'der' });
  const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), key);
  return {
    id: passkey.id,
    rawId: passkey.id,
    type: 'public-key',
    response: {
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: passkey.userHandle,
    },
  };
}

function sha256(of: Buffer): Buffer {
  return createHash('sha256').update(of).digest();
}
