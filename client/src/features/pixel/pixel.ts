/** The advertising pixel. It is inactive until the operator has configured an id and the visitor has agreed. */

export type PixelEvent =
  | { name: 'PageView' }
  | { name: 'InitiateCheckout' }
  | { name: 'Purchase'; value: number; currency: 'IDR'; content_ids: [string]; content_name: string; content_type: 'product' };

export type Consent = 'yes' | 'no';

type Fbq = ((...args: unknown[]) => void) & {
  queue?: unknown[][];
  callMethod?: (...args: unknown[]) => void;
  loaded?: boolean;
  version?: string;
};

declare global {
  interface Window {
    fbq?: Fbq;
  }
}

const consentKey = 'pixelConsent';
const scriptAddress = 'https://connect.facebook.net/en_US/fbevents.js';

export function readConsent(): Consent | null {
  const stored = localStorage.getItem(consentKey);
  return stored === 'yes' || stored === 'no' ? stored : null;
}

export function storeConsent(consent: Consent): void {
  localStorage.setItem(consentKey, consent);
}

/** Queue that the pixel's script drains after loading (its documented loader). */
function createQueue(): Fbq {
  const queue: unknown[][] = [];
  const fbq: Fbq = (...args) => {
    if (fbq.callMethod) fbq.callMethod(...args);
    else queue.push(args);
  };
  fbq.queue = queue;
  fbq.loaded = true;
  fbq.version = '2.0';
  return fbq;
}

/** Starts the pixel once per page and records the page view. */
export function installPixel(pixelId: string): void {
  if (window.fbq || readConsent() !== 'yes') return;
  window.fbq = createQueue();
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptAddress;
  document.head.append(script);
  window.fbq('init', pixelId);
  track({ name: 'PageView' });
}

/**
 * Records an event. Before consent nothing is sent or stored.
 * @param eventId the id used in the server's own report of the event, so that Meta counts it once.
 */
export function track(event: PixelEvent, eventId?: string): void {
  const { name, ...details } = event;
  window.fbq?.('track', name, details, ...(eventId ? [{ eventID: eventId }] : []));
}
