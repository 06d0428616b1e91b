import { cutText } from '#contracts/values/texts';
import type { LlmTool, LlmToolCall } from '../../../outside/llm/llm.service.js';
import type { OwnerData } from '../owner-data/owner-data.rules.js';
import { errorFor, type Tool, type ToolContext } from './tool.js';

interface Options {
  /** Time limit of one call. */
  readonly limitMs: number;
  /** Called when a tool throws. */
  readonly onFailure: (name: string, error: unknown) => void;
}

const resultChars = 6_000;

type Action = (context: ToolContext) => string | Promise<string>;

/** Holds the tools offered to a model and runs its calls. */
export class ToolBox {
  private readonly tools: ReadonlyMap<string, Tool>;
  constructor(
    tools: readonly Tool[],
    private readonly options: Options,
  ) {
    this.tools = new Map(tools.map((one) => [one.name, one]));
  }

  /**
   * The tools that are offered to a model, in a stable order, because they are part of the prefix that providers
   * cache. The tools of an owner change when a list becomes too long for the request.
   */
  definitions(data: OwnerData): LlmTool[] {
    return [...this.tools.values()].filter(({ isOffered }) => isOffered?.(data) ?? true).map((one) => one.definition);
  }

  /** True when a call can run: a known tool with valid arguments. */
  readonly isRunnable = (call: LlmToolCall): boolean => typeof this.read(call) !== 'string';

  /** The names that the model uses to call the tools. */
  get names(): string[] {
    return [...this.tools.keys()];
  }

  /** True when a model may call this tool with such data of the owner. */
  isOffered(name: string, data: OwnerData): boolean {
    const found = this.tools.get(name);
    return found !== undefined && (found.isOffered?.(data) ?? true);
  }

  /** True when this tool's results are evidence for amounts. */
  isSource(name: string): boolean {
    return this.tools.get(name)?.isSource === true;
  }

  /**
   * Runs one call. Any problem is reported to the model, which may then try again. Never throws. When the time of the
   * answer is over, the next request to the model fails, and the answer uses the results so far.
   */
  async run(call: LlmToolCall, context: ToolContext): Promise<string> {
    const act = this.read(call);
    if (typeof act === 'string') return bounded(act);
    const { callsMax } = this.tools.get(call.name)!;
    if (callsMax !== undefined && context.earlier.filter(({ name }) => name === call.name).length >= callsMax)
      return errorFor(`${call.name} sudah ${callsMax} kali dipanggil untuk pesan ini. Jawab dengan hasil yang sudah ada.`);
    try {
      const signal = AbortSignal.any([context.signal, AbortSignal.timeout(this.options.limitMs)]);
      return bounded(await act({ ...context, signal }));
    } catch (error) {
      this.options.onFailure(call.name, error);
      return errorFor(`${call.name} sedang tidak dapat dipakai.`);
    }
  }

  /** The action of a call, or a description of what is wrong with it. */
  private read(call: LlmToolCall): string | Action {
    const found = this.tools.get(call.name);
    if (!found) return errorFor(`alat ${cutText(call.name, 60)} tidak ada.`);
    let values: unknown;
    try {
      values = JSON.parse(call.arguments === '' ? '{}' : call.arguments);
    } catch {
      return errorFor('argumen bukan JSON yang sah. Panggil lagi dengan JSON yang benar.');
    }
    const parsed = found.shape.safeParse(values);
    if (!parsed.success)
      return errorFor(`argumen tidak sesuai (${parsed.error.issues.map((issue) => issue.path.join('.') || 'semua').join(', ')}).`);
    return (context) => found.run(parsed.data, context);
  }
}

/**
 * Limits the length of a result, because the model is paid per token. Long results come from services, from lists,
 * and from the description of errors in a call with thousands of arguments.
 */
function bounded(result: string): string {
  return result.length > resultChars ? `${cutText(result, resultChars).toWellFormed()} […]` : result;
}
