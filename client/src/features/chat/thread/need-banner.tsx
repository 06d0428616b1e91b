import type { ContactView } from '#contracts/http/chat/chat';
import { formatRowTime } from '../../../ui/data/format-time.js';
import { Banner } from '../../../ui/feedback/banner.js';
import { Button } from '../../../ui/forms/button.js';
import { needSentences } from '../needs.rules.js';

type NeedBannerProps = {
  need: NonNullable<ContactView['needsOwner']>;
  taken: boolean;
  now: Date;
  busy: boolean;
  onFinish: () => void;
  onGiveBack: () => void;
};

/** Why this conversation waits for the owner, and the two ways to resolve it without writing. */
export function NeedBanner({ need, taken, now, busy, onFinish, onGiveBack }: NeedBannerProps) {
  return (
    <Banner
      tone="warn"
      className="rounded-none border-x-0 border-b-0 py-2!"
      action={
        <span className="ms-auto flex flex-wrap justify-end gap-2">
          {taken && (
            <Button kind="ghost" className="px-3! text-sm text-warn-ink hover:bg-card" disabled={busy} onClick={onGiveBack}>
              Kembalikan ke bot
            </Button>
          )}
          <Button kind="secondary" className="text-sm" disabled={busy} onClick={onFinish}>
            Tandai selesai
          </Button>
        </span>
      }
    >
      <strong>{needSentences[need.reason]}</strong>{' '}
      <span className="font-normal">Menunggu sejak {formatRowTime(new Date(need.since), now)}.</span>
    </Banner>
  );
}
