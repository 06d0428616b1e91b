import type { Stanza } from './node.ts';

/** A logged-in device's connection, as whoever has something for the device uses it. */
export interface DeviceLine {
  /** Since when it is there, in milliseconds since 1970. */
  readonly since: number;
  /** The queue was sent: new stanzas go out at once. */
  live: boolean;
  /** Answers what is asked, but hands over nothing that waits for the device, until its next login. */
  deaf: boolean;
  send(toSend: Stanza): void;
  streamError(attrs: { code?: number }, content?: Stanza[], keepLine?: boolean): void;
  close(): void;
  cut(): void;
}
