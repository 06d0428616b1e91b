import type { AccountId, BotId, ConversationId } from '#contracts/values/ids';

/** The lead who sent a file. */
export interface SendingLead {
  readonly botId: BotId;
  readonly conversationId: ConversationId;
}

/** Space that is kept for one file until it is stored or given up. */
export interface Reservation {
  readonly id: string;
  readonly accountId: AccountId;
  readonly bytes: number;
  /** Set when the file counts against the daily limit of a lead. */
  readonly lead?: SendingLead & { readonly day: string };
}

/** Why there is no space: the account is full, or the lead has reached the daily limit. */
export type StorageRefusal = 'account-full' | 'lead-full';

export interface StorageUse {
  readonly usedBytes: number;
  readonly limitBytes: number;
}
