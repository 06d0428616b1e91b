import { bot } from '#contracts/http/bot/bot';
import { limits } from '#contracts/values/limits';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { atomWithQuery } from '../../state/atoms.js';
import { pollIntervalAtom } from '../../state/connection.js';
import { logLines } from './log.rules.js';

/** The complete stored log. New lines are pushed; while the socket is down it is polled every 3 seconds. */
export const fullLogAtom = atomWithQuery((get) => ({
  queryKey: queryKeys.fullLog,
  queryFn: async ({ signal }) => logLines((await call(bot.logs, { signal })).logs, limits.logLinesKept),
  refetchInterval: get(pollIntervalAtom),
}));
