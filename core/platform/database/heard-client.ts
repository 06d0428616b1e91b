import pg from 'pg';
import { outsideOperations } from '../loop/operation.js';

/** Time after which a connection attempt without an answer is given up. */
const connectLimitMs = 5_000;
const nothing = (): void => undefined;

/**
 * A connection whose errors can never end the process. Every user of a connection listens for errors, but there is a
 * gap between opening a connection and adding that listener. The pool removes its own listener before it hands the
 * connection out, and TypeORM adds its listener a promise later. A disconnect that arrives in the same packet as
 * "ready" falls into the gap, and Node ends a process for an unhandled error event (pg 8.23, pg-pool 3.14, TypeORM
 * 1.1; brianc/node-postgres#2762). This client always has a listener. After such an error, the next use fails and the
 * pool removes the connection.
 */
export class HeardClient extends pg.Client {
  constructor(options: pg.ClientConfig = {}) {
    super({ ...options, connectionTimeoutMillis: connectLimitMs });
    this.on('error', nothing);
  }

  /**
   * Connects outside of the current operation, because later answers on a pooled connection do not belong to the
   * operation of its first user.
   */
  override connect(): Promise<pg.Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<pg.Client> | void {
    return outsideOperations(() => (callback ? super.connect(callback) : super.connect()));
  }
}
