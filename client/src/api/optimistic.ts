import type { QueryClient, QueryKey, UseMutationOptions } from '@tanstack/react-query';

/** An optimistic change: what a mutation changes in the cache before the server answers. */
export interface Shown<Data, Input> {
  /** Query key to change, or a prefix of several keys. */
  readonly queryKey: QueryKey;
  readonly change: (shown: Data, input: Input) => Data;
}

/** Rolls an optimistic change back. */
type Undo = () => void;

/**
 * Options of an optimistic mutation. On failure the change is rolled back. Data that has not changed since the
 * mutation is restored. Data that an event or another mutation has changed is fetched again, so that the rollback
 * never removes newer data.
 */
export function optimistic<Data, Input, Output>(
  shown: Shown<Data, Input>,
  options: Omit<UseMutationOptions<Output, Error, Input, Undo>, 'onMutate'>,
): UseMutationOptions<Output, Error, Input, Undo> {
  return {
    ...options,
    onMutate: (input, { client }) => show(client, shown, input),
    onError: (error, input, undo, context) => {
      undo?.();
      return options.onError?.(error, input, undo, context);
    },
  };
}

async function show<Data, Input>(client: QueryClient, { queryKey, change }: Shown<Data, Input>, input: Input): Promise<Undo> {
  // a read that is under way would return the state before the mutation
  await client.cancelQueries({ queryKey });
  const before = client.getQueriesData<Data>({ queryKey });
  const changed = before.map(([key, data]) => {
    const next = data === undefined ? undefined : change(data, input);
    if (next !== undefined) client.setQueryData(key, next);
    return { key, data, next: client.getQueryData(key) };
  });
  return () => {
    for (const { key, data, next } of changed) {
      if (client.getQueryData(key) === next) client.setQueryData(key, data);
      else void client.invalidateQueries({ queryKey: key });
    }
  };
}
