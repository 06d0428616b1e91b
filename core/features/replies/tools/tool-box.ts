import type { LlmTool, LlmToolCall } from '../../../outside/llm/llm.service.js';
import type { OwnerData } from '../owner-data/owner-data.rules.js';
import type { Tool, ToolContext } from './tool.js';

interface Options {
  /** Time for one call. */
  readonly limitMs: number;
  /** Told of what a tool threw. */
  readonly onFailure: (name: string, error: unknown) => void;
}

const resultChars = 6_000;

type Act = (context: ToolContext) => string | Promise<string>;

/** The tools a model is offered, and the running of its calls. */
export class ToolBox {
  private readonly tools: ReadonlyMap<string, Tool>;
  constructor(
    tools: readonly Tool[],
    private readonly options: Options,
  ) {
    this.tools = new Map(tools.map((one) => [one.name, one]));
  }

  /** What a model is offered, in a stable order: it belongs to the prefix that providers cache, and changes for an owner when a list grows long. */
  definitions(data: OwnerData): LlmTool[] {
    return [...this.tools.values()].filter(({ isOffered }) => isOffered?.(data) ?? true).map((one) => one.definition);
  }

  /** Whether a call would run: a known tool with arguments that fit. */
  readonly isRunnable = (call: LlmToolCall): boolean => typeof this.read(call) !== 'string';

  /** As the model calls them. */
  get names(): string[] {
    return [...this.tools.keys()];
  }

  /** Whether amounts in what this tool found have a ground. */
  isSource(name: string): boolean {
    return this.tools.get(name)?.isSource === true;
  }

  /**
   * Runs one call. Whatever is wrong with it is told to the model, which may then try again. Never throws: an answer that ran out of
   * time ends at the next question to the model, with what was decided until then.
   */
  async run(call: LlmToolCall, context: ToolContext): Promise<string> {
    const act = this.read(call);
    if (typeof act === 'string') return act;
    const { callsMax } = this.tools.get(call.name)!;
    if (callsMax !== undefined && context.earlier.filter(({ name }) => name === call.name).length >= callsMax)
      return `Kesalahan: ${call.name} sudah ${callsMax} kali dipanggil untuk pesan ini. Jawab dengan hasil yang sudah ada.`;
    try {
      const signal = AbortSignal.any([context.signal, AbortSignal.timeout(this.options.limitMs)]);
      return bounded(await act({ ...context, signal }));
    } catch (error) {
      this.options.onFailure(call.name, error);
      return `Kesalahan: ${call.name} sedang tidak dapat dipakai.`;
    }
  }

  /** The act of a call, or what is wrong with it. */
  private read(call: LlmToolCall): string | Act {
    const found = this.tools.get(call.name);
    if (!found) return `Kesalahan: alat ${call.name.slice(0, 60)} tidak ada.`;
    let values: unknown;
    try {
      values = JSON.parse(call.arguments === '' ? '{}' : call.arguments);
    } catch {
      return 'Kesalahan: argumen bukan JSON yang sah. Panggil lagi dengan JSON yang benar.';
    }
    const parsed = found.shape.safeParse(values);
    if (!parsed.success)
      return `Kesalahan: argumen tidak sesuai (${parsed.error.issues.map((issue) => issue.path.join('.') || 'semua').join(', ')}).`;
    return (context) => found.run(parsed.data, context);
  }
}

/** What a tool found is read by a model that is paid by the word, whatever a service or a list holds. */
function bounded(result: string): string {
  return result.length > resultChars ? `${result.slice(0, resultChars).toWellFormed()} […]` : result;
}
