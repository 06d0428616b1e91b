import { canonicalEmail } from '#contracts/values/people/email';

const key = 'registration';

function mark(email: string): string {
  return `${canonicalEmail(email)}|`;
}

/** Keeps in this browser what shows the server that it was this browser that registered an address. */
export function rememberRegistration(email: string, proof: string): void {
  localStorage.setItem(key, mark(email) + proof);
}

/** What this browser was given when it registered that address; undefined when another one did. */
export function ownRegistration(email: string): string | undefined {
  const stored = localStorage.getItem(key);
  return stored?.startsWith(mark(email)) ? stored.slice(mark(email).length) : undefined;
}

export function forgetRegistration(): void {
  localStorage.removeItem(key);
}
