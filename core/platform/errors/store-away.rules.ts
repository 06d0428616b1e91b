import { types } from 'node:util';

/** SQLSTATE or Node error codes: 08 connection lost, 53 out of resources, 57P server shutting down. */
const awayCodes = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|08...|53...|57P..)$/;

/** Names of errors without a code. ioredis does not export this class, so it is recognised by its name. */
const awayNames: ReadonlySet<string> = new Set(['MaxRetriesPerRequestError']);

/**
 * Messages of lost-connection errors that have neither a code nor their own class, per driver version. A test makes
 * the installed packages produce each message, so that an update cannot change one unnoticed.
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

/** True when Postgres or Redis cannot be reached. A retry may soon succeed. */
export function isStoreAway(error: unknown): error is Error {
  // accepts errors of another realm, such as Node's own errors inside a Jest test
  if (!types.isNativeError(error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return awayCodes.test(code);
  return awayNames.has(error.name) || allSentences.has(error.message);
}
