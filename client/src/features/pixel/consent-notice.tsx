import { useEffect, useState } from 'react';
import { Button } from '../../ui/forms/button.js';
import { installPixel, readConsent, storeConsent, type Consent } from './pixel.js';

/** Loaded lazily: the first view does not depend on it. */
const readConfig = async (signal: AbortSignal) => (await import('../../api/public-config.js')).readPublicConfig(signal);

/** Asks for consent once, and only when a pixel is configured. */
export function ConsentNotice() {
  const [pixelId, setPixelId] = useState<string | null>(null);
  const [asked, setAsked] = useState(readConsent() !== null);
  useEffect(() => {
    const leaving = new AbortController();
    readConfig(leaving.signal).then(
      ({ metaPixelId }) => {
        if (leaving.signal.aborted) return;
        setPixelId(metaPixelId);
        if (metaPixelId) installPixel(metaPixelId);
      },
      () => undefined, // without an answer no pixel is loaded
    );
    return () => leaving.abort();
  }, []);
  if (asked || pixelId === null) return null;
  const answer = (consent: Consent) => {
    storeConsent(consent);
    setAsked(true);
    installPixel(pixelId);
  };
  return <ConsentCard onAnswer={answer} />;
}

/** The notice itself. */
export function ConsentCard({ onAnswer }: { onAnswer: (consent: Consent) => void }) {
  return (
    <section
      aria-label="Persetujuan cookie iklan"
      // on phones the page gets bottom padding, so that the notice covers none of its buttons
      className="consent-notice fixed inset-x-3 bottom-3 z-30 rounded-card border bg-card p-4 shadow-soft sm:inset-x-auto sm:start-4 sm:w-96"
    >
      <p className="text-sm text-soft">
        Bolehkah kami memakai cookie iklan untuk mengukur manfaat promosi kami? Tanpa izin Anda, tidak ada yang dikirim.
      </p>
      <div className="mt-3 flex gap-2">
        <Button kind="secondary" className="flex-1" onClick={() => onAnswer('no')}>
          Tolak
        </Button>
        <Button className="flex-1" onClick={() => onAnswer('yes')}>
          Izinkan
        </Button>
      </div>
    </section>
  );
}
