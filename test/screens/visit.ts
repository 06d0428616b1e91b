import type { Page } from 'playwright-core';
import type { Owner } from '../support/owners.ts';
import { waitFor } from '../support/wait-for.ts';
import type { Screen, ScreenOwners } from './catalogue.ts';

/** Stores a login in the browser's storage before a page loads. */
export async function logIn(page: Page, owner: Owner): Promise<void> {
  const entries = {
    token: owner.token,
    userId: owner.userId,
    userProfile: JSON.stringify({ fullName: owner.fullName, username: owner.email }),
  };
  await page.addInitScript((stored) => {
    // Runs only once, so that entries which the page removes later stay removed.
    if (sessionStorage.getItem('logged-in')) return;
    sessionStorage.setItem('logged-in', 'yes');
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  }, entries);
}

/** @throws Error when the test did not create this owner */
export function ownerOf(name: keyof ScreenOwners, owners: ScreenOwners): Owner {
  const owner = owners[name];
  if (!owner) throw new Error(`there is no owner '${name}' in this test`);
  return owner;
}

/** Opens a screen of the catalogue in its state and waits until nothing on it moves any more. */
export async function visit(page: Page, screen: Screen, owners: ScreenOwners): Promise<void> {
  if (screen.owner) await logIn(page, ownerOf(screen.owner, owners));
  await open(page, screen, owners);
}

/** Like `visit`, for an owner who is already logged in. */
export async function open(page: Page, screen: Screen, owners: ScreenOwners): Promise<void> {
  if (screen.owner) await screen.ready?.(ownerOf(screen.owner, owners));
  await screen.before?.(page);
  const before = page.url();
  await load(page, screen.path);
  // A new hash in the same document does not load a new document, so the page is reloaded.
  if (screen.path.includes('#') && before.split('#')[0] === page.url().split('#')[0]) await page.reload();
  await arrive(page, screen, owners);
}

/**
 * Loads a path. When the previous page navigates at the same time, the browser cancels this load, so it is repeated.
 */
async function load(page: Page, path: string): Promise<void> {
  await page.goto(path).catch(async (error: unknown) => {
    if (!String(error).includes('ERR_ABORTED')) throw error;
    await page.goto(path);
  });
}

/**
 * Navigates an open panel to another screen, as the panel's own links do. Code that is loaded is not loaded again.
 */
export async function goOn(page: Page, screen: Screen, owners: ScreenOwners): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, screen.path);
  await arrive(page, screen, owners);
}

async function arrive(page: Page, screen: Screen, owners: ScreenOwners): Promise<void> {
  // Polls often, because the driver's own waiting polls only every half second after the first second.
  const shown = page.getByText(screen.shows).filter({ visible: true }).first();
  await waitFor(() => shown.isVisible(), { what: `'${String(screen.shows)}' on ${screen.name}`, timeoutMs: 20_000 });
  await screen.after?.(page, screen.owner && ownerOf(screen.owner, owners));
  await settle(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(document.getAnimations().map((one) => one.finished));
  });
}

/** Waits until the rest of the page and the drawings are loaded. They are fetched after the first view. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll('[role=status]')].map((one) => one.ariaLabel ?? one.textContent);
    const tiles = [...document.querySelectorAll('.animate-pulse')].filter((one) => one.checkVisibility());
    return !document.querySelector('[data-art]:empty') && tiles.length === 0 && !waiting.some((text) => text.startsWith('Memuat'));
  });
}
