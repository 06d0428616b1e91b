import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { knowledge, type AnswerInput, type AnswerPage } from '#contracts/http/bot/knowledge';
import { limits } from '#contracts/values/limits';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';

type Change = { id: string | null; answer: AnswerInput } | { id: string; answer: null };

/** Pages of questions with answers, newest first. */
export function useKnowledge(search: string) {
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: queryKeys.knowledge(search),
    queryFn: ({ pageParam, signal }) =>
      call(knowledge.list, { query: { limit: limits.pageSize, after: pageParam ?? undefined, q: search }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: AnswerPage) => next,
    placeholderData: (shown) => shown,
  });
  return {
    answers: data?.pages.flatMap((page) => page.answers) ?? [],
    total: data?.pages[0]?.total ?? 0,
    isPending,
    isError: isError && !data,
    refetch: () => void refetch(),
    more: hasNextPage ? () => void fetchNextPage() : null,
    isLoadingMore: isFetchingNextPage,
  };
}

/** Saves an answer (a new one has no id), or removes one. */
export function useKnowledgeChange() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ id, answer }: Change): Promise<unknown> => {
      if (answer === null) return call(knowledge.remove, { params: { answerId: id } });
      if (id === null) return call(knowledge.create, { body: answer });
      return call(knowledge.update, { params: { answerId: id }, body: answer });
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: queryKeys.allKnowledge }),
  });
}
