import type { QueryClient } from '@tanstack/react-query';
import type { ContactView } from '#contracts/http/chat/chat';
import { queryKeys } from '../api/query-keys.js';
import { laterContact, type ContactPages } from './folds.js';

/**
 * Puts the chats that a write returned into the cache. When the answer arrives after an event about a later change,
 * the pushed view stays.
 */
export function foldAnswers(cache: QueryClient, contacts: readonly ContactView[]): void {
  const answered = new Map(contacts.map((one) => [one.conversationId, one]));
  const later = (shown: ContactView): ContactView => {
    const one = answered.get(shown.conversationId);
    return one ? laterContact(shown, one) : shown;
  };
  cache.setQueriesData<ContactPages>(
    { queryKey: queryKeys.allContacts },
    (pages) => pages && { ...pages, pages: pages.pages.map((page) => page.map(later)) },
  );
  for (const one of contacts) cache.setQueryData<ContactView>(queryKeys.contact(one.phoneNumber), (shown) => shown && later(shown));
}
