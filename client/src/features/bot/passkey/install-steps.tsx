import type { ReactNode } from 'react';

const browserWindow = (
  <>
    <rect x="6" y="10" width="52" height="44" rx="5" />
    <path d="M6 22h52" />
  </>
);

const steps: readonly { picture: ReactNode; text: string }[] = [
  {
    picture: (
      <>
        <path d="M14 8h24l10 10v38H14z" />
        <path d="M38 8v10h10" />
        <path className="text-brand" d="M31 26v18m-7-7 7 7 7-7" />
      </>
    ),
    text: 'Unduh berkas ZIP di atas, lalu ekstrak menjadi folder.',
  },
  {
    picture: (
      <>
        {browserWindow}
        <path d="M40 16h12" />
        <rect className="text-brand" x="14" y="29" width="22" height="17" rx="3" />
        <path className="text-brand" d="M25 33v9m-4.5-4.5h9" />
      </>
    ),
    text: 'Buka chrome://extensions (Edge: edge://extensions), nyalakan Mode pengembang, pilih Muat yang belum dipaketkan, lalu pilih folder itu. Firefox: about:debugging, Muat add-on sementara, lalu pilih berkas ZIP-nya.',
  },
  {
    picture: (
      <>
        {browserWindow}
        <circle className="text-brand" cx="50" cy="16" r="3" />
        <path className="text-brand" d="M50 28v14m-6-8 6-6 6 6" />
        <path d="M14 32h18m-18 8h12" />
      </>
    ),
    text: 'Kembali ke halaman ini, ketuk ikon Pembantu Passkey di sudut browser, lalu pilih Hubungkan. Tombol berikutnya muncul sendiri.',
  },
];

/** How to install the helper in the browser, in three pictures. */
export function InstallSteps() {
  return (
    <ol className="flex flex-col gap-3">
      {steps.map(({ picture, text }, index) => (
        <li key={text} className="flex items-center gap-4">
          <span aria-hidden className="relative flex size-16 shrink-0 items-center justify-center rounded-card bg-sunken text-soft">
            <svg
              width={44}
              height={44}
              viewBox="0 0 64 64"
              fill="none"
              stroke="currentColor"
              strokeWidth={3}
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              {picture}
            </svg>
            <span className="absolute -start-1.5 -top-1.5 flex size-6 items-center justify-center rounded-full bg-brand text-xs font-bold text-on-brand">
              {index + 1}
            </span>
          </span>
          <span className="min-w-0 break-words">{text}</span>
        </li>
      ))}
    </ol>
  );
}
