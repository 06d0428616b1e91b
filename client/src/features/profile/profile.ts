import { account } from '#contracts/http/account/account';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { atomWithQuery } from '../../state/atoms.js';

/** The owner's profile as stored on the server. */
export const profileAtom = atomWithQuery(() => ({
  queryKey: queryKeys.profile,
  queryFn: ({ signal }) => call(account.profile, { signal }),
  staleTime: 30_000,
}));
