import type { Duplex } from 'node:stream';
import type { ClientBase, PoolClient } from 'pg';

/**
 * Puts the statements that `act` begins with into one packet. The connections are pipelines: none waits for the one before. The stream is
 * pg's own and is in no type of it; only this file uses it.
 */
export function inOnePacket<Result>(client: PoolClient, act: () => Promise<Result>): Promise<Result> {
  const stream = streamOf(client);
  stream.cork();
  try {
    return act();
  } finally {
    stream.uncork();
  }
}

/** Ends a connection without a word to Postgres: what waits on it fails at once. */
export function breakOff(client: ClientBase): void {
  streamOf(client).destroy();
}

function streamOf(client: ClientBase): Duplex {
  return (client as unknown as { connection: { stream: Duplex } }).connection.stream;
}
