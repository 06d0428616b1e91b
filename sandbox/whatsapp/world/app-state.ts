import { randomBytes } from 'node:crypto';

/** The app state key that the phone shares with its companions, and the patches encrypted with it. */
export class AppState {
  /** 6 bytes. */
  keyId: Buffer = Buffer.concat([Buffer.from([0, 0]), randomBytes(4)]);
  /** 32 bytes. */
  keyData: Buffer = randomBytes(32);
  /** Encoded SyncdPatch with their version, by collection. The first has version 1. */
  readonly collections = new Map<string, Buffer[]>();

  version(collection: string): number {
    return this.collections.get(collection)?.length ?? 0;
  }

  after(collection: string, version: number): Buffer[] {
    return this.collections.get(collection)?.slice(version) ?? [];
  }

  append(collection: string, patch: Buffer): void {
    const patches = this.collections.get(collection) ?? [];
    patches.push(patch);
    this.collections.set(collection, patches);
  }
}
