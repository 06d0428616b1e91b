import { Check, CheckCheck, CircleAlert, CircleHelp, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';

export type BubbleWay = 'queued' | 'sent' | 'delivered' | 'read' | 'failed';

const ways: Record<BubbleWay, { icon: typeof Check; words: string; className?: string }> = {
  queued: { icon: Clock, words: 'Menunggu dikirim' },
  sent: { icon: Check, words: 'Terkirim' },
  delivered: { icon: CheckCheck, words: 'Diterima' },
  read: { icon: CheckCheck, words: 'Dibaca', className: 'text-info' },
  failed: { icon: CircleAlert, words: 'Gagal terkirim', className: 'text-bad-ink' },
};

/** Delivery state of an outgoing message: an icon with its text. */
export function Ticks({ way }: { way: BubbleWay }) {
  const { icon: Icon, words, className } = ways[way];
  return (
    <span className={classNames('inline-flex items-center gap-1', className)} title={words}>
      <Icon aria-hidden size={15} />
      <span className={way === 'failed' ? undefined : 'sr-only'}>{words}</span>
    </span>
  );
}

/** Author of a message: a lead is neutral and on the left, the bot teal, the owner amber. */
export type Voice = 'lead' | 'bot' | 'owner';

const voices: Record<Voice, { bubble: string; author: string; line: string }> = {
  lead: { bubble: 'rounded-ss-sm border bg-card text-ink', author: 'text-soft', line: 'border-edge' },
  bot: { bubble: 'rounded-se-sm border border-transparent bg-brand-soft text-brand-ink', author: 'text-brand-ink', line: 'border-brand' },
  owner: { bubble: 'rounded-se-sm border border-transparent bg-warn-soft text-warn-ink', author: 'text-warn-ink', line: 'border-warn' },
};

export type ChatBubbleProps = {
  voice: Voice;
  author: string;
  time: string;
  way?: BubbleWay;
  media?: ReactNode;
  /** The message to which this message replies. */
  quoted?: { author: string; words: string; voice: Voice | null };
  /** Shown in the line with the time, at the opposite end. */
  aside?: ReactNode;
  /** Short text next to the time. */
  note?: string;
  children: ReactNode;
  action?: ReactNode;
};

/** One message: the lead's on the left, outgoing ones on the right. */
export function ChatBubble({ voice, author, time, way, media, quoted, note, aside, children, action }: ChatBubbleProps) {
  const left = voice === 'lead';
  const { bubble, author: authorClass } = voices[voice];
  return (
    <div className={classNames('flex px-3 py-1 sm:px-6', left ? 'justify-start' : 'justify-end')}>
      <div className={classNames('max-w-[85%] min-w-24 rounded-card px-3 py-2 sm:max-w-[70%]', bubble)}>
        <p className={classNames('text-xs font-bold', authorClass)}>{author}</p>
        {quoted && (
          <blockquote className={classNames('my-1.5 border-s-4 ps-2 text-sm text-soft', voices[quoted.voice ?? 'lead'].line)}>
            <span className="block text-xs font-bold">{quoted.author}</span>
            <span className="line-clamp-2 break-words">{quoted.words}</span>
          </blockquote>
        )}
        {media && <div className="my-1.5">{media}</div>}
        {children && <div className="break-words whitespace-pre-wrap text-ink">{children}</div>}
        <p className={classNames('mt-0.5 flex items-center justify-end gap-1.5 text-xs', authorClass)}>
          {aside && <span className="me-auto pe-3">{aside}</span>}
          {note && <span>{note}</span>}
          <time>{time}</time>
          {way && <Ticks way={way} />}
        </p>
        {action}
      </div>
    </div>
  );
}

/** Opens the explanation why the bot wrote this. Its touch area is higher than it looks. */
export function WhyButton({ onPress, tabIndex }: { onPress: () => void; tabIndex?: number | undefined }) {
  return (
    <button
      type="button"
      aria-label="Mengapa bot menjawab begini?"
      onClick={onPress}
      tabIndex={tabIndex}
      className="-my-2 -ms-1 inline-flex min-h-9 items-center gap-1 rounded-sm px-1 underline-offset-4 hover:underline"
    >
      <CircleHelp aria-hidden size={14} /> Mengapa?
    </button>
  );
}

/** An event in a conversation, without an author. */
export function SystemLine({ children }: { children: ReactNode }) {
  return <p className="px-6 py-1.5 text-center text-xs text-soft">{children}</p>;
}

/** Three dots while someone is typing. */
export function TypingBubble({ side, words }: { side: 'left' | 'right'; words: string }) {
  return (
    <div className={classNames('flex px-3 py-1 sm:px-6', side === 'left' ? 'justify-start' : 'justify-end')}>
      <p role="status" className="flex items-center gap-2 rounded-full border bg-card px-3 py-1.5 text-xs text-soft">
        <span aria-hidden className="flex gap-1">
          {[0, 150, 300].map((delay) => (
            <span
              key={delay}
              className="size-1.5 animate-bounce rounded-full bg-soft forced-colors:border-3"
              style={{ animationDelay: `${delay}ms` }}
            />
          ))}
        </span>
        {words}
      </p>
    </div>
  );
}
