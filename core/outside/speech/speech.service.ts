import { cutText } from '#contracts/values/texts';
import { Inject, Injectable } from '@nestjs/common';
import pRetry, { AbortError } from 'p-retry';
import { z } from 'zod';
import { storableText } from '#contracts/values/base/storable-text';
import { Config } from '../../platform/config/config.js';
import { boundedFetch } from '../../platform/guarded-http/bounded-fetch.js';
import { errorFields, Log } from '../../platform/log/log.js';
import { isPassing, voiceFilename } from './speech.rules.js';

const retriesMax = 2;
const firstPauseMs = 500;
const bytesMax = 1_000_000;
/** Maximum length of a transcript. A longer transcript is not an order, but for example a song. */
const textMaxChars = 4_000;
const Transcription = z.object({ text: z.string() });

/**
 * Speech to text by an OpenAI-compatible `/audio/transcriptions`. It has its own settings, because many servers of
 * chat models accept no audio.
 */
@Injectable()
export class Speech {
  constructor(
    @Inject(Config) private readonly config: Pick<Config, 'SPEECH_API_KEY' | 'SPEECH_BASE_URL' | 'SPEECH_MODEL'>,
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
    try {
      const text = await pRetry(() => this.attempt(voice, signal), { retries: retriesMax, minTimeout: firstPauseMs, signal });
      return text === '' ? null : cutText(text, textMaxChars);
    } catch {
      signal.throwIfAborted();
      return null;
    }
  }

  /** @throws AbortError when another attempt would fail too; an Error when one may succeed. */
  private async attempt(voice: { readonly bytes: Buffer; readonly mimetype: string }, signal: AbortSignal): Promise<string> {
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
      const failure = new Error(`HTTP ${response.status}`);
      throw isPassing(response.status) ? failure : new AbortError(failure);
    } catch (error) {
      signal.throwIfAborted();
      this.log.warn({ event: 'speech.failed', ...errorFields(error) });
      throw error;
    }
  }
}
