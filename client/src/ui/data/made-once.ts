/**
 * Creates a value lazily, once. For `Intl` formats: the first of them loads the browser's data of the
 * language, which costs a slow phone tens of milliseconds. The first view need not wait for that.
 */
export function madeOnce<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
