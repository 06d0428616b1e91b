/**
 * Makes something at its first use, and once. For formats of `Intl`: what the browser reads of a language for the first of them costs a slow
 * phone tens of milliseconds, which the first view need not wait for.
 */
export function madeOnce<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
