import { useQueryClient } from '@tanstack/react-query';
import { bot, type BotState } from '#contracts/http/bot';
import { limits } from '#contracts/values/limits';
import { isUnauthorized, troubleWithReason } from '../../api/api-error.js';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { useAtom, useSetAtom } from '../../state/atoms.js';
import { readUserId } from '../../state/session.js';
import { notify } from '../../ui/feedback/toast-store.js';
import { bareState, statusWords } from './bot.rules.js';
import { botActAtom, logMarkerAtom } from './bot-state.js';

/** A 401 has told its own story ("Session expired…") already. */
function tell(error: unknown, sentence: string): void {
  if (!isUnauthorized(error)) notify(troubleWithReason(error, sentence));
}

/** Start, stop and refresh, by the transitions of specification section 4. */
export function useBotActs() {
  const cache = useQueryClient();
  const [act, setAct] = useAtom(botActAtom);
  const setLogMarker = useSetAtom(logMarkerAtom);

  const show = (state: BotState) => cache.setQueryData<BotState>(queryKeys.botStatus, state);
  const reread = () => cache.invalidateQueries({ queryKey: queryKeys.botStatus });

  async function start(): Promise<void> {
    setAct('start');
    // An answer that is already on its way tells of the time before the start.
    await cache.cancelQueries({ queryKey: queryKeys.botStatus });
    show(bareState('initing'));
    setLogMarker(cache.getQueryData<string[]>(queryKeys.botLog)?.at(-1) ?? null);
    try {
      await call(bot.start, { body: { userId: readUserId() }, timeoutMs: limits.startTimeoutMs });
      notify('✅ Permintaan start bot berhasil dikirim.');
      void reread();
    } catch (error) {
      show(bareState('offline'));
      tell(error, '❌ Gagal menjalankan bot.');
    }
    setAct(null);
  }

  async function stop(): Promise<void> {
    setAct('stop');
    try {
      await call(bot.stop, { body: { userId: readUserId() } });
      await cache.cancelQueries({ queryKey: queryKeys.botStatus });
      show({ ...bareState('offline'), reason: 'stopped' });
      notify('✅ Permintaan stop bot berhasil dikirim.');
    } catch (error) {
      void reread();
      tell(error, '❌ Gagal menghentikan bot.');
    }
    setAct(null);
  }

  async function refresh(): Promise<void> {
    try {
      const state = await call(bot.status);
      show(state);
      notify(`Status server: ${state.status} (${statusWords[state.status].label})`);
    } catch (error) {
      tell(error, 'Gagal mendapatkan status dari server.');
    }
  }

  async function clearLog(): Promise<void> {
    const before = cache.getQueryData<string[]>(queryKeys.botLog);
    await cache.cancelQueries({ queryKey: queryKeys.botLog });
    cache.setQueryData<string[]>(queryKeys.botLog, []);
    try {
      await call(bot.clearLogs);
      cache.setQueryData<string[]>(queryKeys.fullLog, (lines) => lines && []);
    } catch (error) {
      cache.setQueryData(queryKeys.botLog, before);
      tell(error, '❌ Gagal menghapus log.');
    }
  }

  return { act, start, stop, refresh, clearLog };
}
