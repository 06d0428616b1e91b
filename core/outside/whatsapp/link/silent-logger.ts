const nothing = (): void => undefined;

/** Baileys logs stanzas and keys. None of that may reach our log. */
export const silentLogger = {
  level: 'silent',
  child: () => silentLogger,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
};
