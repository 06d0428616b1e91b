import { bot, type BotState } from '#contracts/http/bot/bot';
import { limits } from '#contracts/values/limits';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { atom, atomWithQuery } from '../../state/atoms.js';
import { ApiError } from '../../api/api-error.js';
import { deviceOnlineAtom, pollIntervalAtom, serverSilentAtom } from '../../state/connection.js';
import { botToName } from '../../state/bots.js';
import { userIdAtom } from '../../state/session-atoms.js';
import { linesAfter, logLines, qrAddressOf } from '../logs/log.rules.js';
import { bareState } from './bot.rules.js';

/** The start or stop request in progress. No poll may overwrite its optimistic status. */
export const botActionAtom = atom<'start' | 'stop' | null>(null);

const statusQueryAtom = atomWithQuery((get) => {
  const userId = get(userIdAtom);
  return {
    queryKey: queryKeys.botStatus,
    queryFn: ({ signal }) =>
      botToName() === null
        ? call(bot.statusOf, { params: { userId }, signal, timeoutMs: limits.statusTimeoutMs })
        : call(bot.status, { signal, timeoutMs: limits.statusTimeoutMs }),
    refetchInterval: get(botActionAtom) === null ? get(pollIntervalAtom) : (false as const),
    refetchIntervalInBackground: false,
    retry: false,
  };
});

/** Status to display: a failed poll counts as offline. Undefined before the first answer. */
export const botStateAtom = atom<BotState | undefined>((get) => {
  const { data, isError } = get(statusQueryAtom);
  return isError ? bareState('offline') : data;
});

/** The unreachable side (device or server); the displayed bot state is then only the last known one. Null when the state is current. */
export const awayAtom = atom<'device' | 'server' | null>((get) => {
  if (!get(deviceOnlineAtom)) return 'device';
  const { error } = get(statusQueryAtom);
  const isUnanswered = error instanceof ApiError && (error.status === 0 || error.status >= 502);
  return isUnanswered || get(serverSilentAtom) ? 'server' : null;
});

const logQueryAtom = atomWithQuery((get) => {
  const userId = get(userIdAtom);
  return {
    queryKey: queryKeys.botLog,
    queryFn: async ({ signal }) => {
      const text = botToName() === null ? await call(bot.logsOf, { params: { userId }, signal }) : (await call(bot.logs, { signal })).logs;
      return logLines(text, limits.logLinesShown);
    },
    refetchInterval: get(pollIntervalAtom),
  };
});

/** Last log line at the time a start cleared the view. Earlier lines stay hidden. */
export const logMarkerAtom = atom<string | null>(null);

export const botLogAtom = atom((get) => linesAfter(get(logQueryAtom).data ?? [], get(logMarkerAtom)));

/** Function that fetches the log again after a failure. Null when the log has not failed. */
export const botLogRetryAtom = atom((get) => {
  const { data, isError, refetch } = get(logQueryAtom);
  return data === undefined && isError ? () => void refetch() : null;
});

export const loggedQrAtom = atom((get) => qrAddressOf(get(botLogAtom)));
