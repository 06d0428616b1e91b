import { parseFaults, type LlmFault } from './faults.ts';
import { textOf } from './protocol.ts';
import type { ChatRequest, Draft } from './protocol.ts';

interface Step {
  content?: string | null;
  toolCalls?: { name: string; arguments: string | Record<string, unknown> }[];
}

/** The model's answers in one turn: one step per request. Further requests get the last step again. */
interface ScriptedTurn {
  /** Text contained in the lead's message. */
  when: string;
  steps: Step[];
  /** Applied before the first step. Each fault is used for one request. */
  faults?: LlmFault[];
}

interface Script {
  /** Text contained in every request of this conversation and in no other: the lead's name. */
  about: string;
  turns: ScriptedTurn[];
}

/**
 * Scripted conversations, many at once. The next answer is derived from the request itself: its conversation, its
 * turn, and the number of model messages in that turn. Therefore a repeated request gets the same answer.
 */
export class Scripts {
  private scripts: Script[] = [];

  /** @throws Error with a message for the author of the script. */
  add(body: unknown): void {
    for (const script of (Array.isArray(body) ? body : [body]) as Script[]) {
      if (!script?.about || !Array.isArray(script.turns)) throw new Error('a script has "about" and "turns"');
      for (const turn of script.turns) {
        if (!turn.when || !Array.isArray(turn.steps) || turn.steps.length === 0)
          throw new Error('a turn of a script has "when" and "steps"');
        turn.faults = parseFaults(turn.faults ?? []);
      }
      this.scripts.push(script);
    }
  }

  clear(): void {
    this.scripts = [];
  }

  /**
   * The next scripted answer. Undefined when the request belongs to no script, or has no tools and so is not a lead's
   * turn.
   * @param isWithoutTools true for a server that refuses tools; requests without tools then count too
   */
  take(request: ChatRequest, isWithoutTools = false): { fault: LlmFault } | { draft: Draft } | undefined {
    if (this.scripts.length === 0 || (!request.tools && !isWithoutTools)) return undefined;
    const texts = request.messages.map(textOf);
    const asked = (turn: ScriptedTurn): number =>
      request.messages.findLastIndex(({ role }, at) => role === 'user' && texts[at]!.includes(turn.when));
    const script = this.scripts.find(({ about }) => texts.some((text) => text.includes(about)));
    const turn = script?.turns.toReversed().reduce((one, other) => (asked(other) > asked(one) ? other : one));
    if (!turn || asked(turn) < 0) return undefined;
    const fault = turn.faults?.shift();
    if (fault) return { fault };
    const answers = request.messages.slice(asked(turn) + 1).filter(({ role }) => role === 'assistant').length;
    return { draft: draftOf(turn.steps[Math.min(answers, turn.steps.length - 1)]!) };
  }
}

/** A draft with exactly this text and these calls. */
export function draftOf({ content, toolCalls = [] }: Step): Draft {
  return {
    content: content ?? null,
    toolCalls: toolCalls.map(({ name, arguments: args }) => ({ name, arguments: typeof args === 'string' ? args : JSON.stringify(args) })),
  };
}
