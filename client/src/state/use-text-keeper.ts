import { atom, useSetAtom } from './atoms.js';
import { useShownBot } from './use-bots.js';
import { draftOwnerAtom, draftPlace, textsAtom } from './use-draft.js';

type KeptText = { readonly bot: string | null; readonly name: string; readonly text: string };

const keptTextAtom = atom(null, (get, set, { bot, name, text }: KeptText) => {
  const place = draftPlace(get(draftOwnerAtom), bot, name);
  const shown = get(textsAtom)[name];
  if (shown || (shown === undefined && place.read())) return;
  set(textsAtom, (all) => ({ ...all, [name]: text }));
  place.keep(text);
});

/** Sets the text state of that name, unless it contains another text by then. */
export function useTextKeeper(): (name: string, text: string) => void {
  const keep = useSetAtom(keptTextAtom);
  const bot = useShownBot();
  return (name, text) => keep({ bot, name, text });
}
