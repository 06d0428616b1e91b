/**
 * The link in a checkout token, or null for a token of the payment popup. A popup token is never a URL. So the token
 * itself shows how to open it, even after the operator has changed the payment provider. Only web addresses count as
 * links, because the panel navigates to them.
 */
export function checkoutLink(token: string): string | null {
  try {
    const { protocol, href } = new URL(token);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}
