const storageKey = 'pintasan';

/** True when single keys start actions on this device: the default, unless the owner has switched them off. */
export function areShortcutsOn(): boolean {
  return localStorage.getItem(storageKey) !== 'mati';
}

export function switchShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'mati');
}
