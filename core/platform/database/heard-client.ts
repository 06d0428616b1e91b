import pg from 'pg';
import { outsideOperations } from '../loop/operation.js';

/** A Postgres that takes a connection and says nothing is given up after so long. */
const connectLimitMs = 5_000;
const nothing = (): void => undefined;

/**
 * A connection that cannot end the process. Whoever holds one listens for its errors, yet between the moment a new connection opens and
 * that listener lie a few steps: the pool takes its own listener off before it hands a connection out, and TypeORM puts its one on a
 * promise later. An end that Postgres tells in the same packet as "ready" falls between them, and Node ends a process for an error event
 * that nobody hears (pg 8.23, pg-pool 3.14, TypeORM 1.1; brianc/node-postgres#2762). Here somebody always does; what the connection is asked
 * for next fails, and the pool throws it away.
 */
export class HeardClient extends pg.Client {
  constructor(options: pg.ClientConfig = {}) {
    super({ ...options, connectionTimeoutMillis: connectLimitMs });
    this.on('error', nothing);
  }

  /** Connects outside of the operation that asks first: a pooled connection's answers are not the work of its first user. */
  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
    return outsideOperations(() => (callback ? super.connect(callback) : super.connect()));
  }
}
