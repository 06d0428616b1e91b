import { Inject, Injectable } from '@nestjs/common';
import type { OwnerId } from '#contracts/values/ids';
import { Clock } from '../../platform/clock/clock.js';
import { Llm, type LlmAnswer, type LlmMessage } from '../../outside/llm/llm.service.js';
import { LlmError } from '../../outside/llm/llm.errors.js';
import type { ThreadMessage, ToolStory } from '../conversations/conversations.types.js';
import type { Prompts } from '../prompts/prompts.service.js';
import { splitBubbles, upToLastSentence } from './reply-bubbles.rules.js';
import { buildMessages, historyTokens, shortHistoryTokens } from './reply-prompt.rules.js';
import { noEffects, runTool, toolDefinitions, type Effects } from './reply-tools.js';

const stepsMax = 6;
const answerTokens = 4_000;
const storyChars = 2_000;
/** A model that refused a picture is not shown one for that long. */
const blindMs = 10 * 60_000;

export interface Situation {
  readonly ownerId: OwnerId;
  readonly prompts: Prompts;
  readonly leadName: string;
  readonly history: readonly ThreadMessage[];
  readonly open: readonly ThreadMessage[];
  /** Pictures of the open turn, as `data:` addresses by message id. */
  readonly images?: ReadonlyMap<string, string>;
}

/** An answer that was thought out and not said yet. */
export interface Draft {
  /** In order; empty when the model had nothing to say. */
  readonly bubbles: readonly string[];
  readonly effects: Effects;
  readonly tools: readonly ToolStory[];
  readonly model: string;
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly tookMs: number;
}

/** Thinks out the answer to one turn: the model, its tools, and the cut into bubbles. Does nothing to the world. */
@Injectable()
export class ReplyAgent {
  private blindUntilMs = 0;

  constructor(
    @Inject(Llm) private readonly llm: Llm,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * @param signal the absolute end of the thinking.
   * @throws LlmError when no model gave a usable answer.
   */
  async draft(situation: Situation, signal: AbortSignal): Promise<Draft> {
    const images = this.clock.now().getTime() < this.blindUntilMs ? undefined : situation.images;
    try {
      return await this.think({ ...situation, images }, historyTokens, signal);
    } catch (error) {
      if (!(error instanceof LlmError)) throw error;
      if (error.failure === 'context') return this.think({ ...situation, images: undefined }, shortHistoryTokens, signal);
      if (error.failure !== 'refused' || !images?.size) throw error;
      // a model that cannot see refuses the whole request
      const draft = await this.think({ ...situation, images: undefined }, historyTokens, signal);
      this.blindUntilMs = this.clock.now().getTime() + blindMs;
      return draft;
    }
  }

  private async think(situation: Situation, tokens: number, signal: AbortSignal): Promise<Draft> {
    const startedAt = this.clock.now().getTime();
    const messages = buildMessages({ ...situation, now: this.clock.now(), historyTokens: tokens });
    const effects = noEffects();
    const tools: ToolStory[] = [];
    const spent = { prompt: 0, completion: 0 };
    for (let step = 1; ; step += 1) {
      const answer = await this.llm.complete(
        {
          messages,
          tools: toolDefinitions,
          toolChoice: step < stepsMax ? 'auto' : 'none',
          maxTokens: answerTokens,
          cacheKey: situation.ownerId,
        },
        signal,
      );
      spent.prompt += answer.promptTokens;
      spent.completion += answer.completionTokens;
      if (answer.toolCalls.length === 0 || step >= stepsMax) {
        const text = answer.isCut ? upToLastSentence(answer.content) : answer.content;
        const tookMs = this.clock.now().getTime() - startedAt;
        return {
          bubbles: splitBubbles(text),
          effects,
          tools,
          model: answer.model,
          promptTokens: spent.prompt,
          completionTokens: spent.completion,
          tookMs,
        };
      }
      this.runTools(answer, messages, effects, tools);
    }
  }

  private runTools(answer: LlmAnswer, messages: LlmMessage[], effects: Effects, tools: ToolStory[]): void {
    messages.push(answer.message);
    for (const call of answer.toolCalls) {
      const result = runTool(call, effects);
      tools.push({ name: call.name.slice(0, 60), arguments: call.arguments.replaceAll('\0', '').slice(0, storyChars), result });
      messages.push({ role: 'tool', tool_call_id: call.id, content: result });
    }
  }
}
