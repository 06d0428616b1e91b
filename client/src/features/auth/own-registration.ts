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
 * Secret from a code mail's link: in the fragment of the address that opened this page, which browsers do not send to a server. Kept for
 * the tab, so that the code can be sent again on the next page.
 */
export function takeMailboxProof(): void {
  if (window.location.hash.length > 1) sessionStorage.setItem(mailboxKey, window.location.hash.slice(1));
}

/** The secret that opened this tab. Undefined when none did. */
export const mailboxProof = (): string | undefined => sessionStorage.getItem(mailboxKey) ?? undefined;

export function forgetRegistration(): void {
  localStorage.removeItem(key);
}
