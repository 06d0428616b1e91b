import { ChevronRight, Hand } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ContactView } from '#contracts/http/chat/chat';
import { needWords } from '#contracts/values/need-words';
import { useAtomValue, useSetAtom } from '../../state/atoms.js';
import { Avatar } from '../../ui/data/avatar.js';
import { formatRowTime } from '../../ui/data/format-time.js';
import { useNow } from '../../ui/data/use-now.js';
import { Card } from '../../ui/layout/card.js';
import { TextLink } from '../../ui/layout/text-link.js';
import { shownName } from '../chat/chat.rules.js';
import { filterAtom } from '../chat/list/contacts-state.js';
import { waitingAtom } from '../chat/list/waiting-state.js';

/** Keeps the card from filling a phone's screen. The chat list shows all. */
const shownMax = 5;

/**
 * Conversations that wait for the owner, with name and reason. A tap opens the thread. Renders nothing when
 * there are none.
 */
export function NeedsCard() {
  const { data } = useAtomValue(waitingAtom);
  const setFilter = useSetAtom(filterAtom);
  const now = useNow();
  if (!data || data.leads.length === 0) return null;
  const { leads, counts } = data;
  return (
    <Card
      className="border-warn/50"
      title={
        <span className="flex items-center gap-2">
          <Hand aria-hidden size={20} className="text-warn-ink" /> {counts.needsOwner} chat membutuhkan Anda
        </span>
      }
    >
      <ul className="-mx-2 flex flex-col">
        {leads.slice(0, shownMax).map((lead) => (
          <li key={lead.conversationId}>
            <NeedyLead lead={lead} now={now} />
          </li>
        ))}
      </ul>
      {counts.needsOwner > shownMax && (
        <TextLink to="/chat-history" onClick={() => setFilter('needs-owner')}>
          Lihat semua yang menunggu
        </TextLink>
      )}
    </Card>
  );
}

function NeedyLead({ lead, now }: { lead: ContactView; now: Date }) {
  const name = shownName(lead);
  return (
    <Link
      to={`/chat-history?kontak=${encodeURIComponent(lead.phoneNumber)}`}
      className="flex min-h-11 items-center gap-3 rounded-md px-2 py-2 transition-colors hover:bg-sunken"
    >
      <Avatar name={name} id={lead.conversationId} />
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3">
        <span title={name} className="truncate font-semibold">
          {name}
        </span>
        {lead.needsOwner && (
          <>
            <span className="col-span-2 text-sm text-warn-ink">{needWords[lead.needsOwner.reason]}</span>
            <span className="col-start-2 row-start-1 text-xs text-soft">sejak {formatRowTime(new Date(lead.needsOwner.since), now)}</span>
          </>
        )}
      </span>
      <ChevronRight aria-hidden size={18} className="shrink-0 text-soft" />
    </Link>
  );
}
