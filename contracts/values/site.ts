/**
 * Stands in the built public pages where the panel's own address belongs: a build knows no address, each server puts its
 * `PUBLIC_URL` in this place. The domain is reserved for names that never resolve (RFC 2606 section 2).
 */
export const builtSite = 'https://panel.invalid';
