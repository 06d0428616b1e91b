import { nameWords } from './person-name.js';

/** First letters of up to two words; a number shows its last two digits. */
export function initialsOf(name: string): string {
  const trimmed = name.trim();
  if (/^[+\d][\d\s-]*$/.test(trimmed)) return trimmed.slice(-2);
  const letters = nameWords(trimmed)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '');
  return letters.join('').toUpperCase() || '?';
}

/** Round mark with initials; decorative, the name stands beside it. */
export function Avatar({ name, size = 40 }: { name: string; size?: number }) {
  return (
    <span
      aria-hidden
      style={{ width: size, height: size }}
      className="inline-flex shrink-0 items-center justify-center rounded-full bg-brand-soft text-sm font-bold text-brand-ink ring-1 ring-brand/15 ring-inset"
    >
      {initialsOf(name)}
    </span>
  );
}
