import { atom, useSetAtom } from './atoms.js';
import { useShownBot } from './use-bots.js';
import { draftOwnerAtom, draftPlace, textsAtom } from './use-draft.js';

/**
 * How a returned text is combined with text that the owner has typed since. `replaces`: the newer text stays alone.
 * `follows`: the newer text stays below the returned one.
 */
type Newer = 'replaces' | 'follows';
type KeptText = { readonly bot: string | null; readonly name: string; readonly text: string; readonly newer: Newer };

const keptTextAtom = atom(null, (get, set, { bot, name, text, newer }: KeptText) => {
  const place = draftPlace(get(draftOwnerAtom), bot, name);
  const before = get(textsAtom)[name] ?? place.read();
  const isTyped = typeof before === 'string' && before !== '';
  if (isTyped && newer === 'replaces') return;
  const kept = isTyped ? `${text}\n${before}` : text;
  set(textsAtom, (all) => ({ ...all, [name]: kept }));
  place.keep(kept);
});

/** Puts a text back into the text state of this name. Text that the state contains by then is not lost. */
export function useTextKeeper(): (name: string, text: string, newer?: Newer) => void {
  const keep = useSetAtom(keptTextAtom);
  const bot = useShownBot();
  return (name, text, newer = 'replaces') => keep({ bot, name, text, newer });
}
