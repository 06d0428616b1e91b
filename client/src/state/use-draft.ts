import { useMemo } from 'react';
import { atom, useAtom, useAtomValue } from './atoms.js';
import { keepDraft, readDraft } from './drafts.js';
import { hasUserIdAtom, userIdAtom } from './session-atoms.js';

/** Whose drafts are kept; null while nobody's id is known. */
const draftOwnerAtom = atom((get) => (get(hasUserIdAtom) ? get(userIdAtom) : null));

/** The way to what is kept under a name for whoever is logged in. */
export function useDraftPlace(name: string) {
  const owner = useAtomValue(draftOwnerAtom);
  return useMemo(
    () => ({
      read: (): unknown => readDraft(owner, name),
      keep: (value: unknown): void => keepDraft(owner, name, value),
    }),
    [owner, name],
  );
}

const textsAtom = atom<Readonly<Record<string, string>>>({});

/** One typed text that is there again after the tab, or the login, has ended. */
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
