import type { ReactNode } from 'react';

/**
 * The three steps on the phone, in the line style and colours of the other drawings. Amber marks what to
 * touch.
 */
const drawings = {
  /** WhatsApp settings, with the line to touch. */
  devices: (
    <>
      <rect x="14" y="4" width="36" height="56" rx="7" />
      <path d="M22 16h14M22 24h20" />
      <rect className="fill-warn" x="19" y="31" width="26" height="10" rx="3" />
      <path d="M22 50h16" />
    </>
  ),
  /** The button at the bottom that replaces the camera: linking with a phone number. */
  number: (
    <>
      <rect x="14" y="4" width="36" height="56" rx="7" />
      <path d="M24 14h-3v5M40 14h3v5M24 32h-3v-5M40 32h3v-5" />
      <rect className="fill-warn" x="19" y="42" width="26" height="10" rx="5" />
      <path d="M25 47h14" />
    </>
  ),
  /** Eight boxes for the eight characters. */
  type: (
    <>
      <rect x="14" y="4" width="36" height="56" rx="7" />
      <rect x="18" y="18" width="6" height="9" rx="1.5" />
      <rect x="25.5" y="18" width="6" height="9" rx="1.5" />
      <rect x="33" y="18" width="6" height="9" rx="1.5" />
      <rect className="fill-warn" x="40.5" y="18" width="6" height="9" rx="1.5" />
      <path d="M20 40h4M30 40h4M40 40h4M20 48h4M30 48h4M40 48h4" />
    </>
  ),
} satisfies Record<string, ReactNode>;

const steps: readonly { art: keyof typeof drawings; text: ReactNode }[] = [
  {
    art: 'devices',
    text: (
      <>
        Buka WhatsApp, ketuk <b>Perangkat tertaut</b>, lalu <b>Tautkan perangkat</b>.
      </>
    ),
  },
  {
    art: 'number',
    text: (
      <>
        Ketuk <b>Tautkan dengan nomor telepon</b> di bawah kamera.
      </>
    ),
  },
  { art: 'type', text: 'Ketik kode ini, lalu kembali ke sini.' },
];

/** The steps on the phone, in three pictures. */
export function LinkSteps() {
  return (
    <ol className="flex flex-col gap-2.5">
      {steps.map(({ art, text }, index) => (
        <li key={art} className="flex items-center gap-3">
          <span className="relative shrink-0 rounded-md bg-sunken p-1.5">
            <svg
              aria-hidden
              width={52}
              height={52}
              viewBox="0 0 64 64"
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              className="text-brand"
            >
              {drawings[art]}
            </svg>
            <span
              aria-hidden
              className="absolute -start-1.5 -top-1.5 flex size-5.5 items-center justify-center rounded-full bg-brand text-xs font-bold text-on-brand"
            >
              {index + 1}
            </span>
          </span>
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ol>
  );
}
