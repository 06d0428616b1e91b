import { useRef } from 'react';

type Texts = { typed: string; stored: string; suggestion: string };

/**
 * For a text with an on/off switch. Switching it on again restores the earlier text.
 * @returns the handler of the switch
 */
export function useOptionalText({ typed, stored, suggestion }: Texts, write: (text: string) => void): (on: boolean) => void {
  const latest = useRef(typed || stored || suggestion);
  return (on) => {
    if (!on) latest.current = typed;
    write(on ? latest.current : '');
  };
}
