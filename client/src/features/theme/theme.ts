export type Theme = 'system' | 'light' | 'dark';

const key = 'theme';

export function readTheme(): Theme {
  const stored = localStorage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Puts the stored choice on the page; `system` follows the phone. */
export function applyStoredTheme(): void {
  const theme = readTheme();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(key);
  else localStorage.setItem(key, theme);
  applyStoredTheme();
}

/** What a tap offers next: first the opposite of what the device shows, so that the first tap is always seen, then the other, then the device again. */
export function themeAfter(theme: Theme): Theme {
  const order: readonly Theme[] = matchMedia('(prefers-color-scheme: dark)').matches
    ? ['system', 'light', 'dark']
    : ['system', 'dark', 'light'];
  return order[(order.indexOf(theme) + 1) % order.length] ?? 'system';
}
