import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ContactView } from '#contracts/http/chat/chat';
import { needChip, quotedWords } from '#contracts/values/need-words';
import { leftBehindReasons } from '#contracts/values/needs';
import { takeoverOf } from '../../../realtime/contact-filter.rules.js';
import { Avatar } from '../../../ui/data/avatar.js';
import { Badge } from '../../../ui/data/badge.js';
import { Button } from '../../../ui/forms/button.js';
import { part } from '../../../ui/layout/part.js';
import { shownName } from '../../chat/chat.rules.js';
import { chipTone, waitedWords } from './queue.rules.js';
import { useQueueActions } from './use-queue-actions.js';

const Composer = part(() => import('../../chat/thread/composer.js'), 'Composer');

/** `mayAnswer`: the bot can answer now. */
type QueueRowProps = { lead: ContactView; now: Date; mayAnswer: boolean; onLeave: () => void };

/** One waiting lead: name, reason, last message and waiting time, with the available actions. */
export function QueueRow({ lead, now, mayAnswer, onLeave }: QueueRowProps) {
  const [isReplying, setReplying] = useState(false);
  const { draft, setDraft, reply, giveBack, reopen, finish } = useQueueActions(lead);
  const name = shownName(lead);
  const need = lead.needsOwner;
  if (!need) return null;
  const isTaken = takeoverOf(lead, now).kind !== 'none';
  const isLeftBehind = leftBehindReasons.some((reason) => reason === need.reason) && mayAnswer;
  const leave = (act: () => void) => () => {
    act();
    onLeave();
  };
  return (
    <li className="border-b py-3 last:border-b-0 last:pb-0">
      <div className="flex flex-col gap-x-4 gap-y-2 sm:flex-row sm:items-center">
        <Link
          to={`/chat-history?kontak=${encodeURIComponent(lead.phoneNumber)}`}
          className="-mx-2 flex min-w-0 flex-1 items-start gap-3 rounded-md px-2 py-1 transition-colors hover:bg-sunken"
        >
          <Avatar name={name} id={lead.conversationId} />
          <span className="min-w-0 flex-1">
            <span className="flex items-baseline justify-between gap-3">
              <span title={name} className="truncate font-semibold">
                {name}
              </span>
              <time dateTime={need.since} className="shrink-0 text-xs text-soft">
                {waitedWords(new Date(need.since), now)}
              </time>
            </span>
            <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
              <Badge tone={chipTone(need.reason)}>{needChip(need.reason)}</Badge>
              {need.words && (
                <span className="line-clamp-2 min-w-0 flex-[1_1_10rem] wrap-anywhere text-soft max-sm:basis-full">
                  {quotedWords(need.words)}
                </span>
              )}
            </span>
          </span>
        </Link>
        <div className="flex gap-2 sm:shrink-0">
          <Button
            kind="secondary"
            className="px-3! text-sm max-sm:flex-1"
            aria-expanded={isReplying}
            aria-label={`Balas ${name}`}
            onClick={() => setReplying(!isReplying)}
          >
            Balas
          </Button>
          {isTaken || isLeftBehind ? (
            <Button
              kind="ghost"
              className="px-3! text-sm max-sm:flex-1 sm:w-20"
              aria-label={`Ke bot: ${name}`}
              onClick={leave(isTaken ? giveBack : reopen)}
            >
              Ke bot
            </Button>
          ) : (
            // Empty space instead of the button, so that the times and buttons of all rows stay aligned.
            <span aria-hidden className="w-20 max-sm:hidden" />
          )}
          <Button kind="ghost" className="px-3! text-sm max-sm:flex-1" aria-label={`Selesai: ${name}`} onClick={leave(finish)}>
            Selesai
          </Button>
        </div>
      </div>
      {isReplying && (
        <Suspense fallback={<div className="h-15" />}>
          <div className="mt-2 overflow-hidden rounded-card border">
            <Composer autoFocus draft={draft} onChange={setDraft} onSend={leave(reply)} placeholder={`Balas ${name}…`} />
          </div>
        </Suspense>
      )}
    </li>
  );
}
