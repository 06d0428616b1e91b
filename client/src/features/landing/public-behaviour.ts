import { installPixel, readConsent, storeConsent, track } from '../pixel/pixel.js';
import { whatsappLink } from '../shell/whatsapp-link.js';
import { landingContent } from './landing-content.js';

type Claims = { proof?: string | null; testimonials?: readonly { name: string; quote: string }[] | null };
type PublicFacts = {
  metaPixelId?: string | null;
  supportWhatsapp?: string | null;
  supportEmail?: string | null;
  sampleShops?: boolean;
  claims?: Claims;
};

/**
 * Fetches the operator's settings without validating them. The contract schemas would be larger than the page, so the
 * code checks every field where it uses it.
 */
async function readFacts(signal: AbortSignal): Promise<PublicFacts> {
  const response = await fetch('/api/public-config', { signal });
  return response.ok ? ((await response.json()) as PublicFacts) : {};
}

function showSupport(page: ParentNode, { supportWhatsapp, supportEmail }: PublicFacts): void {
  const link = page.querySelector<HTMLAnchorElement>('[data-support-link]');
  if (link && supportWhatsapp) {
    link.href = whatsappLink(supportWhatsapp, landingContent.greeting);
    link.hidden = false;
  }
  if (!supportEmail) return;
  for (const place of page.querySelectorAll('[data-support-email]')) {
    const mail = document.createElement('a');
    mail.href = `mailto:${supportEmail}`;
    mail.textContent = supportEmail;
    place.replaceChildren(mail);
  }
}

/** Shows the operator's statements about users of the service. */
function showClaims(page: ParentNode, { proof, testimonials }: Claims): void {
  if (proof)
    for (const place of page.querySelectorAll<HTMLElement>('[data-proof]')) {
      place.querySelector('[data-proof-text]')!.textContent = proof;
      place.classList.remove('invisible');
    }
  const list = page.querySelector('[data-testimonials]');
  const sample = list?.querySelector('figure');
  if (!list || !sample || !testimonials?.length) return;
  list.replaceChildren(
    ...testimonials.map(({ name, quote }) => {
      const figure = sample.cloneNode(true) as HTMLElement;
      figure.querySelector('blockquote')!.textContent = quote;
      figure.querySelector('figcaption')!.textContent = name;
      return figure;
    }),
  );
}

function offerPixel(page: ParentNode, pixelId: string): void {
  const notice = page.querySelector<HTMLElement>('[data-pixel-notice]');
  if (readConsent() !== null || !notice) return;
  notice.hidden = false;
  for (const button of notice.querySelectorAll<HTMLButtonElement>('[data-pixel-answer]')) {
    button.onclick = () => {
      storeConsent(button.dataset.pixelAnswer === 'yes' ? 'yes' : 'no');
      notice.hidden = true;
      installPixel(pixelId);
    };
  }
}

/** Shows the section with the invented shops, which is below the visible area. Its code loads when the section comes near. */
function offerSampleShops(page: ParentNode, signal: AbortSignal): void {
  const section = page.querySelector<HTMLElement>('[data-sample-shops]');
  if (!section) return;
  section.hidden = false;
  const watch = new IntersectionObserver(
    ([seen]) => {
      if (!seen?.isIntersecting) return;
      watch.disconnect();
      import('./sample-shops.js').then(
        ({ startSampleShops }) => startSampleShops(section, signal),
        () => (section.hidden = true),
      );
    },
    { rootMargin: '600px' },
  );
  watch.observe(section);
  signal.addEventListener('abort', () => watch.disconnect());
}

/**
 * Adds behaviour to the prerendered public pages: support contact, pixel consent, checkout events.
 * @returns a function that stops it.
 */
export function startPublicPage(page: Document): () => void {
  const leaving = new AbortController();
  page.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="/register"]') : null;
      if (!link) return;
      track({ name: 'PageView' });
      track({ name: 'InitiateCheckout' });
    },
    { signal: leaving.signal },
  );
  readFacts(leaving.signal).then(
    (facts) => {
      showSupport(page, facts);
      if (facts.claims) showClaims(page, facts.claims);
      if (facts.sampleShops === true) offerSampleShops(page, leaving.signal);
      if (!facts.metaPixelId) return;
      installPixel(facts.metaPixelId);
      offerPixel(page, facts.metaPixelId);
    },
    () => undefined, // without an answer, the page stays as it was built
  );
  return () => leaving.abort();
}
