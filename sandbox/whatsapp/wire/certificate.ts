import { Curve, proto } from 'baileys';

export interface KeyPair {
  /** 32 bytes, without the 05 type byte. */
  public: Buffer;
  private: Buffer;
}

/** The server's keys: a root that the client must trust, and the static key of its Noise handshake. */
export interface ServerKeys {
  root: KeyPair;
  intermediate: KeyPair;
  noiseStatic: KeyPair;
}

export function generateKeyPair(): KeyPair {
  const pair = Curve.generateKeyPair();
  return { public: Buffer.from(pair.public), private: Buffer.from(pair.private) };
}

export function generateServerKeys(): ServerKeys {
  return { root: generateKeyPair(), intermediate: generateKeyPair(), noiseStatic: generateKeyPair() };
}

const notBefore = 1_700_000_000;
const notAfter = 4_000_000_000;

/**
 * The certificate chain that the server presents. The root signs the intermediate, and the intermediate signs the
 * leaf, whose key is the Noise static key. Signatures are XEd25519. The client requires an intermediate that was
 * issued by serial 0.
 */
export function certificateChain(keys: ServerKeys): Uint8Array {
  const known = chains.get(keys);
  if (known) return known;
  const intermediate = signed({ serial: 1, issuerSerial: 0, key: keys.intermediate.public }, keys.root);
  const leaf = signed({ serial: 2, issuerSerial: 1, key: keys.noiseStatic.public }, keys.intermediate);
  const chain = proto.CertChain.encode({ intermediate, leaf }).finish();
  chains.set(keys, chain);
  return chain;
}

/** Signing is slow (pure JavaScript), and the chain never changes, so it is cached. */
const chains = new WeakMap<ServerKeys, Uint8Array>();

function signed(fields: { serial: number; issuerSerial: number; key: Buffer }, issuer: KeyPair) {
  const details = proto.CertChain.NoiseCertificate.Details.encode({ ...fields, notBefore, notAfter }).finish();
  return { details, signature: Buffer.from(Curve.sign(issuer.private, Buffer.from(details))) };
}
