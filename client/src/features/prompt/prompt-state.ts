import { prompt } from '#contracts/http/bot/prompt';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { atomWithQuery } from '../../state/atoms.js';

/** The owner's training settings as stored on the server. */
export const promptAtom = atomWithQuery(() => ({
  queryKey: queryKeys.prompt,
  queryFn: ({ signal }) => call(prompt.read, { signal }),
}));
