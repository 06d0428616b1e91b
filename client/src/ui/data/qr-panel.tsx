import { Link2, ScanLine, Smartphone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names.js';
import { Spinner } from '../feedback/spinner.js';
import { useSecondsUntil } from './use-seconds-until.js';

const steps: readonly { icon: LucideIcon; text: string }[] = [
  { icon: Smartphone, text: 'Buka WhatsApp di HP Anda' },
  { icon: Link2, text: 'Ketuk Perangkat tertaut, lalu Tautkan perangkat' },
  { icon: ScanLine, text: 'Arahkan kamera ke kode ini' },
];

type QrPanelProps = {
  url: string;
  expiresAt: string | null;
  attempt: number | null;
  attempts: number | null;
  /** Shown over the code, which then cannot be scanned. */
  cover?: ReactNode;
};

/** The QR code, three pictures that explain how to scan it, and its remaining time. */
export function QrPanel({ url, expiresAt, attempt, attempts, cover }: QrPanelProps) {
  const seconds = useSecondsUntil(expiresAt);
  const expired = seconds === 0;
  return (
    <div className="grid items-center gap-6 sm:grid-cols-[auto_1fr]">
      <figure className="mx-auto w-full max-w-64">
        <div className="relative grid rounded-card border bg-qr p-3">
          <img
            src={url}
            alt="Kode QR untuk menghubungkan WhatsApp"
            width={256}
            height={256}
            className={classNames(
              'col-start-1 row-start-1 block aspect-square w-full [image-rendering:pixelated]',
              expired && 'opacity-10',
            )}
          />
          {cover && <div className="z-1 col-start-1 row-start-1 -m-3 grid rounded-card bg-card p-3">{cover}</div>}
          {expired && !cover && (
            <p className="absolute inset-0 flex flex-col items-center justify-center gap-2 text-sm font-semibold text-log">
              <Spinner /> Mengambil kode baru…
            </p>
          )}
        </div>
        <figcaption className="mt-2 text-center text-sm text-soft">
          {seconds === null ? 'Kode berganti sendiri.' : <span role="timer">Berlaku {seconds} detik lagi</span>}
          {attempt !== null && attempts !== null && ` · kode ${attempt} dari ${attempts}`}
        </figcaption>
      </figure>
      <ol className="flex flex-col gap-3">
        {steps.map(({ icon: Icon, text }, index) => (
          <li key={text} className="flex items-center gap-4">
            <span
              aria-hidden
              className="relative flex size-14 shrink-0 items-center justify-center rounded-card bg-brand-soft text-brand-ink"
            >
              <Icon size={26} />
              <span className="absolute -start-1.5 -top-1.5 flex size-6 items-center justify-center rounded-full bg-brand text-xs font-bold text-on-brand">
                {index + 1}
              </span>
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
