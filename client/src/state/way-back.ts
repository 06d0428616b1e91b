/*
 * Where an owner was when the login ended. It is for that owner alone: an address may name a customer. A tab that nobody was logged in with
 * has followed a link, which is for whoever logs in.
 */
type WayBack = { readonly path: string; readonly owner: string | null };

const ownerKey = 'tab-owner';

/** Notes whose screens this tab shows. It outlives a reload, and the end of the login. */
export function noteOwnerOfTab(userId: string): void {
  sessionStorage.setItem(ownerKey, userId);
}

/** The state to go to the login with. */
export function wayBackFrom({ pathname, search }: { pathname: string; search: string }): WayBack {
  return { path: pathname + search, owner: sessionStorage.getItem(ownerKey) };
}

/**
 * Where a login leads to.
 * @param state what the login was opened with
 */
export function pathAfterLogin(state: unknown, userId: string): string {
  const { path, owner } = (state ?? {}) as Partial<WayBack>;
  const isWay = typeof path === 'string' && /^\/(?!\/)/.test(path);
  return isWay && (owner === null || owner === userId) ? path : '/dashboard';
}
