import { once } from 'node:events';
import type { Response } from 'express';
import { breakAnswer } from '../http/broken-answer.ts';
import type { QueuedFault } from '../http/fault-queue.ts';
import { S3Refusal } from './refusal.ts';

/** Fault kinds of `/control/s3/faults`. README.md lists where a real service showed each one. */
export const s3Faults = [
  'slow',
  'slow-down',
  'internal-error',
  'cut-body',
  'stalled-body',
  'no-range',
  'wrong-clock',
  'no-bucket',
  'denied',
  'no-bulk',
  'wants-md5',
  'delete-errors',
  'short-pages',
  'strict-delete',
  'hang',
  'reset',
] as const;

/** A fault. `delayMs` is for `slow`. `bytes` is the number of bytes sent before the body is cut or stalls. */
export type S3Fault = QueuedFault & { kind: (typeof s3Faults)[number]; delayMs?: number; bytes?: number };

/** How the body of a GET answer is damaged. */
export type SpoiltBody = { kind: 'cut-body' | 'stalled-body'; bytes: number };

/** The part of a fault that is applied later in the request. */
export interface Left {
  readonly isOver?: true;
  readonly spoilt?: SpoiltBody;
  readonly withErrors?: true;
  /** Maximum number of entries in a listing. */
  readonly pageMax?: number;
  /** Refuse to delete a file that does not exist. */
  readonly isStrict?: true;
  /** Send the whole file, whatever range was requested. */
  readonly isWhole?: true;
  /** Milliseconds by which the service's clock is ahead of ours. */
  readonly clockMs?: number;
}

const hourMs = 3_600_000;

/** Applies a fault that takes effect before the answer. @throws S3Refusal */
export async function commit(fault: S3Fault, response: Response): Promise<Left> {
  switch (fault.kind) {
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, fault.delayMs ?? 2_000));
      return response.closed ? { isOver: true } : {};
    case 'hang':
    case 'reset':
      await breakAnswer(response, { kind: fault.kind });
      return { isOver: true };
    case 'cut-body':
    case 'stalled-body':
      return { spoilt: { kind: fault.kind, bytes: fault.bytes ?? 1_000 } };
    case 'no-range':
      return { isWhole: true };
    case 'delete-errors':
      return { withErrors: true };
    case 'strict-delete':
      return { isStrict: true };
    case 'short-pages':
      return { pageMax: 2 };
    case 'slow-down':
      throw new S3Refusal(503, 'SlowDown', 'Please reduce your request rate.');
    case 'internal-error':
      throw new S3Refusal(500, 'InternalError', 'We encountered an internal error. Please try again.');
    case 'wrong-clock':
      return { clockMs: hourMs };
    case 'no-bucket':
      throw new S3Refusal(404, 'NoSuchBucket', 'The specified bucket does not exist');
    case 'denied':
      throw new S3Refusal(403, 'AccessDenied', 'Access Denied');
    case 'no-bulk':
      throw new S3Refusal(501, 'NotImplemented', 'A header you provided implies functionality that is not implemented.');
    case 'wants-md5':
      throw new S3Refusal(400, 'MissingContentMD5', 'Missing required header for this request: Content-Md5.');
  }
}

/** Sends the beginning of a body, then cuts the connection or stalls. */
export async function spoil(response: Response, bytes: Buffer, fault: SpoiltBody): Promise<void> {
  response.write(bytes.subarray(0, fault.bytes));
  await new Promise((resolve) => setImmediate(resolve));
  if (fault.kind === 'cut-body') response.socket?.destroy();
  else await once(response, 'close');
}
