import { useMemo } from 'react';
import { atom, useAtom, useAtomValue } from './atoms.js';
import { nameInBot, olderNameInBot } from './bots.js';
import { keepDraft, readDraft } from './drafts.js';
import { hasUserIdAtom, userIdAtom } from './session-atoms.js';
import { useShownBot } from './use-bots.js';

/** Owner id that drafts are stored under; null while it is not known. */
export const draftOwnerAtom = atom((get) => (get(hasUserIdAtom) ? get(userIdAtom) : null));

/** Access to the draft of that name for the logged-in owner and the shown bot. */
export function useDraftPlace(name: string) {
  const owner = useAtomValue(draftOwnerAtom);
  // At the first load, screens mount before the bot's id is known, and the storage key changes once it is.
  const bot = useShownBot();
  return useMemo(() => draftPlace(owner, bot, name), [owner, bot, name]);
}

/** Access to an owner's draft in a bot. */
export function draftPlace(owner: string | null, bot: string | null, name: string) {
  const [place, older] = [nameInBot(bot, name), olderNameInBot(bot, name)];
  return {
    read: (): unknown => readDraft(owner, place) ?? (older === null ? undefined : readDraft(owner, older)),
    keep: (value: unknown): void => {
      keepDraft(owner, place, value);
      if (older !== null) keepDraft(owner, older, null);
    },
  };
}

/** Texts of the fields, by the names of their drafts. */
export const textsAtom = atom<Readonly<Record<string, string>>>({});

/**
 * A text state that is restored after the tab or the login has ended. With `insteadOf`, the setter changes the text
 * only when it still equals `insteadOf`. So the answer to a request does not overwrite what was typed in the
 * meantime.
 */
export function useTextDraft(name: string): readonly [string, (text: string, insteadOf?: string) => void] {
  const [texts, setTexts] = useAtom(textsAtom);
  const place = useDraftPlace(name);
  const kept = useMemo(() => place.read(), [place]);
  const setText = (text: string, insteadOf?: string) => {
    let isSet = true;
    setTexts((all) => {
      isSet = insteadOf === undefined || (all[name] ?? kept) === insteadOf;
      return isSet ? { ...all, [name]: text } : all;
    });
    if (isSet) place.keep(text === '' ? null : text);
  };
  return [texts[name] ?? (typeof kept === 'string' ? kept : ''), setText];
}

/**
 * The text draft of this name. It is read when `isRead` becomes true, and is empty while `isRead` is false. For
 * lists, which show drafts that are not open in an editor.
 */
export function useKeptText(name: string, isRead: boolean): string {
  const place = useDraftPlace(name);
  return useMemo(() => {
    const kept = isRead ? place.read() : '';
    return typeof kept === 'string' ? kept.trim() : '';
  }, [place, isRead]);
}
