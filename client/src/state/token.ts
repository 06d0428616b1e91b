/** Name of the entry that holds the bearer token. */
export const tokenKey = 'token';

export function readToken(): string | null {
  return localStorage.getItem(tokenKey);
}
