/** The product's mark: a speech bubble with two awake eyes. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 64 64" className="shrink-0 text-brand">
      <rect width="64" height="64" rx="16" fill="currentColor" />
      <path className="fill-on-brand" d="M14 20a8 8 0 0 1 8-8h20a8 8 0 0 1 8 8v16a8 8 0 0 1-8 8H31l-11 9v-9a6 6 0 0 1-6-6z" />
      <circle cx="25" cy="28" r="3.6" fill="currentColor" />
      <circle cx="39" cy="28" r="3.6" className="fill-warn" />
    </svg>
  );
}
