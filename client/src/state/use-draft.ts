import { useMemo } from 'react';
import { atom, useAtom, useAtomValue } from './atoms.js';
import { nameInBot } from './bots.js';
import { keepDraft, readDraft } from './drafts.js';
import { hasUserIdAtom, userIdAtom } from './session-atoms.js';

/** Owner id that drafts are stored under; null while it is not known. */
const draftOwnerAtom = atom((get) => (get(hasUserIdAtom) ? get(userIdAtom) : null));

/** Access to the draft of that name for the logged-in owner and the shown bot. */
export function useDraftPlace(name: string) {
  const owner = useAtomValue(draftOwnerAtom);
  return useMemo(() => {
    // another bot mounts the panel again, so the bot of a mounted hook does not change
    const place = nameInBot(name);
    return {
      read: (): unknown => readDraft(owner, place),
      keep: (value: unknown): void => keepDraft(owner, place, value),
    };
  }, [owner, name]);
}

const textsAtom = atom<Readonly<Record<string, string>>>({});

/** Puts words into the text state of that name, unless it holds others. */
export function useTextKeeper(): (name: string, text: string) => void {
  const [texts, setTexts] = useAtom(textsAtom);
  const owner = useAtomValue(draftOwnerAtom);
  return (name, text) => {
    if (texts[name] || (texts[name] === undefined && readDraft(owner, nameInBot(name)))) return;
    setTexts((all) => ({ ...all, [name]: text }));
    keepDraft(owner, nameInBot(name), text);
  };
}

/** A text state that is restored after the tab, or the login, has ended. */
export function useTextDraft(name: string): readonly [string, (text: string) => void] {
  const [texts, setTexts] = useAtom(textsAtom);
  const place = useDraftPlace(name);
  const kept = useMemo(() => place.read(), [place]);
  const setText = (text: string) => {
    setTexts((all) => ({ ...all, [name]: text }));
    place.keep(text === '' ? null : text);
  };
  return [texts[name] ?? (typeof kept === 'string' ? kept : ''), setText];
}
