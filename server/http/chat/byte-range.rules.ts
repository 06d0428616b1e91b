/**
 * Requested bytes of a file: all (null), a range with both ends included, or a range outside the file
 * (`none`).
 */
export type Wanted = { readonly first: number; readonly last: number } | 'none' | null;

/**
 * Parses a `Range` header. For multiple ranges or another unit, the answer is the whole file, as the standard allows.
 */
export function wantedBytes(header: string | undefined, length: number): Wanted {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match) return null;
  const [from, to] = [match[1]!, match[2]!];
  if (from === '' && to === '') return null;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (to !== '' && Number(to) < Number(from)) return null;
  return first > last ? 'none' : { first, last };
}
