import type { QueryClient, QueryKey, UseMutationOptions } from '@tanstack/react-query';

/** What an act changes of what is shown, before the server has answered. */
export interface Shown<Data, Input> {
  /** Key of what is shown, or the beginning of the keys of several. */
  readonly queryKey: QueryKey;
  readonly change: (shown: Data, input: Input) => Data;
}

/** The way back from what was shown too early. */
type Undo = () => void;

/**
 * Options of a mutation whose success is shown at once. When it fails, what was shown is taken back: put back where nothing has changed it
 * meanwhile, and read again where something has (an event, another act), so that no undo takes away what is newer.
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
  // an answer that is on its way tells of the time before the act
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
