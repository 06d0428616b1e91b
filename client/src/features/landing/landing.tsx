import { Logo } from '../../ui/layout/logo.js';
import { buttonClass } from '../../ui/forms/button.js';
import { trialLink } from './trial-link.js';
import { FloatingChat, PixelNotice } from './landing-extras.js';
import { Hero } from './landing-hero.js';
import { PanelPictures } from './landing-pictures.js';
import { TryOut } from './landing-try-out.js';
import { ClosingCall, Features, Footer, Pricing, Questions, Steps, Testimonials } from './landing-sections.js';

/**
 * The whole landing page. It has only plain links and markup, so it can be prerendered and works without a
 * script.
 */
export function Landing() {
  return (
    <div className="overflow-x-clip">
      <TopBar />
      <Anchors className="flex justify-center border-b sm:hidden" />
      <main>
        <Hero />
        <Features />
        <TryOut />
        <PanelPictures />
        <Steps />
        <Testimonials />
        <Pricing />
        <Questions />
        <ClosingCall />
      </main>
      <Footer />
      <FloatingChat />
      <PixelNotice />
    </div>
  );
}

const link = 'inline-flex min-h-11 items-center px-3 font-semibold text-soft hover:text-ink';

/** Links to the parts of this page. On phones they are in a separate row, which scrolls away. */
function Anchors({ className }: { className: string }) {
  return (
    <nav aria-label="Menu halaman" className={className}>
      <a href="#features" className={link}>
        Tentang
      </a>
      <a href="#pricing" className={link}>
        Harga
      </a>
    </nav>
  );
}

function TopBar() {
  return (
    <header className="sticky top-0 z-20 border-b bg-page">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-end gap-1 px-4 py-2.5 sm:px-6">
        {/* the name shrinks instead of wrapping: until the web font has loaded the fallback font is wider, and a two-line bar would shift the page */}
        <a href="/" className="flex min-h-11 min-w-0 flex-1 basis-11 items-center gap-2.5 font-extrabold">
          <Logo size={32} /> <span className="truncate max-[23rem]:sr-only">Whatsapp Bot AI</span>
        </a>
        <Anchors className="hidden sm:flex" />
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
