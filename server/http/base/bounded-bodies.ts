import type { IncomingMessage } from 'node:http';
import type { NextFunction, Response } from 'express';
import { photoUploadType } from '#contracts/http/bot/photos';
import { limits } from '#contracts/values/limits';
import type { ApiRequest } from './api-request.js';

/** Maximum number of bytes that are read of an unneeded body, so that an honest client finishes sending and reads the answer. */
const restBytesMax = 1_000_000;
const restMs = 10_000;
const lookEveryMs = 50;
/**
 * A refused file of a logged-in owner may be large and come over a slow phone connection. The owner sees the reason only
 * after sending it.
 */
const fileRest = { bytes: limits.chatFileBytes, ms: 60_000 };

/**
 * Maximum number of bytes read of any body, however it is refused: the JSON reader reads a body that is too large to its
 * end before it reports that.
 */
const bodyBytesMax = limits.bodyBytes + restBytesMax;
const fileBytesMax = 2 * limits.chatFileBytes;

/**
 * Number of pieces of any size that a body may have, and the minimum average size of further ones, which is less than a
 * network packet carries.
 */
const piecesFree = 1_000;
const pieceBytesMin = 256;

/** Time in which a body that is being read must arrive, and how fast it must be beyond that: less than phones reach on the slowest networks. */
const arrivalMs = 30_000;
const bytesPerSecondMin = 8_000;
const paceEveryMs = 1_000;

/**
 * Bounds how a body arrives, whatever reads it.
 * - What a client sends after its answer: Node reads the rest of a body whose request is answered, however
 * long it is. A hundred connections that never stopped sending used a whole process.
 * - What is read of a body before its answer.
 * - Pieces: a body may arrive in chunks of one byte, and each is an object until the body is complete. A
 * body of 250 KB, sent as 1.5 MB, used 24 MB of memory.
 * - Time: a client that sends a byte now and then holds a connection, here and in each proxy, for the five minutes that Node
 * gives a request.
 * Must be the first middleware, because later ones may run after pieces have arrived.
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
 * Ends the connection of a body that is far too large, or that has very many small pieces. Counting begins
 * when a handler reads the body: before that, Node stops reading the connection at 64 KB, and adding a
 * listener here would start the reading. Uploads are read by an iterator, which joins the pieces, and have
 * a separate limit.
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
 * Ends the connection of a request whose body arrives too slowly, from now on. A body that waits for its turn is not read,
 * so this begins when it is.
 */
export function demandPace(request: IncomingMessage, { graceMs = arrivalMs, everyMs = paceEveryMs } = {}): void {
  // a request that is already closed would not report its end
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

/** Node no longer reports what it reads at this point, so the connection's own counter is used. */
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
