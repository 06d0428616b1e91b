import { createHash } from 'node:crypto';
import { hasImage, textOf } from './protocol.ts';
import type { AssistantMessage, ChatRequest, Usage } from './protocol.ts';

// One token is about four characters. An image costs 765 tokens: three tiles of 255, gpt-4o's price for 512 px.
const charsPerToken = 4;
const tokensPerImage = 765;
const cacheStepTokens = 128;
const cacheMinTokens = 1_024;
const rememberedSteps = 100_000;

export function countTokens(text: string): number {
  return Math.ceil(text.length / charsPerToken);
}

/**
 * Simulates the providers' prompt cache: a prompt that starts like an earlier one is cached from 1024 tokens
 * on, in steps of 128. A clock or a random id early in the prompt shows up as zero cached tokens.
 */
export class PromptCache {
  private readonly seen = new Set<string>();

  /** Number of cached tokens of this prompt. Also adds the prompt to the cache. */
  lookUp(request: ChatRequest): number {
    const prompt = JSON.stringify(request.tools ?? []) + JSON.stringify(request.messages);
    const stepChars = cacheStepTokens * charsPerToken;
    const hash = createHash('sha1').update(request.model);
    let cached = 0;
    let unbroken = true;
    for (let from = 0; from + stepChars <= prompt.length; from += stepChars) {
      const key = hash
        .update(prompt.slice(from, from + stepChars))
        .copy()
        .digest('base64');
      unbroken = unbroken && this.seen.has(key);
      if (unbroken) cached += cacheStepTokens;
      this.remember(key);
    }
    return cached >= cacheMinTokens ? cached : 0;
  }

  private remember(key: string): void {
    this.seen.delete(key);
    this.seen.add(key);
    if (this.seen.size > rememberedSteps) this.seen.delete(this.seen.values().next().value as string);
  }
}

export function usageOf(request: ChatRequest, answer: AssistantMessage, cachedTokens: number): Usage {
  const promptText =
    request.messages.map((message) => textOf(message) + JSON.stringify(message.tool_calls ?? '')).join('') +
    JSON.stringify(request.tools ?? '');
  const images = request.messages.filter(hasImage).length;
  const prompt = countTokens(promptText) + images * tokensPerImage + request.messages.length * 3;
  const reasoning = countTokens(answer.reasoning_content ?? '');
  const completion = countTokens((answer.content ?? '') + JSON.stringify(answer.tool_calls ?? '')) + reasoning;
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
    prompt_tokens_details: { cached_tokens: Math.min(cachedTokens, prompt) },
    completion_tokens_details: { reasoning_tokens: reasoning },
  };
}
