/**
 * Runs `action` with a signal that aborts as soon as one of `ends` does, and removes its listeners when
 * `action` ends. `AbortSignal.any` does the same but is not available in the oldest supported browsers.
 */
export async function endedBy<Outcome>(ends: readonly AbortSignal[], action: (signal: AbortSignal) => Promise<Outcome>): Promise<Outcome> {
  const first = new AbortController();
  const end = ({ target }: Event) => first.abort((target as AbortSignal).reason);
  for (const one of ends) {
    if (one.aborted) first.abort(one.reason);
    one.addEventListener('abort', end);
  }
  try {
    return await action(first.signal);
  } finally {
    for (const one of ends) one.removeEventListener('abort', end);
  }
}
