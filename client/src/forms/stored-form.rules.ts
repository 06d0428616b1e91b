type Fields = Readonly<Record<string, unknown>>;

/** Whether two fields, or whole forms, hold the same. They are plain data: text, numbers, switches, and groups of them. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!isGroup(one) || !isGroup(other)) return one === other;
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => isSame(one[name], other[name]));
}

/** What a form holds once the server holds `next`: what was typed over `before` stays, the rest follows the server. */
export function rebased<Values extends object>(typed: Values, before: Values, next: Values): Values {
  const entries = Object.entries(next).map(([name, value]) => {
    const [now, then] = [(typed as Fields)[name], (before as Fields)[name]];
    if (isGroup(value) && isGroup(now) && isGroup(then)) return [name, rebased(now, then, value)];
    return [name, isSame(now, then) ? value : now];
  });
  return Object.fromEntries(entries) as Values;
}

function isGroup(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
