import { useMutation, useQueryClient } from '@tanstack/react-query';
import { chat, type ContactView } from '#contracts/http/chat/chat';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';
import { showError } from '../../../api/show-error.js';
import { foldAnswers } from '../../../realtime/fold-answers.js';

/** Marks one conversation as done. */
export function useFinish({ phoneNumber }: ContactView) {
  const cache = useQueryClient();
  const { isPending: busy, mutate } = useMutation({
    mutationFn: () => call(chat.finish, { params: { phoneNumber } }),
    onSuccess: (changed) => {
      foldAnswers(cache, [changed]);
      void cache.invalidateQueries({ queryKey: queryKeys.waiting });
    },
    onError: showError('❌ Gagal menandai chat ini selesai.'),
  });
  return { busy, finish: () => mutate() };
}
