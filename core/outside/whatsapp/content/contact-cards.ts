import { normalizeText } from '#contracts/values/base/normalize-text';
import { cutText } from '#contracts/values/texts';
import type { proto } from 'baileys';

const cardReadChars = 20_000;
const numbersShown = 10;
/** A telephone line of a vCard (RFC 6350, section 6.4.1; RFC 2425 allows a group name before it): its parameters and its value. */
const telephone = /^(?:[\w-]{1,20}\.)?TEL([^:]{0,200}):(.{1,80})/i;
/** A number as address books write it: with brackets, slashes and dots, or as a link (`tel:`). */
const written = /^(?:tel:)? {0,3}([+(\d][\d ()./-]{3,40})/i;
/** The name line of a vCard. */
const cardName = /^FN[^:\r\n]{0,200}:([^\r\n]{1,200})/im;

/**
 * Text of a contact card: the name and every telephone number. WhatsApp adds a `waid` to a number whose owner is on
 * WhatsApp. A number without a `waid` is shown as it is written.
 */
export function contactText({ displayName, vcard }: proto.Message.IContactMessage): string {
  // A long line continues in the next line after a space (RFC 6350, section 3.2).
  const card = cutText(vcard ?? '', cardReadChars).replace(/\r?\n[ \t]/g, '');
  const numbers = new Map(
    card.split(/\r?\n/).flatMap((line) => {
      const number = numberIn(line);
      return number === null ? [] : [[number.replace(/\D/g, ''), number] as const];
    }),
  );
  const shown = numbers.size > 0 ? [...numbers.values()].slice(0, numbersShown) : [waidIn(card)];
  return [displayName || cardName.exec(card)?.[1]?.trim(), shown.filter(Boolean).join(', ')].filter(Boolean).join(' ');
}

function numberIn(line: string): string | null {
  const [, parameters, value] = telephone.exec(line) ?? [];
  if (parameters === undefined || value === undefined) return null;
  return waidIn(parameters) ?? written.exec(plainNumber(value))?.[1]?.trim() ?? null;
}

function waidIn(text: string): string | null {
  return /waid=(\d{5,20})/i.exec(text)?.[1] ?? null;
}

/** Removes the direction marks, hard spaces and unusual dashes that phones put into a number. */
function plainNumber(value: string): string {
  return normalizeText(value, 'NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\p{Pd}/gu, '-')
    .trim();
}
