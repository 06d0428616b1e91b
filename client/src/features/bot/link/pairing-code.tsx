import { Copy, ExternalLink } from 'lucide-react';
import { Button, buttonClass } from '../../../ui/forms/button.js';
import { notify } from '../../../ui/feedback/toast-store.js';
import { Spinner } from '../../../ui/feedback/spinner.js';
import { useSecondsUntil } from '../../../ui/data/use-seconds-until.js';
import { formatPairingCode } from '../bot.rules.js';
import { leftText } from '../passkey/passkey.rules.js';
import { linkedDevicesAddress } from './link.rules.js';

/** The code in large type, with instructions and its remaining time. */
export function PairingCode({ code, until }: { code: string; until: string | null }) {
  const seconds = useSecondsUntil(until);
  const shown = formatPairingCode(code);
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => notify('✅ Kode disalin.'),
      () => notify('❌ Kode tidak dapat disalin di browser ini. Ketik sendiri di WhatsApp.'),
    );
  return (
    <div className="flex w-full max-w-md flex-col gap-3">
      <div className="rounded-card bg-brand-soft px-3 py-4 text-center text-brand-ink">
        <p
          className="font-mono text-[length:min(var(--text-3xl),12vw)] leading-tight font-bold tracking-[0.08em] whitespace-nowrap"
          aria-label={`Kode ${code.split('').join(' ')}`}
        >
          {shown}
        </p>
        {seconds === 0 ? (
          <p className="mt-1 flex items-center justify-center gap-2 text-sm">
            <Spinner size={16} /> Waktu kode habis…
          </p>
        ) : (
          seconds !== null && (
            <p role="timer" className="mt-1 text-sm">
              Berlaku {leftText(seconds)} lagi
            </p>
          )
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" icon={<Copy aria-hidden size={18} />} onClick={() => void copy()}>
          Salin
        </Button>
        <a className={buttonClass('primary', 'flex-1')} href={linkedDevicesAddress} target="_blank" rel="noopener">
          <ExternalLink aria-hidden size={18} /> Buka WhatsApp
        </a>
      </div>
    </div>
  );
}
