import type { INestApplicationContext } from '@nestjs/common';
import type { BotId } from '#contracts/values/ids';
import { ConversationsModule } from '#core/features/conversations/conversations.module';
import { RepliesModule } from '#core/features/replies/replies.module';
import type { HeldAnswer } from '#core/features/conversations/reply-story.types';
import { RepliesService } from '#core/features/replies/replies.service';
import { TryOutService } from '#core/features/replies/try-out.service';
import { sandboxSettings } from '../../../scripts/lib/settings/settings.mjs';
import { Sandbox } from '../../support/sandbox.ts';
import { chatOf, inbound, makeOwner, openTestModules, receive, type TestModules } from '../../support/core/test-modules.ts';

/** One answer of the sandbox's model. */
export type Fault = Readonly<Record<string, unknown>> & { readonly kind: string };

export interface Answered {
  readonly texts: readonly string[];
  /** The model's input for an answer, one text per request: the last message. */
  readonly requests: readonly string[];
  /** The model's input for requests that only judge sentences. */
  readonly judgements: readonly string[];
  /** Open questions to the owner. */
  readonly questions: readonly string[];
  /** The owner's log of the answers that were not sent, and of the judged sentences. */
  readonly held: unknown;
  readonly judged: unknown;
  readonly promptTokens: number;
}

/** A bot with a training text, and a model whose answers a test writes. */
export class TrainedShop {
  private constructor(
    readonly sandbox: Sandbox,
    private readonly of: {
      readonly modules: TestModules;
      readonly app: INestApplicationContext;
      readonly botId: BotId;
    },
    private phones: number,
  ) {}

  /** @param settings of the programs, beside those of the sandbox. */
  static async open(training: string, firstPhone: number, settings: Record<string, string> = {}): Promise<TrainedShop> {
    const [modules, sandbox] = await Promise.all([openTestModules(), Sandbox.start()]);
    const env = { ...(sandboxSettings(sandbox.addresses, {}) as Record<string, string>), ...settings };
    const app = await modules.open([ConversationsModule, RepliesModule], env);
    const { botId } = await makeOwner(modules, 1_000, training);
    return new TrainedShop(sandbox, { modules, app, botId }, firstPhone);
  }

  async close(): Promise<void> {
    await this.of.modules.close();
    await this.sandbox.close();
  }

  /** The lead's answer when the model answers with these texts, one per request. */
  async answered(asked: string, ...replies: string[]): Promise<Answered> {
    return this.answeredAfter(
      asked,
      replies.map((content) => ({ kind: 'reply', content })),
    );
  }

  /** The explanation that the owner reads in the try-out when the model answers the same way. */
  async triedOut(asked: string, faults: readonly Fault[]): Promise<{ texts: readonly string[]; held: readonly HeldAnswer[] | undefined }> {
    const { app, botId } = this.of;
    await this.sandbox.llm.fault({ next: faults });
    const { bubbles, trace } = await app.get(TryOutService).answer(botId, [{ role: 'lead', body: asked }]);
    return { texts: bubbles, held: trace.read?.held };
  }

  /** The lead's answer when the model's requests end like this. */
  async answeredAfter(asked: string, faults: readonly Fault[]): Promise<Answered> {
    const { modules, app, botId } = this.of;
    await this.sandbox.llm.fault({ next: faults });
    const before = (await this.sandbox.llm.requests()).at(-1)?.seq ?? 0;
    const [first] = await receive(app, [inbound(botId, chatOf(String((this.phones += 1))), { body: asked })], false);
    const { conversationId } = first!;
    await app.get(RepliesService).generate(botId, conversationId, new AbortController().signal);
    const rows = await modules.sql<{ body: string }>(
      `SELECT body FROM messages WHERE conversation_id = $1 AND sender = 'bot' ORDER BY seq`,
      [conversationId],
    );
    const seen = (await this.sandbox.llm.requests()).filter(({ seq }) => seq > before);
    const texts = seen.map(({ request }) => ({ text: String(request.messages.at(-1).content), isJudging: request.tools === undefined }));
    const asking = await modules.sql<{ question: string }>(`SELECT question FROM owner_questions WHERE conversation_id = $1`, [
      conversationId,
    ]);
    const [reply] = await modules.sql<{ read: { held?: unknown; judged?: unknown } | null; tokens: number }>(
      `SELECT read, prompt_tokens AS tokens FROM replies WHERE bot_id = $1 ORDER BY created_at DESC LIMIT 1`,
      [botId],
    );
    return {
      texts: rows.map(({ body }) => body),
      requests: texts.flatMap(({ text, isJudging }) => (isJudging ? [] : [text])),
      judgements: texts.flatMap(({ text, isJudging }) => (isJudging ? [text] : [])),
      questions: asking.map(({ question }) => question),
      held: reply?.read?.held,
      judged: reply?.read?.judged,
      promptTokens: reply?.tokens ?? 0,
    };
  }
}
