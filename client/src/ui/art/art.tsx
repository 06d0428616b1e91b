import type { ReactNode } from 'react';

/**
 * Drawings of our own: one pen of 2.5 in the brand's teal, and amber for what the owner holds in hand. They say nothing
 * that the words beside them do not say, so screen readers pass them by.
 */
const drawings = {
  /** A stall that waits for its first customer. */
  stall: (
    <>
      <path d="M18 40v38h60V40M10 78h76" />
      <path d="M16 20h64l6 16a9.5 9.5 0 0 1-19 0 9.5 9.5 0 0 1-19 0 9.5 9.5 0 0 1-19 0 9.5 9.5 0 0 1-19 0z" />
      <path className="fill-warn" d="M52 78V58h14v20z" />
      <path d="M28 56h14v12H28z" />
    </>
  ),
  /** A phone at night. */
  phone: (
    <>
      <rect x="30" y="12" width="38" height="72" rx="8" />
      <path d="M44 76h10M38 30h14a4 4 0 0 1 4 4v4a4 4 0 0 1-4 4h-8l-6 5z" />
      <path d="M60 54H50a4 4 0 0 0-4 4v2a4 4 0 0 0 4 4h10" />
      <path className="fill-warn" d="M24 26a9 9 0 1 1-9-12 7 7 0 0 0 9 12z" />
      <path d="M80 22v6M77 25h6M82 62v4M80 64h4" />
    </>
  ),
  /** A phone that has begun to answer by itself. */
  done: (
    <>
      <rect x="26" y="12" width="38" height="72" rx="8" />
      <path d="M40 76h10M34 28h14a4 4 0 0 1 4 4v4a4 4 0 0 1-4 4h-8l-6 5z" />
      <circle className="fill-warn" cx="66" cy="58" r="15" />
      <path d="m59 58 5 5 9-10M76 24l5-5M82 34h7M68 18v-7" />
    </>
  ),
  /** A parcel ready to go. */
  parcel: (
    <>
      <path d="M14 34 48 18l34 16v32L48 82 14 66z" />
      <path d="M14 34l34 16 34-16M48 50v32" />
      <path className="fill-warn" d="m30 26 34 16v12l-8-4V46L22 30z" />
    </>
  ),
  /** Three days of a calendar. */
  calendar: (
    <>
      <rect x="12" y="20" width="72" height="62" rx="8" />
      <path d="M12 38h72M30 12v14M66 12v14" />
      <rect x="21" y="50" width="14" height="14" rx="3" />
      <rect x="41" y="50" width="14" height="14" rx="3" />
      <rect className="fill-warn" x="61" y="50" width="14" height="14" rx="3" />
      <path d="m24 57 3 3 5-6M44 57l3 3 5-6" />
    </>
  ),
  /** A message on its way. */
  plane: (
    <>
      <path d="M84 14 10 44l26 10 10 28z" />
      <path className="fill-warn" d="M84 14 36 54l2 22 8-12z" />
      <path d="M16 70c4 4 8 6 14 6M12 58c2 2 4 3 6 4" />
    </>
  ),
  /** A door with its sign turned. */
  door: (
    <>
      <path d="M26 84V16a4 4 0 0 1 4-4h36a4 4 0 0 1 4 4v68M14 84h68" />
      <path d="M48 28v6" />
      <path className="fill-warn" d="m36 40 12-6 12 6v16H36z" />
      <path d="M41 48h14M61 64v4" />
    </>
  ),
  /** A cup of coffee and somebody to talk to. */
  cup: (
    <>
      <path d="M16 46h44v18a16 16 0 0 1-16 16H32a16 16 0 0 1-16-16zM60 52h6a8 8 0 0 1 0 16h-7M12 86h52" />
      <path d="M30 38c-4-5 4-7 0-13M42 38c-4-5 4-7 0-13" />
      <path className="fill-warn" d="M58 12h22a5 5 0 0 1 5 5v12a5 5 0 0 1-5 5h-8l-8 7v-7h-6a5 5 0 0 1-5-5V17a5 5 0 0 1 5-5z" />
    </>
  ),
  /** A receipt. */
  receipt: (
    <>
      <path d="M22 12h52v72l-9-6-8 6-9-6-9 6-8-6-9 6z" />
      <path d="M34 28h28M34 40h28M34 52h12" />
      <circle className="fill-warn" cx="60" cy="58" r="10" />
      <path d="m56 58 3 3 6-6" />
    </>
  ),
  /** What is known, and where one stopped reading. */
  book: (
    <>
      <path d="M48 26c-8-6-20-8-36-8v54c16 0 28 2 36 8 8-6 20-8 36-8V18c-16 0-28 2-36 8zM48 26v54" />
      <path className="fill-warn" d="M60 22v22l6-5 6 5V19z" />
      <path d="M22 34c6 0 11 1 16 3M22 46c6 0 11 1 16 3M22 58c6 0 11 1 16 3" />
    </>
  ),
  /** Something that has only begun to grow. */
  sprout: (
    <>
      <path d="M48 66V42" />
      <path d="M48 48c-16 2-24-6-25-20 15-1 24 6 25 20z" />
      <path className="fill-warn" d="M48 42c0-14 8-22 24-22 1 15-8 23-24 22z" />
      <path d="M28 66h40l-5 18H33zM10 84h76" />
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
      {drawings[name]}
    </svg>
  );
}
