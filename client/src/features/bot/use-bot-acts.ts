import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bot, type BotState } from '#contracts/http/bot/bot';
import { limits } from '#contracts/values/limits';
import { call } from '../../api/client.js';
import { optimistic } from '../../api/optimistic.js';
import { queryKeys } from '../../api/query-keys.js';
import { tellTrouble } from '../../api/tell-trouble.js';
import { useAtom, useAtomValue, useSetAtom } from '../../state/atoms.js';
import { userIdAtom } from '../../state/session-atoms.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { bareState, statusWords } from './bot.rules.js';
import { botActAtom, logMarkerAtom } from './bot-state.js';

/** Start, stop and refresh, following the state transitions of a session. */
export function useBotActs() {
  const cache = useQueryClient();
  const [act, setAct] = useAtom(botActAtom);
  const setLogMarker = useSetAtom(logMarkerAtom);
  const userId = useAtomValue(userIdAtom);

  const show = (state: BotState) => cache.setQueryData<BotState>(queryKeys.botStatus, state);
  const reread = () => cache.invalidateQueries({ queryKey: queryKeys.botStatus });

  const start = useMutation(
    optimistic<BotState, void, unknown>(
      { queryKey: queryKeys.botStatus, change: () => bareState('initing') },
      {
        mutationFn: () => call(bot.start, { body: { userId }, timeoutMs: limits.startTimeoutMs }),
        onSuccess: () => {
          notify('✅ Permintaan start bot berhasil dikirim.');
          void reread();
        },
        onError: (error) => {
          show(bareState('offline'));
          tellTrouble('❌ Gagal menjalankan bot.')(error);
        },
        onSettled: () => setAct(null),
      },
    ),
  );
  const stop = useMutation({
    mutationFn: () => call(bot.stop, { body: { userId } }),
    onSuccess: async () => {
      await cache.cancelQueries({ queryKey: queryKeys.botStatus });
      show({ ...bareState('offline'), reason: 'stopped' });
      notify('✅ Permintaan stop bot berhasil dikirim.');
    },
    onError: (error) => {
      void reread();
      tellTrouble('❌ Gagal menghentikan bot.')(error);
    },
    onSettled: () => setAct(null),
  });
  const refresh = useMutation({
    mutationFn: () => call(bot.status),
    onMutate: () => cache.getQueryData<BotState>(queryKeys.botStatus),
    onSuccess: (state, _input, before) => {
      // a state pushed since the request began is newer
      if (cache.getQueryData(queryKeys.botStatus) === before) show(state);
      notify(`Status server: ${state.status} (${statusWords[state.status].label})`);
    },
    onError: tellTrouble('Gagal mendapatkan status dari server.'),
  });

  return {
    act,
    start: () => {
      setAct('start');
      setLogMarker(cache.getQueryData<string[]>(queryKeys.botLog)?.at(-1) ?? null);
      start.mutate();
    },
    stop: () => {
      setAct('stop');
      stop.mutate();
    },
    refreshing: refresh.isPending,
    refresh: () => refresh.mutate(),
  };
}
