import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { Curve } from 'baileys';

type KeyPair = ReturnType<typeof Curve.generateKeyPair>;

/**
 * Number of keys that are prepared: those that Baileys makes at once for a new device (`INITIAL_PREKEY_COUNT`), and
 * the few keys of the device itself.
 */
const keysOfNewDevice = 820;
const rawBytes = 32;
const generate = promisify(generateKeyPair);
const prepared: KeyPair[] = [];
let filling: Promise<void> | null = null;
let patched = false;

/**
 * Patch for Baileys 7.0.0-rc14 (no issue upstream found). Baileys makes the 812 one-time keys of a new device in one
 * synchronous loop. For 140 to 320 ms, the process then serves no other session. With this patch, Baileys takes
 * prepared keys first, and each key only once. Without prepared keys, Baileys makes them as before.
 */
export function takePreparedKeys(): void {
  if (patched) return;
  patched = true;
  const { generateKeyPair: make } = Curve;
  Curve.generateKeyPair = () => prepared.pop() ?? make();
}

/**
 * Prepares the keys of one new device on Node's own threads, one key after the other, while the owner scans the code.
 * @returns when the keys are ready. A call during the preparation waits for it and starts no second one.
 */
export function prepareKeys(): Promise<void> {
  filling ??= fill().finally(() => (filling = null));
  return filling;
}

async function fill(): Promise<void> {
  while (prepared.length < keysOfNewDevice) {
    const { publicKey, privateKey } = await generate('x25519', {
      publicKeyEncoding: { format: 'der', type: 'spki' },
      privateKeyEncoding: { format: 'der', type: 'pkcs8' },
    });
    // both encodings end with the raw key (RFC 8410)
    prepared.push({ public: publicKey.subarray(-rawBytes), private: privateKey.subarray(-rawBytes) });
  }
}
