import { ArrowLeft, NotebookPen } from 'lucide-react';
import type { ContactView } from '#contracts/http/chat/chat';
import { formatPhone } from '#contracts/values/people/phone';
import { Avatar } from '../../../ui/data/avatar.js';
import { Banner } from '../../../ui/feedback/banner.js';
import { Button, IconButton } from '../../../ui/forms/button.js';
import { formatClock } from '../../../ui/data/format-time.js';
import { Switch } from '../../../ui/forms/switch.js';
import { shownName, shownNumber } from '../chat.rules.js';
import { takeoverOf } from '../../../realtime/contact-filter.rules.js';
import { ContactBadges } from '../list/contact-row.js';
import { bannerClass, bannerWords, NeedBanner, ShortWords } from './need-banner.js';
import { classNames } from '../../../ui/theme/class-names.js';

type ThreadHeaderProps = {
  contact: ContactView;
  now: Date;
  busy: boolean;
  onTakeover: (active: boolean) => void;
  onFinish: () => void;
  onBack: () => void;
  onNotes: () => void;
  /** Opens the contact details. Null when they are already shown beside the thread. */
  onInfo: (() => void) | null;
};

/** The contact of this thread, and whether the bot or the owner answers. */
export function ThreadHeader({ contact, now, busy, onTakeover, onFinish, onBack, onNotes, onInfo }: ThreadHeaderProps) {
  const takeover = takeoverOf(contact, now);
  const taken = takeover.kind !== 'none';
  const name = shownName(contact);
  // The switch already shows the takeover, and the banner already shows the need. The badges leave both out.
  const toKnow = { ...contact, takeoverUntil: null, needsOwner: null };
  return (
    <header className="border-b bg-card">
      <div className="flex flex-wrap items-center gap-2 px-2 py-1.5 in-data-keyboard:py-0.5 sm:px-4 sm:py-2">
        <IconButton label="Kembali ke daftar" className="md:hidden" onClick={onBack}>
          <ArrowLeft aria-hidden size={22} />
        </IconButton>
        <Avatar name={name} id={contact.conversationId} size={36} />
        {/* At double font size the switch moves below, so that the name keeps its space. */}
        <div className="relative min-w-0 flex-[1_1_5em]">
          <h2 className="truncate font-bold">
            {onInfo ? (
              <button
                type="button"
                title="Info pelanggan"
                onClick={onInfo}
                className="block w-full truncate text-start after:absolute after:inset-0"
              >
                {name}
              </button>
            ) : (
              name
            )}
          </h2>
          <p className="flex items-center gap-x-2 overflow-hidden text-xs whitespace-nowrap text-soft sm:flex-wrap">
            <span className="truncate">{shownNumber(contact)}</span>{' '}
            <span className="contents sm:hidden">
              <ContactBadges contact={toKnow} now={now} brief />
            </span>
            <span className="hidden sm:contents">
              <ContactBadges contact={toKnow} now={now} />
            </span>
          </p>
        </div>
        {onInfo && (
          <IconButton label="Catatan pelanggan" onClick={onNotes}>
            <NotebookPen aria-hidden size={20} />
          </IconButton>
        )}
        <Switch
          label={<span className="text-xs lg:text-sm">Ambil alih</span>}
          name="Ambil alih chat"
          voice="owner"
          labelBelow
          checked={taken}
          disabled={busy}
          onChange={onTakeover}
        />
      </div>
      {contact.numberMoved && (
        <Banner tone="warn" className={classNames(bannerClass, (taken || contact.needsOwner) && 'in-data-keyboard:hidden!')}>
          <span className={bannerWords}>
            Nomor {contact.formerNumber ? formatPhone(contact.formerNumber) : 'pelanggan ini'} sekarang milik orang lain. Ini chat dengan
            pemilik lamanya. Bot dan follow-up tidak lagi menulis ke sini.
          </span>
        </Banner>
      )}
      {contact.needsOwner && (
        <NeedBanner
          contact={contact}
          need={contact.needsOwner}
          taken={taken}
          now={now}
          busy={busy}
          onFinish={onFinish}
          onGiveBack={() => onTakeover(false)}
        />
      )}
      {taken && !contact.needsOwner && (
        <Banner
          tone="warn"
          className={bannerClass}
          action={
            <Button kind="secondary" className="ms-auto text-sm in-data-keyboard:px-3!" disabled={busy} onClick={() => onTakeover(false)}>
              <ShortWords short="Ke bot">Kembalikan ke bot</ShortWords>
            </Button>
          }
        >
          <span className={bannerWords}>
            {takeover.kind === 'until'
              ? `Chat ini Anda yang pegang sampai ${formatClock(takeover.until)}.`
              : 'Chat ini Anda yang pegang, sampai Anda kembalikan ke bot.'}
          </span>
        </Banner>
      )}
    </header>
  );
}
