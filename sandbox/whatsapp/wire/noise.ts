import { createHash } from 'node:crypto';
import { aesDecryptGCM, aesEncryptGCM, Curve, hkdf, proto } from 'baileys';
import { certificateChain, generateKeyPair } from './certificate.ts';
import type { ServerKeys } from './certificate.ts';

const prologue = Buffer.from([0x57, 0x41, 6, 3]);
const protocolName = Buffer.from('Noise_XX_25519_AESGCM_SHA256\0\0\0\0');
const nothing = Buffer.alloc(0);

/** Both directions after the handshake: AES-256-GCM without additional data, one counter per direction. */
export class Transport {
  #readKey: Buffer;
  #writeKey: Buffer;
  #reads = 0;
  #writes = 0;

  constructor(readKey: Buffer, writeKey: Buffer) {
    this.#readKey = readKey;
    this.#writeKey = writeKey;
  }

  encrypt(plain: Uint8Array): Buffer {
    return aesEncryptGCM(plain, this.#writeKey, nonce(this.#writes++), nothing);
  }

  decrypt(cipher: Uint8Array): Buffer {
    return aesDecryptGCM(cipher, this.#readKey, nonce(this.#reads++), nothing);
  }
}

export interface Handshaken {
  transport: Transport;
  /** The client's Noise static public key, which identifies a device at login. */
  clientStatic: Buffer;
  payload: proto.ClientPayload;
}

/**
 * The server side of Noise_XX_25519_AESGCM_SHA256 in WhatsApp's variant: `hello` answers the first frame,
 * `finish` reads the second.
 */
export class NoiseHandshake {
  #keys: ServerKeys;
  #ephemeral = generateKeyPair();
  #hash: Buffer = protocolName;
  #salt: Buffer = protocolName;
  #key: Buffer = protocolName;
  #counter = 0;

  constructor(keys: ServerKeys) {
    this.#keys = keys;
    this.#mixHash(prologue);
  }

  /** Reads clientHello and returns the body of serverHello. */
  hello(body: Buffer): Uint8Array {
    const clientEphemeral = proto.HandshakeMessage.decode(body).clientHello?.ephemeral;
    if (clientEphemeral?.length !== 32) throw new Error('clientHello without an ephemeral key');
    this.#mixHash(clientEphemeral);
    this.#mixHash(this.#ephemeral.public);
    this.#mixKey(Curve.sharedKey(this.#ephemeral.private, clientEphemeral));
    const encryptedStatic = this.#encrypt(this.#keys.noiseStatic.public);
    this.#mixKey(Curve.sharedKey(this.#keys.noiseStatic.private, clientEphemeral));
    const payload = this.#encrypt(certificateChain(this.#keys));
    const serverHello = { ephemeral: this.#ephemeral.public, static: encryptedStatic, payload };
    return proto.HandshakeMessage.encode({ serverHello }).finish();
  }

  /** Reads clientFinish. Throws when the client does not hold the keys it claims. */
  finish(body: Buffer): Handshaken {
    const finish = proto.HandshakeMessage.decode(body).clientFinish;
    if (!finish?.static || !finish.payload) throw new Error('clientFinish is incomplete');
    const clientStatic = this.#decrypt(finish.static);
    this.#mixKey(Curve.sharedKey(this.#ephemeral.private, clientStatic));
    const payload = proto.ClientPayload.decode(this.#decrypt(finish.payload));
    const [clientKey, serverKey] = this.#derive(nothing);
    return { transport: new Transport(clientKey, serverKey), clientStatic, payload };
  }

  #mixHash(data: Uint8Array): void {
    this.#hash = createHash('sha256').update(this.#hash).update(data).digest();
  }

  #mixKey(secret: Buffer): void {
    [this.#salt, this.#key] = this.#derive(secret);
    this.#counter = 0;
  }

  #derive(secret: Buffer): [Buffer, Buffer] {
    const okm = Buffer.from(hkdf(secret, 64, { salt: this.#salt, info: '' }));
    return [okm.subarray(0, 32), okm.subarray(32)];
  }

  #encrypt(plain: Uint8Array): Buffer {
    const cipher = aesEncryptGCM(plain, this.#key, nonce(this.#counter++), this.#hash);
    this.#mixHash(cipher);
    return cipher;
  }

  #decrypt(cipher: Uint8Array): Buffer {
    const plain = aesDecryptGCM(cipher, this.#key, nonce(this.#counter++), this.#hash);
    this.#mixHash(cipher);
    return plain;
  }
}

/** Eight zero bytes followed by the counter, big-endian. */
function nonce(counter: number): Buffer {
  const iv = Buffer.alloc(12);
  iv.writeUInt32BE(counter >>> 0, 8);
  return iv;
}
