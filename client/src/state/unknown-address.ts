/** State of the navigation from an unknown address to the dashboard. */
export const unknownAddress = { isUnknownAddress: true } as const;

/** True when a location has this router state: the user opened an unknown address. */
export const isUnknownAddress = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isUnknownAddress' in state;
