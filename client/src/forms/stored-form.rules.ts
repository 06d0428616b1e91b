type Fields = Readonly<Record<string, unknown>>;

/**
 * True when two fields or whole forms have the same values. The values are plain data: text, numbers, booleans, lists
 * and groups of fields. A list is one value, so its entries are not merged.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((part, at) => isSame(part, other[at]));
  if (!isGroup(one) || !isGroup(other)) return one === other;
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => isSame(one[name], other[name]));
}

/**
 * Form values after the server's copy changes from `before` to `next`. Fields that the owner has edited keep the
 * edit. The other fields get the server's new value.
 */
export function rebased<Values extends object>(typed: Values, before: Values, next: Values): Values {
  const entries = Object.entries(next).map(([name, value]) => {
    const [now, then] = [(typed as Fields)[name], (before as Fields)[name]];
    if (isGroup(value) && isGroup(now) && isGroup(then)) return [name, rebased(now, then, value)];
    return [name, isSame(now, then) ? value : now];
  });
  return Object.fromEntries(entries) as Values;
}

/** The changed fields of a form; null when nothing differs. */
export function changesOf(typed: object, stored: object): Fields | null {
  const changed = Object.entries(typed).flatMap(([name, value]): [string, unknown][] => {
    const before = (stored as Fields)[name];
    if (isSame(value, before)) return [];
    return [[name, isGroup(value) && isGroup(before) ? changesOf(value, before) : value]];
  });
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

/**
 * The changed fields with their complete values. A request with only these fields leaves the stored values of the
 * other fields unchanged.
 */
export function changedFields<Values extends object>(typed: Values, stored: Values): Partial<Values> {
  const changed = Object.entries(typed).filter(([name, value]) => !isSame(value, (stored as Fields)[name]));
  return Object.fromEntries(changed) as Partial<Values>;
}

/**
 * Applies changes from a draft to a form. An earlier version of the panel may have stored them, so only values that
 * still fit their field are applied.
 */
export function withChanges<Values extends object>(stored: Values, changes: unknown): Values {
  if (!isGroup(changes)) return stored;
  const entries = Object.entries(stored).map(([name, value]) => {
    const change = changes[name];
    if (isGroup(value)) return [name, withChanges(value, change)];
    return [name, typeof change === typeof value && Array.isArray(change) === Array.isArray(value) ? change : value];
  });
  return Object.fromEntries(entries) as Values;
}

function isGroup(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
