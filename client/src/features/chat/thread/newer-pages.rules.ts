import type { MessageView } from '#contracts/http/chat/chat';
import { isLastPage } from '../chat.rules.js';

/** The first `seq` of the next newer page; undefined when there is none. */
export function messagesAfter(page: readonly MessageView[], limit: number): number | undefined {
  const newest = page.at(-1);
  return isLastPage(page, limit) || !newest ? undefined : newest.seq + 1;
}
