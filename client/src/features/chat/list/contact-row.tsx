import {
  BadgeCheck,
  Ban,
  Bell,
  BellOff,
  BellRing,
  Building2,
  Camera,
  Check,
  FileText,
  Hand,
  Mic,
  PhoneOff,
  type LucideIcon,
} from 'lucide-react';
import type { MouseEvent } from 'react';
import type { ContactView } from '#contracts/http/chat/chat';
import { needChip } from '#contracts/values/need-words';
import { readMoment } from '#contracts/values/moments';
import { Avatar } from '../../../ui/data/avatar.js';
import { Badge } from '../../../ui/data/badge.js';
import type { Tone } from '../../../ui/theme/tone.js';
import { classNames } from '../../../ui/theme/class-names.js';
import { formatRowTime } from '../../../ui/data/format-time.js';
import { shownName, shownNumber } from '../chat.rules.js';
import { useKeptText } from '../../../state/use-draft.js';
import { isTakenByOwner } from '../../../realtime/contact-filter.rules.js';
import { previewOf } from './preview.rules.js';
import { useLongPress } from './use-long-press.js';

type ContactRowProps = {
  contact: ContactView;
  chosen: boolean;
  now: Date;
  typing: 'lead' | 'bot' | undefined;
  onChoose: (byKey: boolean) => void;
  tabIndex?: 0 | -1;
  /** True when the chat is selected. Undefined while no selection is in progress. */
  picked?: boolean | undefined;
  /** Toggles the selection of this chat; `isRange` also selects the chats up to the last selected one. */
  onPick?: (isRange: boolean) => void;
};

/** Maximum number of words of a draft. A row has no room for more. */
const draftShownWords = 20;

/**
 * One lead in the list, in two lines. The first line shows name, number and time. The second line shows the owner's
 * draft or the last message, then badges and the message count.
 */
export function ContactRow({ contact, chosen, now, typing, onChoose, tabIndex, picked, onPick }: ContactRowProps) {
  const lastAt = readMoment(contact.lastAt);
  const name = shownName(contact);
  const number = shownNumber(contact);
  const press = useLongPress(onPick && (() => onPick(false)));
  // the open thread shows its own draft
  const draft = useKeptText(`chat:${contact.conversationId}`, !chosen);

  function onClick({ shiftKey, ctrlKey, metaKey, detail }: MouseEvent) {
    if (press.wasLong()) return;
    if (onPick && (picked !== undefined || shiftKey || ctrlKey || metaKey)) onPick(shiftKey);
    // a click event with `detail` 0 comes from the keyboard
    else onChoose(detail === 0);
  }

  return (
    <button
      type="button"
      onClick={onClick}
      {...press.box}
      tabIndex={tabIndex}
      {...(picked === undefined ? { 'aria-current': chosen || undefined } : { role: 'checkbox', 'aria-checked': picked })}
      className={classNames(
        'flex w-full items-center gap-3 border-b px-4 py-2.5 text-left transition-colors pointer-coarse:select-none',
        (picked ?? chosen) ? 'bg-brand-soft' : 'hover:bg-sunken',
      )}
    >
      {picked === undefined ? <Avatar name={name} id={contact.conversationId} size={44} /> : <PickMark picked={picked} />}
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <span className="flex min-w-0 flex-1 items-baseline gap-2">
            <span title={name} className="truncate font-bold">
              {name}
            </span>
            {number !== name && <span className="max-w-[50%] shrink-0 truncate text-xs text-soft">{number}</span>}
          </span>
          <span className="flex shrink-0 items-center gap-1.5 text-xs text-soft">
            {lastAt && formatRowTime(lastAt, now)}
            {contact.unread > 0 && (
              <span
                title={contact.markedUnread ? 'Anda tandai belum dibaca' : `${contact.unread} belum dibaca`}
                className="size-2.5 rounded-full bg-ink forced-color-adjust-none"
              >
                <span className="sr-only">belum dibaca</span>
              </span>
            )}
          </span>
        </span>
        <span className="flex items-center gap-2 text-xs text-soft">
          <span className="min-w-0 flex-1 truncate text-sm">
            {typing === 'lead' ? (
              <em className="text-ink">sedang mengetik…</em>
            ) : draft === '' ? (
              <LastMessage contact={contact} />
            ) : (
              <>
                <span className="font-semibold text-warn-ink">Draf: </span>
                {draft.split(/\s+/, draftShownWords).join(' ')}
              </>
            )}
          </span>
          <ContactBadges contact={contact} now={now} brief />
          <span className="shrink-0">{contact.messageCount} pesan</span>
        </span>
      </span>
    </button>
  );
}

const kindIcons = { photo: Camera, voice: Mic, document: FileText } as const;

/** Author and content of the last message. */
function LastMessage({ contact }: { contact: ContactView }) {
  const { author, kind, words } = previewOf(contact);
  const Icon = kind && kindIcons[kind];
  return (
    <>
      {author && <span className="font-semibold">{author}: </span>}
      {Icon && <Icon aria-hidden size={14} className="me-1 inline align-[-2px]" />}
      {words}
    </>
  );
}

function PickMark({ picked }: { picked: boolean }) {
  return (
    <span aria-hidden className="flex size-11 shrink-0 items-center justify-center">
      <span
        className={classNames(
          'flex size-6 items-center justify-center rounded-full border-2',
          picked ? 'border-brand bg-brand text-on-brand' : 'border-edge',
        )}
      >
        {picked && <Check size={16} strokeWidth={3} />}
      </span>
    </span>
  );
}

/** `isWritten` is true when the badge's text is always visible, even where other badges are only icons. */
type Mark = { word: string; icon?: LucideIcon; tone?: Tone; isWritten?: true };

function marksOf(contact: ContactView, now: Date): Mark[] {
  const marks: (Mark | false)[] = [
    contact.needsOwner !== null && { word: needChip(contact.needsOwner.reason), icon: BellRing, tone: 'warn', isWritten: true },
    isTakenByOwner(contact, now) && { word: 'Anda ambil alih', icon: Hand },
    ...(contact.cameFrom ? [{ word: contact.cameFrom }] : []),
    ...contact.labels.map((word) => ({ word })),
    contact.numberMoved === true && { word: 'Nomor lama', icon: PhoneOff, tone: 'warn' },
    contact.closing && { word: 'Closing', icon: BadgeCheck, tone: 'good' },
    contact.optedOut && { word: 'Berhenti', icon: BellOff },
    contact.noFollowUps === true && !contact.optedOut && { word: 'Tidak mau di-follow-up', icon: BellOff },
    contact.business === 'notices' && { word: 'Pemberitahuan bisnis', icon: Building2 },
    contact.getsNotices && { word: 'Nomor notifikasi', icon: Bell },
    contact.blacklisted && { word: 'Blacklist', icon: Ban },
  ];
  return marks.filter((mark) => mark !== false);
}

/**
 * Facts that an owner should know about a lead before answering. With `brief`, badges are icons, and only screen
 * readers announce their text.
 */
export function ContactBadges({ contact, now, brief = false }: { contact: ContactView; now: Date; brief?: boolean }) {
  return marksOf(contact, now).map(({ word, icon: Icon, tone, isWritten = false }) => {
    const sign = Icon && <Icon aria-hidden size={12} />;
    const isSign = brief && Icon && !isWritten;
    return (
      <Badge key={word} {...(tone && { tone })} icon={sign}>
        {isSign ? (
          <span title={word} className="sr-only">
            {word}
          </span>
        ) : (
          <span className={brief ? 'max-w-24 truncate' : undefined}>{word}</span>
        )}
      </Badge>
    );
  });
}
