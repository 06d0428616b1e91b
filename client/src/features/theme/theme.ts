export type Theme = 'system' | 'light' | 'dark';

const key = 'theme';

export function readTheme(): Theme {
  const stored = localStorage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Applies the stored theme to the page. `system` follows the device. */
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

/**
 * The theme offered next. The first is the opposite of what the device shows, so that the first tap has a
 * visible effect; then the other one, then `system` again.
 */
export function themeAfter(theme: Theme): Theme {
  const order: readonly Theme[] = matchMedia('(prefers-color-scheme: dark)').matches
    ? ['system', 'light', 'dark']
    : ['system', 'dark', 'light'];
  return order[(order.indexOf(theme) + 1) % order.length] ?? 'system';
}
