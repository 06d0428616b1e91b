import type { BinaryNode } from 'baileys';

/** A connection that can be paused. Its data then waits at WhatsApp. */
export interface PausableSource {
  pause(): void;
  resume(): void;
  once(event: 'close', listener: () => void): unknown;
}

interface Bucket {
  /** Bytes of the chat's waiting messages. */
  heldBytes: number;
  units: number;
  /** Time by `performance.now()` at which `units` was computed. */
  atMs: number;
}

/**
 * Size of a cost unit. A short message costs one unit. A long message costs one more unit for each part of this size.
 */
const unitBytes = 4_096;
/** Maximum cost of one message, so that a chat never waits longer than twenty seconds for a single message. */
const costMax = 100;
/** Maximum cost that a chat may send at once: 300 short messages, or 17 of the longest ASCII texts. */
const burstUnits = 300;
const unitsPerSecond = 5;
/** Number of waiting bytes per connection above which the connection is paused. */
export const heldBytesMax = 4 * 1_024 * 1_024;
/**
 * Maximum number of waiting bytes of one chat, for messages above a size. It keeps the rest of a flood from stopping
 * the bot's other chats. Photos of an album have up to 30 KB each, with their previews.
 */
const roomPerChat = [
  { aboveBytes: 32 * 1_024, heldBytesMax: 1_024 * 1_024 },
  { aboveBytes: unitBytes, heldBytesMax: 3 * 1_024 * 1_024 },
] as const;
/** Number of chats in memory from which chats with a full allowance are removed. */
const chatsKept = 1_000;

export function costOf(bytes: number): number {
  return Math.min(costMax, 1 + Math.floor(bytes / unitBytes));
}

/** Number of bytes of the encrypted parts of a stanza, without decrypting it. */
export function bytesOf({ content }: BinaryNode): number {
  if (content instanceof Uint8Array || typeof content === 'string') return content.length;
  return Array.isArray(content) ? content.reduce((sum, one) => sum + bytesOf(one), 0) : 0;
}

/**
 * Limits the rate at which the messages of one chat are processed, before they are decrypted and stored. So a lead
 * who sends without end costs a server no more than many normal leads. Messages above the limit wait in memory,
 * unacknowledged, so nothing is lost when the process ends. When many bytes of one chat wait, its long messages are
 * set aside without decryption (`hasRoom`). When too many bytes of all chats wait, the connection is paused. The
 * bot's other chats then wait as well, but no other bot does.
 */
export class LeadFlow {
  private readonly buckets = new Map<string, Bucket>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private heldBytes = 0;
  private isPaused = false;

  /** @param now monotonic, in milliseconds */
  constructor(
    private readonly source: PausableSource,
    private readonly now: () => number = () => performance.now(),
  ) {
    source.once('close', () => {
      for (const timer of this.timers) clearTimeout(timer);
    });
  }

  /**
   * Registers a message that has arrived. Call and await the returned function after all earlier messages of the chat
   * are handled.
   * @param names of the chat; one of them is enough to identify it
   * @returns a function that resolves when the message may be handled. It never resolves when the connection ends
   * during the wait.
   */
  arrived(names: readonly string[], stanza: BinaryNode): () => Promise<void> {
    const bytes = bytesOf(stanza);
    const bucket = this.bucketOf(names);
    this.hold(bucket, bytes);
    return async () => {
      const waitMs = this.take(names, costOf(bytes));
      if (waitMs > 0) await this.wait(waitMs);
      this.hold(bucket, -bytes);
    };
  }

  /** False for a long message while the waiting messages of its chat have reached the limit. */
  hasRoom(names: readonly string[], stanza: BinaryNode): boolean {
    const bytes = bytesOf(stanza);
    const { heldBytes } = this.bucketOf(names);
    return !roomPerChat.some((room) => bytes > room.aboveBytes && heldBytes > room.heldBytesMax);
  }

  private hold(bucket: Bucket, bytes: number): void {
    bucket.heldBytes += bytes;
    this.heldBytes += bytes;
    const isFull = this.heldBytes > heldBytesMax;
    if (isFull === this.isPaused) return;
    this.isPaused = isFull;
    if (isFull) this.source.pause();
    else this.source.resume();
  }

  /** @returns for how long the chat has to wait */
  private take(names: readonly string[], units: number): number {
    const bucket = this.bucketOf(names);
    const now = this.now();
    bucket.units = Math.min(burstUnits, bucket.units + ((now - bucket.atMs) / 1_000) * unitsPerSecond) - units;
    bucket.atMs = now;
    return Math.max(0, (-bucket.units / unitsPerSecond) * 1_000);
  }

  private bucketOf(names: readonly string[]): Bucket {
    const known = names.map((name) => this.buckets.get(name)).find((one) => one !== undefined);
    const bucket = known ?? { heldBytes: 0, units: burstUnits, atMs: this.now() };
    for (const name of names) this.buckets.set(name, bucket);
    if (this.buckets.size > chatsKept) this.forgetRested();
    return bucket;
  }

  private forgetRested(): void {
    const now = this.now();
    for (const [name, { heldBytes, units, atMs }] of this.buckets)
      if (heldBytes === 0 && units + ((now - atMs) / 1_000) * unitsPerSecond >= burstUnits) this.buckets.delete(name);
  }

  private wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.timers.delete(timer);
        resolve();
      }, ms);
      this.timers.add(timer);
    });
  }
}
