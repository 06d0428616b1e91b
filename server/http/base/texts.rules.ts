/**
 * True when any text in the value, keys included, holds a NUL character. Iterative, because the sender
 * chooses the nesting depth.
 */
export function hasNul(value: unknown): boolean {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one === 'string') {
      if (one.includes('\0')) return true;
    } else if (typeof one === 'object' && one !== null) {
      for (const key of Object.keys(one)) open.push(key, (one as Record<string, unknown>)[key]);
    }
  }
  return false;
}

/**
 * Replaces unpaired surrogates with U+FFFD, in place. They occur when a phone cuts an emoji in two. Postgres refuses
 * them in JSON columns, and the recipient could not display them.
 */
export function cleanTexts(value: unknown): unknown {
  const holder: Record<string, unknown> = { value };
  const open: Record<string, unknown>[] = [holder];
  for (let one = open.pop(); one; one = open.pop()) {
    for (const key of Object.keys(one)) {
      const child = one[key];
      if (typeof child === 'string') {
        if (!child.isWellFormed()) one[key] = child.toWellFormed();
      } else if (typeof child === 'object' && child !== null) open.push(child as Record<string, unknown>);
    }
  }
  return holder['value'];
}
