import type { PasskeyMemory } from '../passkey/authenticator.ts';
import type { DeviceMemory } from '../signal/virtual-device.ts';
import type { Stanza } from '../wire/node.ts';
import type { CompanionMemory } from '../world/companion.ts';
import type { LogRow } from '../world/message-log.ts';
import type { Phone } from '../world/phone.ts';
import type { Origin } from '../world/stanza-queue.ts';
import type { World } from '../world/world.ts';

/** A phone and everything that belongs to it, as plain data with buffers and maps. */
interface PhoneSnapshot {
  identity: { number: string; lid: string; name: string };
  device: DeviceMemory;
  nextDeviceId: number;
  lastSeen: number;
  /** Missing in files that are older than usernames. */
  username?: string | null;
  hidesNumber?: boolean;
  passkey?: PasskeyMemory | null;
  companions: { memory: CompanionMemory; queue: { stanza: Stanza; origin?: Origin }[] }[];
  appState: { keyId: Buffer; keyData: Buffer; collections: Map<string, Buffer[]> };
  rows: LogRow[];
  lastSeq: number;
  watchers: string[];
}

const rowsWritten = 500;

/** The content of a phone's file. */
export function writePhone(phone: Phone): string {
  const { appState, companions, device, hidesNumber, lastSeen, lid, log, name, nextDeviceId, number, passkey, username, watchers } = phone;
  const snapshot: PhoneSnapshot = {
    identity: { number, lid, name },
    device: device.memory,
    nextDeviceId,
    lastSeen,
    username,
    hidesNumber,
    passkey,
    companions: [...companions.values()].map(({ memory, queue }) => ({
      memory,
      queue: queue.entries().map(({ origin, stanza }) => ({ stanza, origin })),
    })),
    appState: { keyId: appState.keyId, keyData: appState.keyData, collections: appState.collections },
    rows: log.snapshot(rowsWritten),
    lastSeq: log.last,
    watchers: [...watchers],
  };
  return encode(snapshot);
}

/** Adds the phone of a file to the world. */
export function readPhone(world: World, text: string): void {
  const snapshot = decode(text) as PhoneSnapshot;
  const phone = world.adopt(snapshot.identity, snapshot.device);
  phone.nextDeviceId = snapshot.nextDeviceId;
  phone.lastSeen = snapshot.lastSeen;
  phone.username = snapshot.username ?? null;
  phone.hidesNumber = snapshot.hidesNumber ?? false;
  phone.passkey = snapshot.passkey ?? null;
  for (const { memory, queue } of snapshot.companions) {
    const companion = phone.addCompanion(memory);
    for (const { origin, stanza } of queue) companion.queue.put(stanza, origin);
  }
  const { collections, keyData, keyId } = snapshot.appState;
  phone.appState.keyId = keyId;
  phone.appState.keyData = keyData;
  for (const [name, patches] of collections) phone.appState.collections.set(name, patches);
  phone.log.restore(snapshot.rows, snapshot.lastSeq);
  for (const watcher of snapshot.watchers) phone.watchers.add(watcher);
}

/** JSON that preserves buffers and maps. */
export function encode(data: unknown): string {
  return JSON.stringify(data, function replace(this: Record<string, unknown>, key: string, value: unknown) {
    // Buffer.toJSON has already run on `value`, so use the original.
    const original = this[key];
    if (original instanceof Uint8Array) return { $bytes: Buffer.from(original).toString('base64') };
    if (original instanceof Map) return { $map: [...(original as Map<unknown, unknown>)] };
    return value;
  });
}

export function decode(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    if ('$bytes' in value && typeof value.$bytes === 'string') return Buffer.from(value.$bytes, 'base64');
    if ('$map' in value && Array.isArray(value.$map)) return new Map(value.$map as [unknown, unknown][]);
    return value;
  });
}
