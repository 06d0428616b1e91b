import type { ContactFilter } from '#contracts/http/chat/chat';
import { EmptyState } from '../../../ui/feedback/empty-state.js';

const nobody: Readonly<Record<ContactFilter, string>> = {
  'needs-owner': 'Tidak ada yang menunggu Anda',
  unread: 'Semua sudah dibaca',
  'taken-over': 'Tidak ada yang Anda ambil alih',
};

type NoContactsProps = { search: string; filter: ContactFilter | null; label: string | null };

/** The content of the contact list when no contact matches. */
export function NoContacts({ search, filter, label }: NoContactsProps) {
  return (
    <EmptyState
      art="stall"
      title={filter !== null ? nobody[filter] : label === null ? 'Tidak ada contacts' : `Tidak ada yang berlabel ${label}`}
      help="chat"
    >
      {label === null || search !== '' ? emptyHint(search, filter) : null}
    </EmptyState>
  );
}

function emptyHint(search: string, filter: ContactFilter | null): string | null {
  if (search !== '') return 'Tidak ada yang cocok dengan pencarian Anda.';
  return filter === null ? 'Chat muncul di sini begitu ada yang menulis ke nomor bot Anda.' : null;
}
