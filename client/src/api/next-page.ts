/** What a list that grows page by page must know of its query. */
interface Paged {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/**
 * Lets a long list fetch its next page. A page that was on its way when the list was read anew is dropped by the query: `awaitsMore` comes
 * back then, and a list whose end is still in sight asks again. After a failure it asks only when its end comes near once more.
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
