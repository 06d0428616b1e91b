/**
 * Placeholder for the panel's own address in the built public pages. A build does not know the address, so each
 * server inserts its `PUBLIC_URL`. The domain of the placeholder is reserved and never resolves (RFC 2606 section 2).
 */
export const builtSite = 'https://panel.invalid';
