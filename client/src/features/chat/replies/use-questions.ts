import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContactView } from '#contracts/http/chat/chat';
import { questions, type QuestionAnswer } from '#contracts/http/chat/questions';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';
import { showError } from '../../../api/show-error.js';
import { notify } from '../../../ui/feedback/toast-store.js';

/**
 * The bot's open questions to the owner in one conversation. Fetched again after each message, because the
 * bot asks while it answers.
 */
export function useQuestions({ conversationId, phoneNumber, messageCount, needsOwner }: ContactView) {
  const cache = useQueryClient();
  const { data = [] } = useQuery({
    queryKey: [...queryKeys.questions(conversationId), messageCount],
    queryFn: ({ signal }) => call(questions.list, { params: { phoneNumber }, signal }),
    placeholderData: (shown) => shown,
    // Questions end together with the need, so they are fetched only while the need exists.
    enabled: needsOwner !== null,
  });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ id, answer }: { id: string; answer: QuestionAnswer | null }) => {
      const params = { questionId: id };
      return answer ? call(questions.answer, { params, body: answer }) : call(questions.dismiss, { params });
    },
    onSettled: () => cache.invalidateQueries({ queryKey: queryKeys.questions(conversationId) }),
  });

  /** @returns whether it succeeded; on failure the typed text stays. */
  const end = (id: string, answer: QuestionAnswer | null): Promise<boolean> =>
    mutateAsync({ id, answer }).then(
      () => {
        if (answer) notify(answer.keep ? '✅ Jawaban dikirim dan diingat untuk pertanyaan berikutnya.' : '✅ Jawaban dikirim lewat bot.');
        if (answer?.keep) void cache.invalidateQueries({ queryKey: queryKeys.allKnowledge });
        return true;
      },
      (error: unknown) => {
        showError('❌ Gagal mengirim jawaban.')(error);
        return false;
      },
    );
  return { questions: needsOwner ? data : [], isPending, end };
}
