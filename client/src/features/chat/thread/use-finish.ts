import { useMutation, useQueryClient } from '@tanstack/react-query';
import { chat, type ContactView } from '#contracts/http/chat/chat';
import { errorWithReason } from '../../../api/api-error.js';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';
import { foldAnswers } from '../../../realtime/fold-answers.js';
import { notify } from '../../../ui/feedback/toast-store.js';

/** Marks one conversation as done. */
export function useFinish({ phoneNumber }: ContactView) {
  const cache = useQueryClient();
  const { isPending: busy, mutate } = useMutation({
    mutationFn: () => call(chat.finish, { params: { phoneNumber } }),
    onSuccess: (changed) => {
      foldAnswers(cache, [changed]);
      void cache.invalidateQueries({ queryKey: queryKeys.waiting });
    },
    onError: (error) => notify(errorWithReason(error, '❌ Gagal menandai chat ini selesai.')),
  });
  return { busy, finish: () => mutate() };
}
