import { canonicalEmail } from '#contracts/values/people/email';

const key = 'registration';
const mailboxKey = 'mailbox';

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

/**
 * Takes the secret of the link in a code mail and keeps it for this tab, because the next page can send the code
 * again. The secret is in the fragment of the opened address. Browsers do not send the fragment to a server.
 */
export function takeMailboxProof(): void {
  if (window.location.hash.length > 1) sessionStorage.setItem(mailboxKey, window.location.hash.slice(1));
}

/** The secret from the link that opened this tab. Undefined when the link had none. */
export const mailboxProof = (): string | undefined => sessionStorage.getItem(mailboxKey) ?? undefined;

export function forgetRegistration(): void {
  localStorage.removeItem(key);
}
