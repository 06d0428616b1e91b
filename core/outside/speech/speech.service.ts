import { cutText } from '#contracts/values/texts';
import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { storableText } from '#contracts/values/base/storable-text';
import { Config } from '../../platform/config/config.js';
import { boundedFetch } from '../../platform/guarded-http/bounded-fetch.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { isPassing, voiceFilename } from './speech.rules.js';

const triesMax = 3;
const pauseMs = 500;
const bytesMax = 1_000_000;
/** A longer transcript is not an order, for example a song. */
const textMaxChars = 4_000;
const Transcription = z.object({ text: z.string() });

/**
 * Speech to text by an OpenAI-compatible `/audio/transcriptions`. Configured apart from the chat model
 * because many of those accept no audio.
 */
@Injectable()
export class Speech {
  constructor(
    @Inject(Config) private readonly config: Config,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** False when the operator configured no such service. */
  get canHear(): boolean {
    return this.config.SPEECH_BASE_URL !== undefined;
  }

  /**
   * The transcript, in Indonesian when the language is unclear. Null when transcription failed. Rejects only
   * when the signal is aborted.
   */
  async transcribe(voice: { readonly bytes: Buffer; readonly mimetype: string }, signal: AbortSignal): Promise<string | null> {
    if (!this.canHear) return null;
    for (let tries = 1; ; tries += 1) {
      const outcome = await this.attempt(voice, signal);
      if (typeof outcome === 'string') return outcome === '' ? null : cutText(outcome, textMaxChars);
      if (!outcome.isPassing || tries >= triesMax) return null;
      await wait(pauseMs * tries, undefined, { signal });
    }
  }

  private async attempt(
    voice: { readonly bytes: Buffer; readonly mimetype: string },
    signal: AbortSignal,
  ): Promise<string | { isPassing: boolean }> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(voice.bytes)], { type: voice.mimetype }), voiceFilename(voice.mimetype));
    form.set('model', this.config.SPEECH_MODEL);
    form.set('language', 'id');
    form.set('response_format', 'json');
    try {
      const headers = { Authorization: `Bearer ${this.config.SPEECH_API_KEY}` };
      const url = `${this.config.SPEECH_BASE_URL}/audio/transcriptions`;
      const response = await boundedFetch(url, { method: 'POST', headers, body: form, signal }, bytesMax);
      if (response.ok) return storableText(Transcription.parse(await response.json()).text).trim();
      await response.body?.cancel();
      this.log.warn({ event: 'speech.failed', status: response.status });
      return { isPassing: isPassing(response.status) };
    } catch (error) {
      signal.throwIfAborted();
      this.log.warn({ event: 'speech.failed', ...errorFields(error) });
      return { isPassing: true };
    }
  }
}
