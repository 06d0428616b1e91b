// 08: connection lost, 53: resources spent, 57P: server shutting down
const awayCodes = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|08...|53...|57P..)$/;
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|Connection is closed|Client has encountered a connection error|not queryable/;

/** True when Postgres or Redis cannot be reached: the same may succeed soon. */
export function isStoreAway(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (error.name === 'MaxRetriesPerRequestError' || awayMessages.test(error.message)) return true;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && awayCodes.test(code);
}
