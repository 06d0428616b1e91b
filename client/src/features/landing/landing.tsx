import { findPackage } from '#contracts/values/packages';
import { Logo } from '../../ui/layout/logo.js';
import { buttonClass } from '../../ui/forms/button.js';
import { ChatBubble } from '../../ui/data/chat-bubble.js';
import { FloatingChat, PixelNotice } from './landing-extras.js';
import { landingContent as content } from './landing-content.js';
import { Features, Footer, Pricing, Questions, Steps, Testimonials } from './landing-sections.js';

const trial = findPackage('ai-trial');

/** Address of the trial's registration. */
export const trialLink = `/register?packageId=${trial?.id ?? 'ai-trial'}`;

/** The whole landing page. Plain links and markup only: it is prerendered and works without a script. */
export function Landing() {
  return (
    <div className="overflow-x-clip">
      <TopBar />
      <main>
        <Hero />
        <Features />
        <Steps />
        <Testimonials />
        <Pricing />
        <Questions />
      </main>
      <Footer />
      <FloatingChat />
      <PixelNotice />
    </div>
  );
}

function TopBar() {
  const link = 'inline-flex min-h-11 items-center px-3 font-semibold text-soft hover:text-ink';
  return (
    <header className="sticky top-0 z-20 border-b bg-page/95">
      <div className="mx-auto flex max-w-6xl items-center gap-1 px-4 py-2.5 sm:px-6">
        <a href="/" className="me-auto flex min-h-11 items-center gap-2.5 font-extrabold">
          <Logo size={32} /> <span className="max-[23rem]:sr-only">Whatsapp Bot AI</span>
        </a>
        <nav aria-label="Menu halaman" className="hidden sm:flex">
          <a href="#features" className={link}>
            Tentang
          </a>
          <a href="#pricing" className={link}>
            Harga
          </a>
        </nav>
        <a href="/login" className={link}>
          Login
        </a>
        <a href={trialLink} className={buttonClass('primary', 'whitespace-nowrap')}>
          Mulai Gratis
        </a>
      </div>
    </header>
  );
}

function Hero() {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-10 px-4 pt-8 pb-14 sm:px-6 sm:pt-16 lg:grid-cols-[1.1fr_1fr] lg:pb-20">
      <div>
        <h1 className="text-2xl font-extrabold tracking-tight sm:text-3xl">{content.hero.heading}</h1>
        <p className="mt-4 max-w-xl text-lg text-soft">{content.hero.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <a href={trialLink} className={buttonClass('primary', 'px-6 text-lg')}>
            Coba Gratis Sekarang
          </a>
          <a href="#features" className={buttonClass('secondary')}>
            Lihat caranya
          </a>
        </div>
        <p className="mt-4 text-sm text-soft">{content.hero.promise}</p>
        <p className="mt-6 inline-flex items-center gap-2 rounded-full bg-warn-soft px-4 py-2 text-sm font-semibold text-warn-ink">
          <span aria-hidden>★</span> {content.hero.proof}
        </p>
      </div>
      <figure className="mx-auto w-full max-w-md overflow-hidden rounded-card border bg-sunken shadow-soft">
        <figcaption className="flex items-center gap-3 border-b bg-card px-4 py-3">
          <Logo size={36} />
          <span>
            <span className="block font-bold">Toko Anda</span>
            <span className="block text-xs text-brand-ink">Bot aktif · menjawab dalam detik</span>
          </span>
        </figcaption>
        <div className="py-3">
          {content.demo.map((line, index) => (
            <div
              key={line.body}
              className="animate-rise [animation-fill-mode:backwards]"
              style={{ animationDelay: `${300 + index * 700}ms` }}
            >
              <ChatBubble
                side={line.side}
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
    </section>
  );
}
