import { useRef } from 'react';

type Texts = { typed: string; stored: string; suggestion: string };

/** For a text that a switch turns off: turned on again, it says what it said before. @returns called when the switch is pressed */
export function useOptionalText({ typed, stored, suggestion }: Texts, write: (text: string) => void): (on: boolean) => void {
  const latest = useRef(typed || stored || suggestion);
  return (on) => {
    if (!on) latest.current = typed;
    write(on ? latest.current : '');
  };
}
