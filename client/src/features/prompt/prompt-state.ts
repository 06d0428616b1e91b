import { prompt } from '#contracts/http/bot/prompt';
import { call } from '../../api/client.js';
import { queryKeys } from '../../api/query-keys.js';
import { atomWithQuery } from '../../state/atoms.js';

/** The owner's training settings as stored on the server. */
export const promptAtom = atomWithQuery(() => ({
  queryKey: queryKeys.prompt,
  queryFn: ({ signal }) => call(prompt.read, { signal }),
}));

/** Reply to leads whose call was not answered. */
export const callReplyAtom = atomWithQuery(() => ({
  queryKey: queryKeys.callReply,
  queryFn: ({ signal }) => call(prompt.readCallReply, { signal }),
}));

/** What the bot may use and never say. */
export const botSecretAtom = atomWithQuery(() => ({
  queryKey: queryKeys.botSecret,
  queryFn: ({ signal }) => call(prompt.readSecret, { signal }),
}));

/** Words that mean the same in this shop. */
export const sameWordsAtom = atomWithQuery(() => ({
  queryKey: queryKeys.sameWords,
  queryFn: ({ signal }) => call(prompt.readSameWords, { signal }),
}));
