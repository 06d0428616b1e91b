import type { CSSProperties } from 'react';
import { classNames } from '../theme/class-names.js';
import { nameWords } from './person-name.js';

/** First letters of up to two words; for a number, its last two digits. */
export function initialsOf(name: string): string {
  const trimmed = name.trim();
  if (/^[+\d][\d\s-]*$/.test(trimmed)) return trimmed.slice(-2);
  const letters = nameWords(trimmed)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '');
  return letters.join('').toUpperCase() || '?';
}

/** Hues that are distinct from each other, and from the bot's teal, the owner's amber and the red of errors. */
const hues = [5, 110, 135, 225, 250, 275, 300, 325, 345];

/** Hue of a contact's avatar: the same for an id on every screen. */
export function hueOf(id: string): number {
  let hash = 0;
  for (let index = 0; index < id.length; index++) hash = (hash * 31 + id.charCodeAt(index)) >>> 0;
  return hues[hash % hues.length]!;
}

/** Round avatar with initials. With an id, it has the hue of that id. Decorative, because the name is next to it. */
export function Avatar({ name, id, size = 40 }: { name: string; id?: string; size?: number }) {
  return (
    <span
      aria-hidden
      style={{ width: size, height: size, ...(id !== undefined && ({ '--hue': hueOf(id) } as CSSProperties)) }}
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-full text-sm font-bold',
        id === undefined ? 'bg-brand-soft text-brand-ink ring-1 ring-brand/15 ring-inset' : 'by-hue',
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
