import { useQuery } from '@tanstack/react-query';
import { quickReplies } from '#contracts/http/chat/quick-replies';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';

/** The owner's quick replies, fetched again each time they are opened. */
export function useQuickReplies() {
  return useQuery({
    queryKey: queryKeys.quickReplies,
    queryFn: ({ signal }) => call(quickReplies.list, { signal }),
    staleTime: 0,
  });
}
