import type { IncomingMessage } from 'node:http';
import type { NextFunction, Response } from 'express';
import { photoUploadType } from '#contracts/http/bot/photos';
import { limits } from '#contracts/values/limits';
import type { ApiRequest } from './api-request.js';

/**
 * Maximum number of bytes that are read of an unneeded body. They let an honest client finish sending and then read
 * the answer.
 */
const restBytesMax = 1_000_000;
const restMs = 10_000;
const lookEveryMs = 50;
/**
 * Limits for a refused file of a logged-in owner. The file may be large and arrive over a slow phone connection, and
 * the owner sees the reason only after sending it.
 */
const fileRest = { bytes: limits.chatFileBytes, ms: 60_000 };

/**
 * Maximum number of bytes that are read of any body, however it is refused. It exceeds the limit for JSON, because
 * the JSON parser reads a body that is too large to its end before it reports the error.
 */
const bodyBytesMax = limits.bodyBytes + restBytesMax;
const fileBytesMax = 2 * limits.chatFileBytes;

/**
 * Number of pieces of any size that a body may have (`piecesFree`), and the minimum average size of further pieces
 * (`pieceBytesMin`). The minimum is less than a network packet carries.
 */
const piecesFree = 1_000;
const pieceBytesMin = 256;

/**
 * Time in which a body that is being read must arrive, and the minimum speed after that time. Phones are faster than
 * the minimum even on the slowest networks.
 */
const arrivalMs = 30_000;
const bytesPerSecondMin = 8_000;
const paceEveryMs = 1_000;

/**
 * Limits how a body arrives, whatever reads it. Must be the first middleware, because later middleware may run after
 * pieces have arrived. It limits:
 * - Data that a client sends after its answer. Node reads the rest of a body whose request is answered, however long
 * it is. A hundred connections that never stopped sending used a whole process.
 * - Data that is read of a body before its answer.
 * - Pieces. A body may arrive in chunks of one byte, and each chunk is an object until the body is complete. A body
 * of 250 KB, sent as 1.5 MB, used 24 MB of memory.
 * - Time. A client that sends a byte now and then holds a connection, here and in each proxy, for the five minutes
 * that Node gives a request.
 */
export function boundBodies(request: ApiRequest, response: Response, next: NextFunction): void {
  countPieces(request);
  response.once('finish', () => {
    if (request.complete || request.destroyed) return;
    const isFile = isUpload(request) && request.actor !== undefined && response.statusCode !== 429;
    readRest(request, isFile ? fileRest : { bytes: restBytesMax, ms: restMs });
  });
  next();
}

function isUpload({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith(photoUploadType) === true;
}

/**
 * Ends the connection of a body that is far too large, or that has very many small pieces. Counting begins when a
 * handler reads the body. Before that, Node stops reading the connection at 64 KB, and a listener added here would
 * start the reading. Uploads are read by an iterator, which joins the pieces, and have a separate limit.
 */
function countPieces(request: IncomingMessage): void {
  const bytesMax = isUpload(request) ? fileBytesMax : bodyBytesMax;
  let [pieces, bytes] = [0, 0];
  const count = (piece: Buffer): void => {
    pieces += 1;
    bytes += piece.length;
    if (bytes > bytesMax || pieces > piecesFree + bytes / pieceBytesMin) request.socket.destroy();
  };
  request.once('resume', () => {
    request.on('data', count);
    demandPace(request);
  });
}

/**
 * Ends the connection of a request whose body arrives too slowly from now on. Call this when the reading of the body
 * begins, because a body that waits for its turn is not read.
 */
export function demandPace(request: IncomingMessage, { graceMs = arrivalMs, everyMs = paceEveryMs } = {}): void {
  // a request that is already closed emits no further event
  if (request.destroyed) return;
  const { socket } = request;
  const [startBytes, startMs] = [socket.bytesRead, performance.now()];
  const look = setInterval(() => {
    const allowedMs = graceMs + ((socket.bytesRead - startBytes) / bytesPerSecondMin) * 1_000;
    if (performance.now() - startMs > allowedMs) socket.destroy();
  }, everyMs);
  const settled = (): void => clearInterval(look);
  request.once('end', settled);
  request.once('close', settled);
}

/**
 * Lets the client finish sending, within limits. Node no longer emits the data that it reads at this point, so the
 * connection's own byte counter is used.
 */
function readRest(request: IncomingMessage, most: { readonly bytes: number; readonly ms: number }): void {
  const { socket } = request;
  const [startBytes, startMs] = [socket.bytesRead, performance.now()];
  const look = setInterval(() => {
    if (socket.bytesRead - startBytes > most.bytes || performance.now() - startMs > most.ms) socket.destroy();
  }, lookEveryMs);
  const settled = (): void => clearInterval(look);
  request.once('end', settled);
  socket.once('close', settled);
}
