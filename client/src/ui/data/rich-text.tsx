import type { ReactNode } from 'react';
import { readRichText, type RichPart } from './rich-text.rules.js';

type Place = { tabIndex?: number | undefined };

function shown(part: RichPart, index: number, place: Place): ReactNode {
  const inside = (parts: RichPart[]) => parts.map((one, at) => shown(one, at, place));
  // keyed by index: parts have no other identity
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'bold':
      return <strong key={index}>{inside(part.parts)}</strong>;
    case 'italic':
      return <em key={index}>{inside(part.parts)}</em>;
    case 'strike':
      return <s key={index}>{inside(part.parts)}</s>;
    case 'mono':
      return (
        <code key={index} className="font-mono text-sm">
          {part.text}
        </code>
      );
    case 'link':
      return (
        // links come from strangers: the target must not learn which page was open
        <a
          key={index}
          {...place}
          href={part.href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="underline underline-offset-2"
        >
          {part.text}
        </a>
      );
  }
}

/**
 * A message with WhatsApp's marks, links and numbers. It renders text and elements only: nothing is ever
 * parsed as HTML.
 */
export function RichText({ children, tabIndex }: Place & { children: string }) {
  return readRichText(children).map((part, index) => shown(part, index, { tabIndex }));
}
