import type { INestApplicationContext } from '@nestjs/common';
import type { AccountId, BotId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { emptyProduct } from '#contracts/values/selling/products';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import type { InboundMessage } from '#core/features/conversations/conversations.types';
import { KnowledgeModule } from '#core/features/knowledge/knowledge.module';
import { KnowledgeService } from '#core/features/knowledge/knowledge.service';
import { ProductsModule } from '#core/features/products/products.module';
import { ProductsService } from '#core/features/products/products.service';
import { RepliesModule } from '#core/features/replies/replies.module';
import { RepliesService } from '#core/features/replies/replies.service';
import { sandboxSettings } from '../../scripts/lib/settings/settings.mjs';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../support/core/test-modules.ts';
import { Sandbox } from '../support/sandbox.ts';

const training = `Toko Kaos Sari. Kaos polos Rp 75.000. Jaket Rp 185.000. Diskon member 10%. Tidak ada refund.
Transfer BCA 7751234567 a.n. Sari. Katalog tokosari.id`;
/** Texts that the bot may know and must not disclose. */
export const secrets = 'Modal kaos 40rb, batas nego 68rb. Supplier kami CV Benang Mas, kontak 0813-7777-8888.';
const question = 'Kaos polos masih ada kak?';
const asks: Partial<InboundMessage> = { body: question };
const nameChars = 100;

interface Stored {
  readonly app: INestApplicationContext;
  readonly accountId: AccountId;
  readonly productId: string;
}

/** Puts a text where the model reads it. @returns the lead's message, and how to take the text out again */
type Place = (
  text: string,
  stored: Stored,
) => Promise<{ readonly message: Partial<InboundMessage>; readonly undo?: () => Promise<unknown> }>;

const shirt = { ...emptyProduct, name: 'Kaos polos', priceIdr: 75_000 };

export const places: Readonly<Record<string, Place>> = {
  "a lead's message": async (text) => ({ message: { body: text } }),
  "a lead's name": async (text) => ({ message: { ...asks, name: text.slice(0, nameChars) } }),
  'a note of a product': async (text, { app, accountId, productId }) => {
    const products = app.get(ProductsService);
    await products.update(accountId, productId, { ...shirt, notes: text.slice(0, limits.productNotesMaxChars) });
    return { message: asks, undo: () => products.update(accountId, productId, shirt) };
  },
  'the name of a file': async (text) => ({
    message: {
      body: '',
      kind: 'document',
      media: { mimetype: 'application/pdf', seconds: null, name: `${text.slice(0, limits.fileNameMaxChars - 4)}.pdf` },
    },
  }),
  'a quoted message': async (text) => ({ message: { ...asks, quoted: { waId: 'UNKNOWN', kind: 'text', body: text, by: 'owner' } } }),
  "a lead's question that the owner saved": async (text, { app, accountId }) => {
    const knowledge = app.get(KnowledgeService);
    const saved = { question: text.slice(0, limits.questionMaxChars), answer: 'Masih, Kak.', origin: 'lead' } as const;
    const { id } = await knowledge.create(accountId, saved);
    return { message: asks, undo: () => knowledge.remove(accountId, id) };
  },
};

/** A shop whose model answers with given words, however often it is asked again. */
export class AttackedShop {
  #phones = 6281311110000;

  private constructor(
    private readonly modules: TestModules,
    private readonly sandbox: Sandbox,
    private readonly botId: BotId,
    private readonly stored: Stored,
  ) {}

  static async open(): Promise<AttackedShop> {
    const [modules, sandbox] = await Promise.all([openTestModules(), Sandbox.start()]);
    const env = sandboxSettings(sandbox.addresses, {}) as Record<string, string>;
    const app = await modules.open([ConversationsModule, RepliesModule, ProductsModule, KnowledgeModule], env);
    const { accountId, botId } = await makeOwner(modules, null, training);
    await modules.sql(`UPDATE bot_settings SET secret = $2 WHERE bot_id = $1`, [botId, secrets]);
    const product = await app.get(ProductsService).create(accountId, shirt);
    return new AttackedShop(modules, sandbox, botId, { app, accountId, productId: product.id });
  }

  /** The instruction that the model is sent. */
  async instruction(): Promise<string> {
    await this.#say(asks);
    const last = (await this.sandbox.llm.requests()).at(-1);
    return String(last.request.messages[0].content);
  }

  /** All texts that a new lead reads after an attack in a place, when the model answers with `content`. */
  async answer(place: string, attack: string, content: string): Promise<string> {
    const { message, undo } = await places[place]!(attack, this.stored);
    await this.sandbox.llm.fault({ next: [{ kind: 'reply', content, times: 'always' }] });
    const sent = await this.#say(message);
    await this.sandbox.llm.heal();
    await undo?.();
    return sent;
  }

  async close(): Promise<void> {
    await this.modules.close();
    await this.sandbox.close();
  }

  async #say(message: Partial<InboundMessage>): Promise<string> {
    const [first] = await receive(this.stored.app, [inbound(this.botId, chatOf(String((this.#phones += 1))), message)], false);
    await this.stored.app.get(RepliesService).generate(this.botId, first!.conversationId, new AbortController().signal);
    const rows = await this.modules.sql<{ body: string }>(
      `SELECT body FROM messages WHERE conversation_id = $1 AND sender = 'bot' ORDER BY seq`,
      [first!.conversationId],
    );
    return rows.map(({ body }) => body).join('\n');
  }
}
