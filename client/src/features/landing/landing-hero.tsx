import { ChatBubble } from '../../ui/data/chat-bubble.js';
import { Logo } from '../../ui/layout/logo.js';
import { landingContent as content } from './landing-content.js';
import { trialLink } from './trial-link.js';

const firstBubbleMs = 300;
const bubbleEveryMs = 800;

/** A talk at night and the owner's phone in the morning. The sky is all CSS: see night.css. */
export function Hero() {
  return (
    <section className="night">
      <div className="mx-auto grid max-w-6xl gap-12 px-4 pt-10 pb-20 sm:px-6 lg:grid-cols-[1fr_1.2fr] lg:pt-14 lg:pb-28">
        <div className="lg:pt-16">
          <h1 className="text-2xl font-extrabold tracking-tight text-on-night sm:text-3xl">{content.hero.heading}</h1>
          <p className="mt-4 max-w-xl text-lg text-on-night-soft">{content.hero.text}</p>
          <div className="mt-6 flex flex-wrap items-center gap-3">
            <a href={trialLink} className="night-cta">
              Coba Gratis Sekarang
            </a>
            <a href="#features" className="inline-flex min-h-11 items-center px-3 font-semibold text-on-night underline underline-offset-4">
              Lihat caranya
            </a>
          </div>
          <p className="mt-4 text-sm text-on-night-soft">{content.hero.promise}</p>
          <p className="mt-6 flex items-center gap-2 text-sm font-semibold text-on-night">
            <span aria-hidden className="text-lg text-sun">
              ★
            </span>
            {content.hero.proof}
          </p>
        </div>
        <div className="night-stage">
          <TalkPhone />
          <LockScreen />
        </div>
      </div>
    </section>
  );
}

function TalkPhone() {
  return (
    <figure className="night-phone night-talk bg-sunken text-ink">
      <figcaption className="flex items-center gap-3 border-b bg-card px-4 py-3">
        <Logo size={36} />
        <span className="min-w-0 flex-1">
          <span className="block font-bold">Toko Anda</span>
          <span className="block text-xs text-brand-ink">Bot aktif · menjawab dalam detik</span>
        </span>
        <span aria-hidden className="text-sm font-semibold text-soft">
          {content.demo[0].time}
        </span>
      </figcaption>
      <div className="py-3">
        {content.demo.map((line, index) => (
          <div
            key={line.body}
            className="animate-rise [animation-fill-mode:backwards]"
            style={{ animationDelay: `${firstBubbleMs + index * bubbleEveryMs}ms` }}
          >
            <ChatBubble
              voice={line.side === 'left' ? 'lead' : 'bot'}
              author={line.side === 'left' ? 'Pelanggan' : 'Bot'}
              time={line.time}
              {...(line.side === 'right' && { way: 'read' as const })}
            >
              {line.body}
            </ChatBubble>
          </div>
        ))}
      </div>
    </figure>
  );
}

/** What the bot did is teal, what waits for the owner amber, as in the panel. */
function LockScreen() {
  const { clock, greeting, notices } = content.morning;
  return (
    <figure className="night-phone night-lock">
      <figcaption className="text-center text-on-night">
        <span className="block text-3xl font-extrabold">{clock}</span>
        <span className="block text-sm">{greeting}</span>
      </figcaption>
      <ul className="mt-4 flex flex-col gap-2">
        {notices.map(({ time, title, text, tone }) => (
          <li
            key={title}
            className={`rounded-md border-s-4 bg-card p-3 text-sm text-ink ${tone === 'bot' ? 'border-s-brand' : 'border-s-warn'}`}
          >
            <p className="flex justify-between gap-2 text-xs text-soft">
              WhatsApp <span>{time}</span>
            </p>
            <p className="font-bold">{title}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </figure>
  );
}
