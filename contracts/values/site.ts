/**
 * Placeholder in the built public pages for the panel's own address: a build does not know it, so each server
 * inserts its `PUBLIC_URL`. The domain is reserved and never resolves (RFC 2606 section 2).
 */
export const builtSite = 'https://panel.invalid';
