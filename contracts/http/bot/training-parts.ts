import { z } from 'zod';
import { limits } from '../../values/limits.js';
import { route } from '../route.js';
import { Done } from '../shapes.js';
import { BotVoice } from './voice.js';
import { BotSecret, CallReply, PromptVersion, ReplySettings } from './prompt.js';

/** Words with the same meaning in this shop, one group per line: "jilbab = kerudung". Empty for none. */
export const SameWords = z.object({ text: z.string().max(limits.sameWordsMaxChars, { error: 'Daftar kata lain terlalu panjang.' }) });
export type SameWords = z.infer<typeof SameWords>;

/**
 * Parts of the training that have their own card in the panel. In a separate module from `prompt`, because more pages
 * load `prompt`.
 */
export const trainingParts = {
  /** The latest ten versions, newest first. */
  versions: route('GET', '/prompt/versions', { scope: 'bot', needs: 'training.read', reply: z.array(PromptVersion) }),
  readCallReply: route('GET', '/prompt/call-reply', { scope: 'bot', needs: 'training.read', reply: CallReply }),
  readReplySettings: route('GET', '/prompt/reply-settings', { scope: 'bot', needs: 'training.read', reply: ReplySettings }),
  /** Settings that the request lacks stay unchanged. `saveVoice` has the same rule. */
  saveReplySettings: route('POST', '/prompt/reply-settings', {
    scope: 'bot',
    needs: 'training.write',
    body: ReplySettings.partial(),
    reply: Done,
  }),
  readSecret: route('GET', '/prompt/secret', { scope: 'bot', needs: 'training.write', reply: BotSecret }),
  saveSecret: route('POST', '/prompt/secret', { scope: 'bot', needs: 'training.write', body: BotSecret, reply: Done }),
  saveCallReply: route('POST', '/prompt/call-reply', { scope: 'bot', needs: 'training.write', body: CallReply, reply: Done }),
  readVoice: route('GET', '/prompt/voice', { scope: 'bot', needs: 'training.read', reply: BotVoice }),
  saveVoice: route('POST', '/prompt/voice', { scope: 'bot', needs: 'training.write', body: BotVoice.partial(), reply: Done }),
  readSameWords: route('GET', '/prompt/same-words', { scope: 'bot', needs: 'training.read', reply: SameWords }),
  saveSameWords: route('POST', '/prompt/same-words', { scope: 'bot', needs: 'training.write', body: SameWords, reply: Done }),
} as const;
