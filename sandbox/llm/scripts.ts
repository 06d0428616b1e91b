import { parseFaults, type LlmFault } from './faults.ts';
import { textOf } from './protocol.ts';
import type { ChatRequest, Draft } from './protocol.ts';

interface Step {
  content?: string | null;
  toolCalls?: { name: string; arguments: string | Record<string, unknown> }[];
}

/** What the model says in one turn: one step for each time it is asked, then the last one again. */
interface ScriptedTurn {
  /** Words of the lead's message. */
  when: string;
  steps: Step[];
  /** Strike before the first step, one request each. */
  faults?: LlmFault[];
}

interface Script {
  /** Words that stand in every request of this conversation and in no other: the name the lead goes by. */
  about: string;
  turns: ScriptedTurn[];
}

/**
 * Conversations that are played word for word, many at once. Which answer is due is read off the request itself (whose it is, which
 * turn, how often the model spoke in it), so that a request that is made again gets the same answer.
 */
export class Scripts {
  private scripts: Script[] = [];

  /** @throws Error in words for whoever wrote the script. */
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

  /** Undefined for a request of no scripted conversation, and for one without tools: that is no lead's turn. */
  take(request: ChatRequest): { fault: LlmFault } | { draft: Draft } | undefined {
    if (this.scripts.length === 0 || !request.tools) return undefined;
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

/** Exactly these words and calls. */
export function draftOf({ content, toolCalls = [] }: Step): Draft {
  return {
    content: content ?? null,
    toolCalls: toolCalls.map(({ name, arguments: args }) => ({ name, arguments: typeof args === 'string' ? args : JSON.stringify(args) })),
  };
}
