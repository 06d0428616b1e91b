import { useMutation } from '@tanstack/react-query';
import { bot } from '#contracts/http/bot/bot';
import { showError } from '../../api/show-error.js';
import { call } from '../../api/client.js';
import { optimistic } from '../../api/optimistic.js';
import { queryKeys } from '../../api/query-keys.js';

/** Clears the log on every screen that shows it. */
export function useClearLog(): { clear: () => void; isClearing: boolean } {
  const { mutate, isPending } = useMutation(
    optimistic<readonly string[], void, unknown>(
      { queryKey: queryKeys.logs, change: () => [] },
      { mutationFn: () => call(bot.clearLogs), onError: showError('❌ Gagal menghapus log.') },
    ),
  );
  return { clear: () => mutate(), isClearing: isPending };
}
