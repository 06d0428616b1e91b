import type { AccountId, BotId } from '#contracts/values/ids';
import type { Bubble, Memory, ThreadMessage } from '../../conversations/conversations.types.js';
import type { ReadStory, ToolStory } from '../../conversations/reply-story.types.js';
import type { Prompts } from '../../prompts/prompts.service.js';
import type { OwnerData } from '../owner-data/owner-data.rules.js';
import type { ConversationFacts } from '../prompt/conversation-state.rules.js';
import type { Effects } from '../tools/effects.js';
import type { CartCheck } from './cart-reader.rules.js';

/** The input of a draft. */
export interface Situation {
  readonly botId: BotId;
  /** The account with the products, the knowledge and the photos. */
  readonly accountId: AccountId;
  readonly prompts: Prompts;
  readonly data: OwnerData;
  readonly leadName: string;
  readonly history: readonly ThreadMessage[];
  readonly open: readonly ThreadMessage[];
  readonly memory?: Pick<Memory, 'summary' | 'facts'>;
  /** Absent for a conversation that is not stored. */
  readonly known?: ConversationFacts;
  /** Pictures of the open turn, as `data:` URLs by message id. */
  readonly images?: ReadonlyMap<string, string>;
  /** Thumbnails of the statuses that messages of the open turn answer, as `data:` URLs by message id. */
  readonly previews?: ReadonlyMap<string, string>;
  /** The conversation's carts compared with the owner's list, by message id. */
  readonly carts?: ReadonlyMap<string, CartCheck>;
}

/** An answer that was drafted but not sent yet. */
export interface Draft {
  /** In order; empty only when a human answers instead. */
  readonly bubbles: readonly Bubble[];
  readonly effects: Effects;
  readonly tools: readonly ToolStory[];
  readonly model: string;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly tookMs: number;
  /** Cost of this draft alone, in hundredths of a Rupiah; null when unknown. */
  readonly costSen: number | null;
  /** Null for the owner's own text. */
  readonly read: ReadStory | null;
  /** Set for the owner's own text, which costs nothing. */
  readonly isFree?: true;
  /** Set when the text tells the lead that no reply can be given at the moment. */
  readonly tellsQuota?: true;
}
