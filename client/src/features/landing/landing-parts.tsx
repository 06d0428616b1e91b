import type { ComponentProps, ReactNode } from 'react';
import { ChatBubble } from '../../ui/data/chat-bubble.js';
import { classNames } from '../../ui/theme/class-names.js';
import { landingContent as content } from './landing-content.js';
import { trialLink } from './trial-link.js';

type SectionProps = Omit<ComponentProps<'section'>, 'title'> & { title: string; intro?: string; tinted?: boolean };

/** One section of the page with its heading. */
export function Section({ title, intro, tinted, className, children, ...rest }: SectionProps) {
  return (
    <section {...rest} className={classNames('scroll-mt-16', tinted && 'bg-sunken', className)}>
      <div className="mx-auto max-w-6xl px-4 py-6 sm:px-6 sm:py-20">
        <h2 className="text-xl font-extrabold tracking-tight sm:text-2xl">{title}</h2>
        {intro && <p className="mt-2 max-w-2xl text-soft">{intro}</p>}
        <div className="mt-4 sm:mt-8">{children}</div>
      </div>
    </section>
  );
}

type Line = { readonly side: 'left' | 'right'; readonly body: string; readonly time: string };

/** A line of a sample conversation, drawn like a message in the panel. */
export function TalkLine({ line: { side, body, time }, left, right }: { line: Line; left: string; right: string }) {
  const isLeft = side === 'left';
  return (
    <ChatBubble voice={isLeft ? 'lead' : 'bot'} author={isLeft ? left : right} time={time} {...(!isLeft && { way: 'read' as const })}>
      {body}
    </ChatBubble>
  );
}

/** Link to the free trial, for the night background. `beside`: content next to it. */
export function TrialCall({ beside }: { beside?: ReactNode }) {
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <a href={trialLink} className="night-cta">
          Coba Gratis Sekarang
        </a>
        {beside}
      </div>
      <p className="mt-3 text-sm text-on-night-soft">{content.hero.promise}</p>
    </div>
  );
}
