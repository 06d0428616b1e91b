import { BufferJSON, initAuthCreds, proto, type AuthenticationCreds } from 'baileys';

/** Maximum number of stored history records. Their only use is to show that a first sync took place. */
const historyNotesKept = 5;

/**
 * Creates a new identity. Every linking attempt creates its own identity, so that a refused attempt leaves nothing
 * behind.
 */
export function newCreds(): AuthenticationCreds {
  return initAuthCreds();
}

/** True once a phone has accepted the device. Earlier credentials need not be stored. */
export function isPaired(creds: AuthenticationCreds): boolean {
  return creds.account !== undefined && creds.me !== undefined;
}

export function serializeCreds(creds: AuthenticationCreds): string {
  return JSON.stringify(
    { ...creds, processedHistoryMessages: creds.processedHistoryMessages.slice(-historyNotesKept) },
    BufferJSON.replacer,
  );
}

export function parseCreds(serialized: string): AuthenticationCreds {
  return JSON.parse(serialized, BufferJSON.reviver) as AuthenticationCreds;
}

export function serializeKey(value: unknown): string {
  return JSON.stringify(value, BufferJSON.replacer);
}

export function parseKey(type: string, serialized: string): unknown {
  const value: unknown = JSON.parse(serialized, BufferJSON.reviver);
  return type === 'app-state-sync-key' ? proto.Message.AppStateSyncKeyData.fromObject(value as object) : value;
}
