import { child, childBytes, stanza, toUint, uint } from '../wire/node.ts';
import type { Stanza } from '../wire/node.ts';

/** A one-time or signed prekey in its wire form: 3 byte id, 32 byte public key. */
export interface PublicPreKey {
  id: number;
  public: Buffer;
  signature?: Buffer;
}

/**
 * The keys needed to begin a Signal session with a device. The one-time prekey is missing when the device has none
 * left.
 */
export interface KeyBundle {
  registrationId: number;
  /** 32 bytes. */
  identity: Buffer;
  signedPreKey: PublicPreKey & { signature: Buffer };
  preKey?: PublicPreKey;
}

const djbType = Buffer.from([5]);

/** The 33 byte form that libsignal requires. */
export function typedKey(key: Buffer): Buffer {
  return key.length === 33 ? key : Buffer.concat([djbType, key]);
}

/** The children of `<user>` in a key answer, and of `<keys>` in a retry receipt. */
export function bundleNodes(bundle: KeyBundle): Stanza[] {
  const { identity, preKey, signedPreKey } = bundle;
  const nodes = [stanza('type', {}, djbType), stanza('identity', {}, identity)];
  if (preKey) nodes.push(keyNode('key', preKey));
  nodes.push(keyNode('skey', signedPreKey));
  return nodes;
}

/** `<registration>`: 4 bytes, big-endian. */
export function registrationNode(registrationId: number): Stanza {
  return stanza('registration', {}, uint(registrationId, 4));
}

/** Reads `<key>` or `<skey>`. */
export function readKey(node: Stanza | undefined): PublicPreKey | undefined {
  const id = toUint(childBytes(node, 'id'));
  const value = childBytes(node, 'value');
  if (id === undefined || value?.length !== 32) return undefined;
  const signature = childBytes(node, 'signature');
  return signature ? { id, public: value, signature } : { id, public: value };
}

/** Reads the bundle that a retry receipt may carry. */
export function readBundle(registration: number, keys: Stanza): KeyBundle | undefined {
  const identity = childBytes(keys, 'identity');
  const signed = readKey(child(keys, 'skey'));
  if (identity?.length !== 32 || !signed?.signature) return undefined;
  const signedPreKey = { id: signed.id, public: signed.public, signature: signed.signature };
  return { registrationId: registration, identity, signedPreKey, preKey: readKey(child(keys, 'key')) };
}

function keyNode(tag: 'key' | 'skey', key: PublicPreKey): Stanza {
  const nodes = [stanza('id', {}, uint(key.id, 3)), stanza('value', {}, key.public)];
  if (key.signature) nodes.push(stanza('signature', {}, key.signature));
  return stanza(tag, {}, nodes);
}
