const nothing = (): void => undefined;

/** Logger that discards everything. Baileys logs stanzas and keys, which must not reach our log. */
export const silentLogger = {
  level: 'silent',
  child: () => silentLogger,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
};
