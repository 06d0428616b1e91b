/**
 * The link that a checkout's token is, or null for a token of the payment popup. A popup's token is no address, so the token itself says
 * how it is opened, also after the operator has changed the payment provider. Only web addresses are links: the panel navigates to them.
 */
export function checkoutLink(token: string): string | null {
  try {
    const { protocol, href } = new URL(token);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}
