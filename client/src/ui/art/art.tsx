import type { ReactNode } from 'react';

/**
 * Our own illustrations: strokes of 2.5 in the brand's teal on a soft teal ground, with amber for the objects
 * that belong to the owner. They add nothing to the text next to them, so they are hidden from screen
 * readers.
 */
const drawings = {
  /** A market stall before its first customer. */
  stall: (
    <>
      <path className="fill-card" d="M19 42v40h58V42" />
      <path d="M8 82h80" />
      <path className="fill-card" d="M22 16h52l8 20a8.5 8.5 0 0 1-17 0 8.5 8.5 0 0 1-17 0 8.5 8.5 0 0 1-17 0 8.5 8.5 0 0 1-17 0z" />
      <path className="fill-warn" d="M48 16h13l4 20a8.5 8.5 0 0 1-17 0z" />
      <path d="M35 16l-4 20M19 64h58M28 64v-8h9v8M59 64v-5a5 5 0 0 1 10 0v5M48 45v5M45 54a3 3 0 0 1 6 0z" />
    </>
  ),
  /** A phone at night. */
  phone: (
    <>
      <rect className="fill-card" x="30" y="12" width="38" height="72" rx="8" />
      <path d="M44 77h10M37 27h14a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-9l-5 4z" />
      <path className="fill-brand-soft" d="M61 49H47a4 4 0 0 0-4 4v5a4 4 0 0 0 4 4h9l5 4z" />
      <path className="fill-warn" d="M23 27a9 9 0 1 1-9-12 7 7 0 0 0 9 12z" />
      <path d="M81 22v6M78 25h6M83 62v4M81 64h4" />
    </>
  ),
  /** A phone that has begun to answer by itself. */
  done: (
    <>
      <rect className="fill-card" x="26" y="12" width="38" height="72" rx="8" />
      <path d="M40 77h10M33 27h14a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-9l-5 4z" />
      <circle className="fill-warn" cx="66" cy="58" r="15" />
      <path d="m59 58 5 5 9-10M76 24l5-5M82 34h7M68 18v-7" />
    </>
  ),
  /** A parcel ready to go. */
  parcel: (
    <>
      <path className="fill-card" d="M14 34 48 18l34 16v32L48 82 14 66z" />
      <path className="fill-brand-soft" d="M14 34l34 16v32L14 66z" />
      <path d="M48 50l34-16M22 58l8 4" />
      <path className="fill-warn" d="M27 27.9l8-3.8 34 16v12l-8 3.8v-12z" />
    </>
  ),
  /** Three days of a calendar. */
  calendar: (
    <>
      <rect className="fill-card" x="12" y="20" width="72" height="62" rx="8" />
      <path d="M12 38h72M30 12v14M66 12v14" />
      <rect className="fill-brand-soft" x="21" y="50" width="14" height="14" rx="3" />
      <rect className="fill-brand-soft" x="41" y="50" width="14" height="14" rx="3" />
      <rect className="fill-warn" x="61" y="50" width="14" height="14" rx="3" />
      <path d="m24 57 3 3 5-6M44 57l3 3 5-6M22 73h12M42 73h12" />
    </>
  ),
  /** A message on its way. */
  plane: (
    <>
      <path className="fill-card" d="M84 14 10 44l26 10 10 28z" />
      <path className="fill-warn" d="M84 14 36 54l2 22 8-12z" />
      <path d="M10 58c1 3 4 5 8 6M12 72c5 5 11 7 18 7M60 80c6 0 11-2 15-6" />
    </>
  ),
  /** A door with its sign turned. */
  door: (
    <>
      <path className="fill-card" d="M24 84V16a4 4 0 0 1 4-4h40a4 4 0 0 1 4 4v68" />
      <path d="M10 84h76M36 44l12-12 12 12M62 70v4M24 76h48" />
      <rect className="fill-warn" x="32" y="44" width="32" height="17" rx="3" />
      <path d="M40 52.5h16" />
    </>
  ),
  /** Two people talking over a cup of coffee. */
  cup: (
    <>
      <path className="fill-card" d="M16 46h44v18a16 16 0 0 1-16 16H32a16 16 0 0 1-16-16z" />
      <path d="M60 52h6a8 8 0 0 1 0 16h-7M8 86h60M30 38c-4-5 4-7 0-13M42 38c-4-5 4-7 0-13" />
      <path className="fill-warn" d="M58 10h22a5 5 0 0 1 5 5v12a5 5 0 0 1-5 5h-8l-8 7v-7h-6a5 5 0 0 1-5-5V15a5 5 0 0 1 5-5z" />
      <path d="M62 21h.01M69 21h.01M76 21h.01" />
    </>
  ),
  /** A receipt. */
  receipt: (
    <>
      <path className="fill-card" d="M22 12h52v72l-9-6-8 6-9-6-9 6-8-6-9 6z" />
      <path d="M34 26h28M34 38h28M34 50h10" />
      <circle className="fill-warn" cx="59" cy="56" r="11" />
      <path d="m54 56 4 4 7-8" />
    </>
  ),
  /** A book with a bookmark. */
  book: (
    <>
      <path className="fill-card" d="M48 26c-8-6-20-8-36-8v54c16 0 28 2 36 8 8-6 20-8 36-8V18c-16 0-28 2-36 8z" />
      <path className="fill-warn" d="M60 21.5v22l6-5 6 5V19z" />
      <path d="M48 26v54M22 34c6 0 11 1 16 3M22 46c6 0 11 1 16 3M22 58c6 0 11 1 16 3M58 61c5-2 10-3 16-3" />
    </>
  ),
  /** A sprout. */
  sprout: (
    <>
      <path className="fill-card" d="M30 66h36l-5 18H35z" />
      <path d="M10 84h76M26 66h44M48 66V44" />
      <path className="fill-brand-soft" d="M48 54C34 55 24 46 23 31c15 0 25 8 25 23z" />
      <path className="fill-warn" d="M48 44c0-14 8-22 25-23 0 15-8 23-25 23z" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type ArtName = keyof typeof drawings;

export function Art({ name, size = 96 }: { name: ArtName; size?: number }) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="shrink-0 text-brand"
    >
      <path className="fill-brand-soft stroke-none" d="M9 66C2 40 20 17 45 15s47 18 45 45-20 26-41 26S15 87 9 66z" />
      {drawings[name]}
    </svg>
  );
}
