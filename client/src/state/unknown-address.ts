/** State of the navigation from an unknown address to the dashboard. */
export const unknownAddress = { isUnknownAddress: true } as const;

/** True when the state of a location says that its reader asked for an unknown address. */
export const isUnknownAddress = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isUnknownAddress' in state;
