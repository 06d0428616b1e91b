/** Local storage key of the bearer token. */
export const tokenKey = 'token';

export function readToken(): string | null {
  return localStorage.getItem(tokenKey);
}
