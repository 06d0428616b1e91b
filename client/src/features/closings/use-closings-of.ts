import { useQuery } from '@tanstack/react-query';
import { closings } from '#contracts/http/chat/closings';
import type { ConversationId } from '#contracts/values/ids';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';

const closingsShown = 5;

/** The newest orders of one conversation. */
export function useClosingsOf(conversationId: ConversationId, { enabled = true } = {}) {
  return useQuery({
    queryKey: queryKeys.closings(`of:${conversationId}`),
    queryFn: ({ signal }) => call(closings.list, { query: { conversationId, limit: closingsShown }, signal }),
    enabled,
  });
}
