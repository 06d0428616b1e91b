import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { Log } from '../../platform/log/log.js';
import { believedUntil, goodLook, lookAt, plainLook, sightOf, type Look, type Sight } from './llm-sight.rules.js';

/** Sends one small request to a model. Rejects only when the signal is aborted. */
export type Ask<Model> = (model: Model, messages: ChatCompletionMessageParam[], signal: AbortSignal) => Promise<Look>;

const probeMs = 10_000;

/**
 * Remembers which models support images, as a property of a model at an endpoint. After a server refused a request
 * with a lead's picture, the support is tested with a picture of our own. The result expires after a while.
 */
export class LlmSight<Model extends { readonly model: string }> {
  private readonly known = new Map<Model, { sight: Sight; untilMs: number }>();
  private readonly probes = new Map<Model, Promise<Sight | null>>();

  constructor(
    private readonly ask: Ask<Model>,
    private readonly nowMs: () => number,
    private readonly log: Log,
  ) {}

  isBlind(model: Model): boolean {
    return this.remembered(model) === 'blind';
  }

  /**
   * Returns those pictures that the first model with image support accepts, each sent alone. Empty when no
   * model supports images.
   */
  async taken(models: readonly Model[], pictures: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
    for (const model of models) {
      const sight = this.remembered(model) ?? (await this.probe(model));
      signal.throwIfAborted();
      if (sight !== 'seeing') continue;
      // this single picture was already refused
      if (pictures.length === 1) return [];
      const looks = await Promise.all(pictures.map((one) => this.ask(model, lookAt(one), signal)));
      return pictures.filter((_, at) => looks[at] === 'taken');
    }
    return [];
  }

  private remembered(model: Model): Sight | null {
    const known = this.known.get(model);
    return known && known.untilMs > this.nowMs() ? known.sight : null;
  }

  /**
   * Runs one test per model at a time. The test has its own time limit, because the caller that started it may be
   * aborted.
   */
  private probe(model: Model): Promise<Sight | null> {
    const running = this.probes.get(model) ?? this.look(model).finally(() => this.probes.delete(model));
    this.probes.set(model, running);
    return running;
  }

  private async look(model: Model): Promise<Sight | null> {
    try {
      const signal = AbortSignal.timeout(probeMs);
      const good = await this.ask(model, goodLook, signal);
      const sight = sightOf(good, good === 'refused' ? await this.ask(model, plainLook, signal) : 'unknown');
      if (sight === null) return null;
      this.known.set(model, { sight, untilMs: believedUntil(sight, this.nowMs()) });
      this.log.info({ event: 'llm.sight', model: model.model, sight });
      return sight;
    } catch {
      return null;
    }
  }
}
