import { randomBytes } from 'node:crypto';
import { ApiError } from './api-error.ts';
import type { AssistantMessage, ChatRequest } from './protocol.ts';

const remembered = 5_000;

/**
 * Secrets that some providers put into tool-call turns and require back unchanged: Gemini's
 * `thought_signature` and DeepSeek's `reasoning_content`. Only checked for call ids issued here.
 */
export class Echoes {
  private readonly signatures = new Map<string, string>();
  private readonly reasonings = new Map<string, string>();

  /** Adds the secrets to a new tool-call message, according to the settings. */
  issue(message: AssistantMessage, settings: { thoughtSignature: boolean; reasoningContent: boolean }): void {
    const [first] = message.tool_calls ?? [];
    if (!first) return;
    if (settings.thoughtSignature) {
      const signature = randomBytes(24).toString('base64');
      // Gemini signs only the first call of a step.
      first.extra_content = { google: { thought_signature: signature } };
      keep(this.signatures, first.id, signature);
    }
    if (settings.reasoningContent) {
      message.reasoning_content = `Pelanggan perlu data dari ${first.function.name}, jadi saya panggil dulu.`;
      keep(this.reasonings, first.id, message.reasoning_content);
    }
  }

  /** Refuses a history in which these secrets are missing or changed. */
  check(request: ChatRequest): void {
    request.messages.forEach((message, at) => {
      for (const call of message.tool_calls ?? []) {
        const signature = this.signatures.get(call.id);
        if (signature !== undefined && call.extra_content?.google?.thought_signature !== signature) {
          throw new ApiError(400, {
            message: `Function call is missing a thought_signature in functionCall parts. Additional data, function call \`default_api:${call.function.name}\`, position ${at}.`,
          });
        }
        const reasoning = this.reasonings.get(call.id);
        if (reasoning !== undefined && message.reasoning_content !== reasoning) {
          throw new ApiError(400, { message: `Missing \`reasoning_content\` field in the assistant message at message index ${at}.` });
        }
      }
    });
  }
}

function keep(map: Map<string, string>, id: string, value: string): void {
  map.set(id, value);
  if (map.size > remembered) map.delete(map.keys().next().value as string);
}
