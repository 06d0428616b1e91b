import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chat, type ContactView } from '#contracts/http/chat/chat';
import { call } from '../../../api/client.js';
import { queryKeys } from '../../../api/query-keys.js';

type Props = { phoneNumber: string; onFound: (contact: ContactView) => void };

/**
 * Fetches a contact that is not in the loaded list and passes it to `onFound`, again after each change.
 * Renders nothing.
 */
export function LinkedContact({ phoneNumber, onFound }: Props) {
  const { data } = useQuery({
    queryKey: queryKeys.contact(phoneNumber),
    queryFn: ({ signal }) => call(chat.contact, { params: { phoneNumber }, signal }),
  });
  useEffect(() => {
    if (data) onFound(data);
  }, [data, onFound]);
  return null;
}
