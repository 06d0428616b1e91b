/** The part of an infinite query that a paged list needs. */
interface Paged {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/**
 * Lets a long list fetch its next page. A refetch of the list drops a page request that is under way.
 * `awaitsMore` then turns true again, and a list whose end is still in view repeats the request. After a
 * failure, it retries only when the reader comes near the end again.
 */
export function nextPageOf(query: Paged): { awaitsMore: boolean; onNearFarEnd: () => void } {
  const isFree = query.hasNextPage && !query.isFetching;
  return {
    awaitsMore: isFree && !query.isFetchNextPageError,
    onNearFarEnd: () => {
      if (isFree) void query.fetchNextPage();
    },
  };
}
