import { useEffect, useState } from 'react';
import { Button } from '../../ui/forms/button.js';
import { installPixel, readConsent, storeConsent, type Consent } from './pixel.js';

/** Nothing of the first view waits for it. */
const readConfig = async (signal: AbortSignal) => (await import('../../api/public-config.js')).readPublicConfig(signal);

/** Asks once, and only where a pixel is configured. */
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
      () => undefined, // no answer, no pixel
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
      // on a phone the page gets room below, so that no button of it stays under the notice
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
