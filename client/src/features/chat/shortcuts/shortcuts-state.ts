const storageKey = 'pintasan';

/** Whether single keys start actions on this device. They do unless the owner has switched them off. */
export function areShortcutsOn(): boolean {
  return localStorage.getItem(storageKey) !== 'mati';
}

export function switchShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'mati');
}
