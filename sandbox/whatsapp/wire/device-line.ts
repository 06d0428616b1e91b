import type { Stanza } from './node.ts';

/** A logged-in device's connection, reduced to what senders to the device need. */
export interface DeviceLine {
  /** When the connection was opened, in milliseconds since 1970. */
  readonly since: number;
  /** True after the queue was sent. From then on, new stanzas are sent at once. */
  live: boolean;
  /** Answers queries, but sends nothing that is queued for the device until its next login. */
  deaf: boolean;
  send(toSend: Stanza): void;
  streamError(attrs: { code?: number }, content?: Stanza[], keepLine?: boolean): void;
  close(): void;
  cut(): void;
}
