import { canonicalEmail } from '#contracts/values/people/email';

const key = 'registration';

function mark(email: string): string {
  return `${canonicalEmail(email)}|`;
}

/** Stores the proof that this browser registered the address. */
export function rememberRegistration(email: string, proof: string): void {
  localStorage.setItem(key, mark(email) + proof);
}

/** Proof stored when this browser registered the address. Undefined when it did not. */
export function ownRegistration(email: string): string | undefined {
  const stored = localStorage.getItem(key);
  return stored?.startsWith(mark(email)) ? stored.slice(mark(email).length) : undefined;
}

export function forgetRegistration(): void {
  localStorage.removeItem(key);
}
