/**
 * Runs `act` with a signal that is aborted as soon as one of `ends` is, and hears of them no longer than it runs. `AbortSignal.any` would do so too
 * and is younger than the oldest browsers the panel works in.
 */
export async function endedBy<Outcome>(ends: readonly AbortSignal[], act: (signal: AbortSignal) => Promise<Outcome>): Promise<Outcome> {
  const first = new AbortController();
  const end = ({ currentTarget }: Event) => first.abort((currentTarget as AbortSignal).reason);
  for (const one of ends) {
    if (one.aborted) first.abort(one.reason);
    one.addEventListener('abort', end);
  }
  try {
    return await act(first.signal);
  } finally {
    for (const one of ends) one.removeEventListener('abort', end);
  }
}
