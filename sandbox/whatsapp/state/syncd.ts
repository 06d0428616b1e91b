import { createCipheriv, createHmac, randomBytes } from 'node:crypto';
import { hkdf, proto } from 'baileys';

/** A phone's change of its app state: the index of the entry, and its value. */
export interface StateAction {
  /** Kind and chat, as in `["markChatAsRead", "628…@s.whatsapp.net"]`. */
  index: readonly string[];
  value: proto.ISyncActionValue;
  /** Version of this kind of action. */
  version: number;
}

interface StateKeys {
  index: Buffer;
  cipher: Buffer;
  valueMac: Buffer;
  snapshotMac: Buffer;
  patchMac: Buffer;
}

const { SyncdOperation } = proto.SyncdMutation;
const hashBytes = 128;

/** Five keys of 32 bytes, by HKDF-SHA256 of the key that the phone shared. */
function stateKeys(keyData: Uint8Array): StateKeys {
  const okm = Buffer.from(hkdf(Buffer.from(keyData), 160, { info: 'WhatsApp Mutation Keys' }));
  const [index, cipher, valueMac, snapshotMac, patchMac] = [0, 1, 2, 3, 4].map((at) => okm.subarray(at * 32, at * 32 + 32));
  return { index: index!, cipher: cipher!, valueMac: valueMac!, snapshotMac: snapshotMac!, patchMac: patchMac! };
}

/**
 * Hash of all current values of a collection. Each value is expanded to 64 numbers of 16 bits. These numbers are
 * added when the value is set, and subtracted when the value is removed.
 */
class LtHash {
  readonly sum = Buffer.alloc(hashBytes);

  add(valueMac: Uint8Array): void {
    this.#move(valueMac, 1);
  }

  take(valueMac: Uint8Array): void {
    this.#move(valueMac, -1);
  }

  #move(valueMac: Uint8Array, sign: 1 | -1): void {
    const stretched = Buffer.from(hkdf(Buffer.from(valueMac), hashBytes, { info: 'WhatsApp Patch Integrity' }));
    for (let at = 0; at < hashBytes; at += 2) {
      this.sum.writeUInt16LE((this.sum.readUInt16LE(at) + sign * stretched.readUInt16LE(at)) & 0xffff, at);
    }
  }
}

/** A collection after all its patches, from any device: the values by index, and the sum of all values. */
class Collection {
  readonly hash = new LtHash();
  readonly #values = new Map<string, Uint8Array>();

  constructor(patches: readonly Buffer[]) {
    for (const patch of patches) {
      for (const { operation, record } of proto.SyncdPatch.decode(patch).mutations) {
        const index = record?.index?.blob ?? new Uint8Array();
        const valueMac = (record?.value?.blob ?? new Uint8Array()).slice(-32);
        this.put(index, operation === SyncdOperation.REMOVE ? null : valueMac);
      }
    }
  }

  put(index: Uint8Array, valueMac: Uint8Array | null): void {
    const name = Buffer.from(index).toString('base64');
    const before = this.#values.get(name);
    if (before) this.hash.take(before);
    if (valueMac) this.hash.add(valueMac);
    if (valueMac) this.#values.set(name, valueMac);
    else this.#values.delete(name);
  }
}

/**
 * The next patch of a collection, with one action, as a phone writes it.
 * @param patches the existing ones, oldest first
 */
export function nextPatch(
  collection: string,
  patches: readonly Buffer[],
  key: { keyId: Uint8Array; keyData: Uint8Array },
  action: StateAction,
): Buffer {
  const keys = stateKeys(key.keyData);
  const version = patches.length + 1;
  const index = Buffer.from(JSON.stringify(action.index));
  const encoded = proto.SyncActionData.encode({ index, value: action.value, padding: new Uint8Array(), version: action.version }).finish();
  const iv = randomBytes(16);
  const cipher = createCipheriv('aes-256-cbc', keys.cipher, iv);
  const sealed = Buffer.concat([iv, cipher.update(encoded), cipher.final()]);
  const indexMac = hmac('sha256', keys.index, index);
  const valueMac = macOfValue(sealed, key.keyId, keys);
  const state = new Collection(patches);
  state.put(indexMac, valueMac);
  const snapshotMac = hmac('sha256', keys.snapshotMac, state.hash.sum, number64(version), Buffer.from(collection));
  const record = { index: { blob: indexMac }, value: { blob: Buffer.concat([sealed, valueMac]) }, keyId: { id: key.keyId } };
  return Buffer.from(
    proto.SyncdPatch.encode({
      version: { version },
      mutations: [{ operation: SyncdOperation.SET, record }],
      snapshotMac,
      patchMac: hmac('sha256', keys.patchMac, snapshotMac, valueMac, number64(version), Buffer.from(collection)),
      keyId: { id: key.keyId },
    }).finish(),
  );
}

/** 32 bytes of HMAC-SHA512 over operation, key, value, and the length of the first two. */
function macOfValue(sealed: Buffer, keyId: Uint8Array, keys: StateKeys): Buffer {
  const head = Buffer.concat([Buffer.from([0x01]), keyId]);
  return hmac('sha512', keys.valueMac, head, sealed, number64(head.length)).subarray(0, 32);
}

function hmac(algorithm: 'sha256' | 'sha512', key: Buffer, ...parts: readonly Uint8Array[]): Buffer {
  const mac = createHmac(algorithm, key);
  for (const part of parts) mac.update(part);
  return mac.digest();
}

function number64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}
