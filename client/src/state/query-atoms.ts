import {
  InfiniteQueryObserver,
  notifyManager,
  QueryObserver,
  type DefaultedQueryObserverOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { atom, type Getter } from 'jotai';
import { queryClientAtom, type atomWithInfiniteQuery as InfiniteAtom, type atomWithQuery as QueryAtom } from 'jotai-tanstack-query';

/*
 * Queries as atoms, with the signatures of `jotai-tanstack-query`. An atom keeps one subscription to its observer for as long as
 * a component reads it. The library's atoms subscribe again whenever the options change: for a moment nobody listens, so the
 * request that has just started is aborted, and the next subscription sends it a second time.
 */

type Options = DefaultedQueryObserverOptions;
type Observe = (client: QueryClient, options: Options) => QueryObserver;

function resultAtom(optionsOf: (get: Getter) => object, observe: Observe) {
  const optionsAtom = atom((get): Options => {
    const options = get(queryClientAtom).defaultQueryOptions(optionsOf(get) as Options);
    return { ...options, _optimisticResults: 'optimistic' };
  });
  const observersAtom = atom(() => new WeakMap<QueryClient, QueryObserver>());
  const observerAtom = atom((get) => {
    const [client, observers, options] = [get(queryClientAtom), get(observersAtom), get(optionsAtom)];
    const observer = observers.get(client) ?? observe(client, options);
    observers.set(client, observer);
    observer.setOptions(options);
    return observer;
  });
  const changesAtom = atom((get) => {
    const observer = get(observerAtom);
    const changes = atom(0);
    changes.onMount = (set) => {
      const leave = observer.subscribe(notifyManager.batchCalls(() => set((count) => count + 1)));
      return () => {
        // Resets a failed query, so that the next subscriber sends the request again.
        if (observer.getCurrentResult().isError) observer.getCurrentQuery().reset();
        leave();
      };
    };
    return changes;
  });
  return atom((get) => {
    const [observer, options] = [get(observerAtom), get(optionsAtom)];
    get(get(changesAtom));
    return observer.getOptimisticResult(options);
  });
}

/** The result of a query whose options may depend on other atoms. */
export const atomWithQuery = ((optionsOf) =>
  resultAtom(optionsOf, (client, options) => new QueryObserver(client, options))) as typeof QueryAtom;

// The observer has everything that this module uses. Only the type of its options differs.
const observePages: Observe = (client, options) => new InfiniteQueryObserver(client, options as never) as unknown as QueryObserver;

/** Like {@link atomWithQuery}, for a list that is fetched page by page. */
export const atomWithInfiniteQuery = ((optionsOf) => resultAtom(optionsOf, observePages)) as typeof InfiniteAtom;
