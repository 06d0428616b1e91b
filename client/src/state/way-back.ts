/*
 * The screen that an owner had open when the login ended. The next login returns to it. It is valid only for that
 * owner, because the address may identify a customer. In a tab without an earlier login, the address comes from a
 * link and is valid for any owner.
 */
type WayBack = { readonly path: string; readonly owner: string | null };

const ownerKey = 'tab-owner';

/** Stores the owner of this tab's screens. It survives a reload and the end of the login. */
export function noteOwnerOfTab(userId: string): void {
  sessionStorage.setItem(ownerKey, userId);
}

/** Router state to open the login page with. */
export function wayBackFrom({ pathname, search, hash }: { pathname: string; search: string; hash: string }): WayBack {
  return { path: pathname + search + hash, owner: sessionStorage.getItem(ownerKey) };
}

/**
 * Path to open after a login.
 * @param state router state that the login page was opened with
 */
export function pathAfterLogin(state: unknown, userId: string): string {
  const { path, owner } = (state ?? {}) as Partial<WayBack>;
  const isWay = typeof path === 'string' && /^\/(?!\/)/.test(path);
  return isWay && (owner === null || owner === userId) ? path : '/dashboard';
}
