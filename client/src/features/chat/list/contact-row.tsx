import { BadgeCheck, Ban, Bell, BellOff, BellRing, Hand } from 'lucide-react';
import type { ContactView } from '#contracts/http/chat/chat';
import { readMoment } from '#contracts/values/moments';
import { Avatar } from '../../../ui/data/avatar.js';
import { Badge } from '../../../ui/data/badge.js';
import { classNames } from '../../../ui/theme/class-names.js';
import { formatRowTime } from '../../../ui/data/format-time.js';
import { isTakenByOwner, shownName, shownNumber } from '../chat.rules.js';

type ContactRowProps = { contact: ContactView; chosen: boolean; now: Date; typing: 'lead' | 'bot' | undefined; onChoose: () => void };

/** One lead in the list: name, number, count of messages, what was said last, who writes. */
export function ContactRow({ contact, chosen, now, typing, onChoose }: ContactRowProps) {
  const lastAt = readMoment(contact.lastAt);
  const name = shownName(contact);
  return (
    <button
      type="button"
      onClick={onChoose}
      aria-current={chosen || undefined}
      className={classNames(
        'flex w-full items-start gap-3 border-b px-4 py-3 text-left transition-colors',
        chosen ? 'bg-brand-soft' : 'hover:bg-sunken',
      )}
    >
      <Avatar name={name} size={44} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <span className="truncate font-bold">{name}</span>
          <span className="flex shrink-0 items-center gap-1.5 text-xs text-soft">
            {lastAt && formatRowTime(lastAt, now)}
            {contact.unread > 0 && (
              <span title={`${contact.unread} belum dibaca`} className="size-2.5 rounded-full bg-brand">
                <span className="sr-only">belum dibaca</span>
              </span>
            )}
          </span>
        </span>
        <span className="block truncate text-sm text-soft">
          {typing === 'lead' ? <em className="text-brand-ink">sedang mengetik…</em> : (contact.lastMessage ?? '')}
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-soft">
          <span>{shownNumber(contact)}</span>
          <span>{contact.messageCount} pesan</span>
          <ContactBadges contact={contact} now={now} />
        </span>
      </span>
    </button>
  );
}

/** What an owner should know about a lead before answering. */
export function ContactBadges({ contact, now }: { contact: ContactView; now: Date }) {
  return (
    <>
      {contact.needsOwner && (
        <Badge tone="warn" icon={<BellRing aria-hidden size={12} />}>
          Menunggu Anda
        </Badge>
      )}
      {isTakenByOwner(contact, now) && <Badge icon={<Hand aria-hidden size={12} />}>Anda ambil alih</Badge>}
      {contact.labels.map((label) => (
        <Badge key={label}>{label}</Badge>
      ))}
      {contact.closing && (
        <Badge tone="good" icon={<BadgeCheck aria-hidden size={12} />}>
          Closing
        </Badge>
      )}
      {contact.optedOut && <Badge icon={<BellOff aria-hidden size={12} />}>Berhenti</Badge>}
      {contact.getsNotices && <Badge icon={<Bell aria-hidden size={12} />}>Nomor notifikasi</Badge>}
      {contact.blacklisted && <Badge icon={<Ban aria-hidden size={12} />}>Blacklist</Badge>}
    </>
  );
}
