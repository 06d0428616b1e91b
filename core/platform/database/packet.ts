import type { Duplex } from 'node:stream';
import type { ClientBase, PoolClient } from 'pg';

/**
 * Sends the statements that `action` starts in one packet. The connections are pipelined, so no statement waits for
 * the previous one. The stream belongs to pg and has no types, so only this file uses it.
 */
export function inOnePacket<Result>(client: PoolClient, action: () => Promise<Result>): Promise<Result> {
  const stream = streamOf(client);
  stream.cork();
  try {
    return action();
  } finally {
    stream.uncork();
  }
}

/** Closes a connection without notifying Postgres. Work that waits on it fails at once. */
export function breakOff(client: ClientBase): void {
  streamOf(client).destroy();
}

function streamOf(client: ClientBase): Duplex {
  return (client as unknown as { connection: { stream: Duplex } }).connection.stream;
}
