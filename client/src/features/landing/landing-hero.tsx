import { Town } from '../../ui/art/town.js';
import { Logo } from '../../ui/layout/logo.js';
import { landingContent as content } from './landing-content.js';
import { TalkLine, TrialCall } from './landing-parts.js';

const firstBubbleMs = 300;
const bubbleEveryMs = 800;

/** A conversation at night and the owner's phone in the morning. The sky is pure CSS: see night.css. */
export function Hero() {
  return (
    <section className="night night-long">
      <div className="night-scene">
        <span aria-hidden className="night-moon" />
        <Town className="night-town" />
        <div className="night-foreground mx-auto grid max-w-6xl gap-8 px-4 pt-7 sm:gap-12 sm:px-6 sm:pt-10 lg:grid-cols-[1fr_1.2fr]">
          <div>
            <h1 className="text-2xl font-extrabold tracking-tight text-balance text-on-night sm:text-3xl xl:text-[3.25rem] xl:leading-[1.1]">
              {content.hero.heading}
            </h1>
            <p className="mt-3 mb-5 max-w-xl text-on-night-soft sm:mt-4 sm:mb-6 sm:text-lg">{content.hero.text}</p>
            <TrialCall
              beside={
                <a
                  href="#features"
                  className="hidden min-h-11 items-center px-3 font-semibold text-on-night underline underline-offset-4 sm:inline-flex"
                >
                  Lihat caranya
                </a>
              }
            />
            {/* Filled in with the operator's claim. Its space is reserved, so that nothing moves. */}
            <p data-proof="hero" className="invisible mt-3 flex min-h-6 items-center gap-2 text-sm font-semibold text-on-night sm:mt-5">
              <span aria-hidden className="text-lg leading-none text-sun">
                ★
              </span>
              <span data-proof-text />
            </p>
            <Hours />
          </div>
          <div className="night-stage">
            <TalkPhone />
            <LockScreen />
          </div>
        </div>
      </div>
    </section>
  );
}

/** Timeline of the night: actions of the bot in teal, conversations that wait for the owner in amber. */
function Hours() {
  return (
    <ol aria-label={content.hoursLabel} className="night-hours">
      {content.hours.map(({ time, text, by }) => (
        <li key={time} data-by={by}>
          <b>{time}</b> {text}
        </li>
      ))}
    </ol>
  );
}

function TalkPhone() {
  return (
    <figure className="night-phone night-talk bg-sunken text-ink">
      <figcaption className="flex items-center gap-3 border-b bg-card px-4 py-3">
        <Logo size={36} />
        <span className="min-w-0 flex-1">
          <span className="block font-bold">Toko Anda</span>
          <span className="block text-xs text-brand-ink">Bot aktif · 24 jam</span>
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
            <TalkLine line={line} left="Pelanggan" right="Bot" />
          </div>
        ))}
      </div>
    </figure>
  );
}

/** Same colours as in the panel: teal for the bot's actions, amber for conversations that wait for the owner. */
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
