import { useEffect, useEffectEvent } from 'react';
import { areKeysFree, shortcutOf, type ShortcutAction } from './shortcuts.rules.js';
import { areShortcutsOn } from './shortcuts-state.js';

/** Starts actions by single keys while this component is shown. Actions that are not listed here are handled by another component. */
export function useShortcuts(actions: Partial<Readonly<Record<ShortcutAction, () => void>>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const name = event.defaultPrevented ? null : shortcutOf(event);
    const action = name && actions[name];
    if (!action || !areKeysFree(document.activeElement, document)) return;
    // the list of shortcuts opens even when they are off, because they are switched on there
    if (name !== 'list' && !areShortcutsOn()) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
