import { Inject, Injectable } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { MessagesService } from '#core/features/conversations/messages/messages.service';
import type { EditedOriginal } from '#core/features/conversations/conversations.types';
import { openSealedEdit } from '#core/outside/whatsapp/content/sealed-edits';
import { addressesOf } from '#core/outside/whatsapp/jids';
import type { ReadMessage, SealedEdit } from '#core/outside/whatsapp/link.types';
import { protoContext } from '#core/outside/whatsapp/proto-context';
import { SecretBox } from '#core/platform/crypto/secret-box';
import { errorFields, Log } from '#core/platform/log/log';
import { claimOf, completed } from './chat-addresses.js';
import type { Cut } from './session-ledger.js';

type SealedMessage = ReadMessage & { readonly sealed: SealedEdit };

/**
 * Decrypts edits that are sealed with the secret of the message that they change. The secret is stored with
 * that message, encrypted, so this happens right before the commit.
 */
@Injectable()
export class SealedEdits {
  constructor(
    @Inject(MessagesService) private readonly conversations: MessagesService,
    @Inject(SecretBox) private readonly box: SecretBox,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * Returns the cuts with each sealed edit replaced by its decrypted form. If its message is missing, or only the
   * message's second upload is stored, the edit stays sealed and is kept until the message arrives. Invalid edits are
   * left out. One statement is used, and none when nothing is sealed.
   * @param among further messages of the same commit that may be changed; by default the messages of each cut
   */
  async open(cuts: readonly Cut[], among?: readonly ReadMessage[]): Promise<readonly Cut[]> {
    const sealed = cuts.flatMap(({ ledger, messages }) =>
      messages.filter(isSealed).flatMap(({ at, sealed: { of }, sender, waId }) =>
        // a choice may be added to a poll of either side
        (of === 'choice' ? (['lead', 'owner'] as const) : [sender]).map((writer) => ({ botId: ledger.botId, at, sender: writer, waId })),
      ),
    );
    if (sealed.length === 0) return cuts;
    const stored = await this.conversations.editedOriginals(sealed);
    return Promise.all(cuts.map((cut) => this.opened(cut, stored, among ?? cut.messages)));
  }

  private async opened(cut: Cut, stored: readonly EditedOriginal[], among: readonly ReadMessage[]): Promise<Cut> {
    const { botId } = cut.ledger;
    const messages: ReadMessage[] = [];
    for (const message of cut.messages) {
      if (!isSealed(message)) {
        messages.push(message);
        continue;
      }
      const inCut = among.filter((one) => one.proto && isOriginal(one, message));
      const inStore = stored.filter((one) => one.botId === botId && isOriginal(one, message));
      const kept = [...inCut.map((one) => one.proto!), ...inStore.flatMap((one) => this.unsealed(botId, one.proto))];
      const isChoice = message.sealed.of === 'choice';
      const theirs = message.writers && !isChoice ? [] : addressesOf(await completed(cut.ledger, claimOf(message)));
      const writers = [...(message.writers ?? []), ...theirs];
      const waits = !isChoice && (kept.length === 0 || inCut.some((one) => one.again) || inStore.some((one) => one.incomplete));
      const edit = openOne({ ...message, writers }, kept) ?? (waits ? { ...message, writers } : null);
      if (edit) messages.push(edit);
      else this.log.info({ event: 'session.edit-not-opened', botId, waId: message.waId, originals: kept.length });
    }
    return { ...cut, messages };
  }

  /**
   * The decrypted bytes of a stored message. Empty when they cannot be decrypted; the message then keeps its old
   * text.
   */
  private unsealed(botId: BotId, proto: Buffer): Uint8Array[] {
    try {
      return [this.box.open(proto, protoContext(botId))];
    } catch (error) {
      this.log.warn({ event: 'session.secret-not-opened', botId, ...errorFields(error) });
      return [];
    }
  }
}

function openOne(
  { sealed, waId, writers, ...rest }: SealedMessage & Required<Pick<ReadMessage, 'writers'>>,
  originals: readonly Uint8Array[],
): ReadMessage | null {
  for (const original of originals) {
    const change = openSealedEdit({ ...sealed, waId }, original, writers);
    if (change && sealed.id !== undefined) return messageOf(rest, { ...change, waId: sealed.id });
    if (change) return { ...rest, ...change };
  }
  return null;
}

/** The message for a decrypted change that is not an edit but a separate message. */
function messageOf(
  { edited: _edited, ...rest }: Omit<ReadMessage, 'sealed' | 'waId'>,
  said: Pick<ReadMessage, 'body' | 'kind' | 'waId'>,
): ReadMessage {
  return { ...rest, ...said };
}

/**
 * True for the message that this edit changes. Each side edits only its own messages, but adds choices to polls of
 * both sides.
 */
function isOriginal(one: Pick<ReadMessage, 'edited' | 'isReaction' | 'sender' | 'waId'>, { sealed, sender, waId }: ReadMessage): boolean {
  return one.waId === waId && (one.sender === sender || sealed?.of === 'choice') && !one.edited && !one.isReaction;
}

function isSealed(message: ReadMessage): message is SealedMessage {
  return message.sealed !== undefined;
}
