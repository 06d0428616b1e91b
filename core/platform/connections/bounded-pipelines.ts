import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Maximum number of unanswered requests on a connection. Browsers and proxies send one request after the other (RFC
 * 9112, 9.3.2, permits more).
 */
const unansweredMax = 16;
const unanswered = new WeakMap<Socket, number>();

/**
 * Closes a connection with many unanswered requests. Node passes on all requests of a connection. Fifty connections
 * that never read an answer used 2 GB of a server's memory and blocked all others. This must be the first middleware,
 * because it also drops requests that arrived before the connection was closed.
 */
export function boundPipelines({ socket }: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (socket.destroyed) return;
  const count = (unanswered.get(socket) ?? 0) + 1;
  if (count > unansweredMax) {
    socket.destroy();
    return;
  }
  unanswered.set(socket, count);
  response.once('close', () => unanswered.set(socket, unanswered.get(socket)! - 1));
  next();
}
