/** Local storage key of the bearer token. */
export const tokenKey = 'token';

export function readToken(): string | null {
  return localStorage.getItem(tokenKey);
}

/** Local storage key of the person's id. */
export const userIdKey = 'userId';

/** The user id sent on bot calls; `default_user` when none is stored. */
export function readUserId(): string {
  return localStorage.getItem(userIdKey) ?? 'default_user';
}
