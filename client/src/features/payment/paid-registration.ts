import { canonicalEmail } from '#contracts/values/people/email';

const key = 'paidRegistration';

function mark(email: string, packageId: string): string {
  return `${canonicalEmail(email)}|${packageId}|`;
}

/**
 * Stores in this tab that the payment of a registration succeeded, so that a second submit does not charge
 * again.
 */
export function rememberPaid(email: string, packageId: string, orderId: string): void {
  sessionStorage.setItem(key, mark(email, packageId) + orderId);
}

/** The order paid in this tab for that address and package, or null. */
export function paidOrder(email: string, packageId: string): string | null {
  const stored = sessionStorage.getItem(key);
  const expected = mark(email, packageId);
  return stored?.startsWith(expected) ? stored.slice(expected.length) : null;
}

export function forgetPaid(): void {
  sessionStorage.removeItem(key);
}
