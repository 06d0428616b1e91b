import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bot, type BotState } from '#contracts/http/bot/bot';
import { limits } from '#contracts/values/limits';
import { call } from '../../api/client.js';
import { optimistic } from '../../api/optimistic.js';
import { queryKeys } from '../../api/query-keys.js';
import { showError } from '../../api/show-error.js';
import { useAtom, useAtomValue, useSetAtom } from '../../state/atoms.js';
import { userIdAtom } from '../../state/session-atoms.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { bareState, statusWords } from './bot.rules.js';
import { botActionAtom, logMarkerAtom } from './bot-state.js';

/** Start, stop and refresh, following the state transitions of a session. */
export function useBotActions() {
  const cache = useQueryClient();
  const [action, setAction] = useAtom(botActionAtom);
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
          showError('❌ Gagal menjalankan bot.')(error);
        },
        onSettled: () => setAction(null),
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
      showError('❌ Gagal menghentikan bot.')(error);
    },
    onSettled: () => setAction(null),
  });
  const refresh = useMutation({
    mutationFn: () => call(bot.status),
    onMutate: () => cache.getQueryData<BotState>(queryKeys.botStatus),
    onSuccess: (state, _input, before) => {
      // a state pushed since the request began is newer
      if (cache.getQueryData(queryKeys.botStatus) === before) show(state);
      notify(`Status server: ${state.status} (${statusWords[state.status]})`);
    },
    onError: showError('Gagal mendapatkan status dari server.'),
  });

  return {
    action,
    start: () => {
      setAction('start');
      setLogMarker(cache.getQueryData<string[]>(queryKeys.botLog)?.at(-1) ?? null);
      start.mutate();
    },
    stop: () => {
      setAction('stop');
      stop.mutate();
    },
    refreshing: refresh.isPending,
    refresh: () => refresh.mutate(),
  };
}
