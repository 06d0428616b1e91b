import { useEffect, useEffectEvent } from 'react';
import { areKeysFree, shortcutOf, type ShortcutAction } from './shortcuts.rules.js';
import { areShortcutsOn } from './shortcuts-state.js';

/**
 * Starts actions by single keys while this component is mounted. Each component passes the actions that it handles.
 * Other components handle the remaining ones.
 */
export function useShortcuts(actions: Partial<Readonly<Record<ShortcutAction, () => void>>>): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const name = event.defaultPrevented ? null : shortcutOf(event);
    const action = name && actions[name];
    if (!action || !areKeysFree(document.activeElement, document)) return;
    // The shortcut list opens even while the shortcuts are off, because the owner switches them on there.
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
