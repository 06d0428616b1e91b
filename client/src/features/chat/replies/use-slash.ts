import { useRef, useState, type KeyboardEvent } from 'react';
import type { ComposerExtra } from '../thread/composer.js';
import type { SlashHandle } from './slash-list.js';
import { slashFilter } from './quick-replies.rules.js';

export const slashListId = 'balasan-cepat';

/** Lets the owner choose a quick reply with a slash at the start of the draft. */
export function useSlash(draft: string) {
  /** The draft for which Escape has closed the list; further typing opens it again. */
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const [active, setActive] = useState<string | null>(null);
  const list = useRef<SlashHandle>(null);
  const filter = draft === closedFor ? null : slashFilter(draft);
  const isOpen = filter !== null;

  function onKeyDown(event: KeyboardEvent): boolean {
    if (!isOpen || event.nativeEvent.isComposing) return false;
    if (event.key === 'Escape') setClosedFor(draft);
    // until the replies are loaded, Enter must not send the filter text
    else if (!(list.current ? list.current.onKey(event.key, event.shiftKey) : event.key === 'Enter')) return false;
    event.preventDefault();
    return true;
  }

  const extra: ComposerExtra = {
    onKeyDown,
    aria: isOpen ? { 'aria-controls': slashListId, 'aria-autocomplete': 'list', ...(active && { 'aria-activedescendant': active }) } : {},
  };
  /** `close` keeps the list closed after a choice, even when the chosen reply itself begins with a slash. */
  return { filter, list, setActive, extra, close: setClosedFor };
}
