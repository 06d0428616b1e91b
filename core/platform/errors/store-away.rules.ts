import { types } from 'node:util';

/** SQLSTATE or Node's own: 08 connection lost, 53 resources spent, 57P server shutting down. */
const awayCodes = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|08...|53...|57P..)$/;

/** Not exported by ioredis, so known by its class's name. */
const awayNames: ReadonlySet<string> = new Set(['MaxRetriesPerRequestError']);

/**
 * What the drivers say of a lost connection by a sentence alone, with neither a code nor a class of its own: the sentence as that version
 * writes it. A test has each of them said by the package that is installed, so that an update cannot change one unseen.
 */
export const awaySentences = {
  pg: {
    version: '8.23.1',
    sentences: [
      'Connection terminated',
      'Connection terminated unexpectedly',
      'Client has encountered a connection error and is not queryable',
      'Client was closed and is not queryable',
      'timeout expired',
      'Query read timeout',
    ],
  },
  'pg-pool': {
    version: '3.14.0',
    sentences: ['timeout exceeded when trying to connect', 'Connection terminated due to connection timeout'],
  },
  ioredis: {
    version: '5.11.1',
    sentences: ['Connection is closed.', 'Command aborted due to connection close', 'Command timed out'],
  },
} as const;

const allSentences: ReadonlySet<string> = new Set(Object.values(awaySentences).flatMap(({ sentences }) => [...sentences]));

/** True when Postgres or Redis cannot be reached: the same may succeed soon. */
export function isStoreAway(error: unknown): error is Error {
  // also one of another realm, as those of Node itself are in a test
  if (!types.isNativeError(error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return awayCodes.test(code);
  return awayNames.has(error.name) || allSentences.has(error.message);
}
