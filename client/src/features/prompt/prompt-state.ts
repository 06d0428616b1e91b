import { prompt } from '#contracts/http/bot/prompt';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { atomWithQuery } from '../../state/atoms.js';

/** What the owner has taught the bot, as the server holds it. */
export const promptAtom = atomWithQuery(() => ({
  queryKey: queryKeys.prompt,
  queryFn: ({ signal }) => call(prompt.read, { signal }),
}));

/** What a lead reads whose call nobody took. */
export const callReplyAtom = atomWithQuery(() => ({
  queryKey: queryKeys.callReply,
  queryFn: ({ signal }) => call(prompt.readCallReply, { signal }),
}));
