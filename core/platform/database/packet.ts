import type { Duplex } from 'node:stream';
import type { PoolClient } from 'pg';

/**
 * Puts the statements that `act` begins with into one packet. The connections are pipelines: none waits for the one before. The stream is
 * pg's own and stands in no type of it; this is the only place that reaches for it.
 */
export function inOnePacket<Result>(client: PoolClient, act: () => Promise<Result>): Promise<Result> {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  stream.cork();
  try {
    return act();
  } finally {
    stream.uncork();
  }
}
