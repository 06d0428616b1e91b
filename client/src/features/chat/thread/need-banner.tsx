import type { ContactView } from '#contracts/http/chat/chat';
import { formatTimeInText } from '../../../ui/data/format-time.js';
import { Banner } from '../../../ui/feedback/banner.js';
import { Button } from '../../../ui/forms/button.js';
import { useClosingsOf } from '../../closings/use-closings-of.js';
import { calledOffSentence, needSentences } from '../needs.rules.js';

type NeedBannerProps = {
  contact: ContactView;
  need: NonNullable<ContactView['needsOwner']>;
  taken: boolean;
  now: Date;
  busy: boolean;
  onFinish: () => void;
  onGiveBack: () => void;
};

/** A banner under the header of a thread. While a phone's keyboard is open, header and banner together take at most 112 px. */
export const bannerClass =
  'rounded-none border-x-0 border-b-0 py-2! in-data-keyboard:flex-nowrap! in-data-keyboard:py-1! in-data-keyboard:ps-3! in-data-keyboard:pe-2!';
export const bannerWords = 'in-data-keyboard:line-clamp-2 in-data-keyboard:text-xs';

/** Texts that are shorter while a phone's keyboard is open. */
export function ShortWords({ short, children }: { short: string; children: string }) {
  return (
    <>
      <span className="in-data-keyboard:hidden">{children}</span>
      <span className="hidden whitespace-nowrap in-data-keyboard:inline">{short}</span>
    </>
  );
}

/**
 * Why this conversation waits for the owner. Offers two ways to resolve the need without writing: finishing it, and
 * giving the chat back to the bot.
 */
export function NeedBanner({ contact, need, taken, now, busy, onFinish, onGiveBack }: NeedBannerProps) {
  // Earlier versions stored the reason `question` for an order that the lead called off.
  const mayBeCalledOff = (need.reason === 'called-off' || need.reason === 'question') && contact.closing;
  const { data: orders } = useClosingsOf(contact.conversationId, { enabled: mayBeCalledOff });
  const isCalledOff = mayBeCalledOff && orders?.some(({ doubt }) => doubt === 'called-off') === true;
  return (
    <Banner
      tone="warn"
      className={bannerClass}
      action={
        <span className="ms-auto flex flex-wrap justify-end gap-2 in-data-keyboard:flex-nowrap in-data-keyboard:gap-1">
          {taken && (
            <Button
              kind="ghost"
              className="px-3! text-sm text-warn-ink hover:bg-card in-data-keyboard:px-2!"
              disabled={busy}
              onClick={onGiveBack}
            >
              <ShortWords short="Ke bot">Kembalikan ke bot</ShortWords>
            </Button>
          )}
          <Button kind="secondary" className="text-sm in-data-keyboard:px-3!" disabled={busy} onClick={onFinish}>
            <ShortWords short="Selesai">Tandai selesai</ShortWords>
          </Button>
        </span>
      }
    >
      <span className={bannerWords}>
        <strong>{isCalledOff ? calledOffSentence : needSentences[need.reason]}</strong>{' '}
        <span className="font-normal">Menunggu sejak {formatTimeInText(new Date(need.since), now)}.</span>
      </span>
    </Banner>
  );
}
