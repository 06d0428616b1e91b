import { createHash } from 'node:crypto';
import { Router, raw } from 'express';
import type { NextFunction, Request, Response } from 'express';
import { breakAnswer } from '../http/broken-answer.ts';
import { FaultQueue } from '../http/fault-queue.ts';
import { Feed } from '../http/feed.ts';
import { ApiError, invalid, sendApiError } from '../llm/api-error.ts';
import { sendErrorFault } from '../llm/error-fault.ts';
import type { ErrorFault, QueuedBreak } from '../llm/faults.ts';
import { readAudio } from './audio-file.ts';
import type { AudioFacts } from './audio-file.ts';
import { parseMultipart } from './multipart.ts';
import type { FormPart } from './multipart.ts';
import { sendTranscript } from './transcript.ts';

export type SpeechFault = QueuedBreak | ErrorFault;

export interface HeardFile {
  seq: number;
  at: string;
  filename: string;
  sha256: string;
  sizeBytes: number;
  fields: Record<string, string>;
  status: number;
  fault: string | null;
  text: string | null;
}

export const speechModels = ['whisper-1', 'gpt-4o-transcribe', 'gpt-4o-mini-transcribe', 'whisper-large-v3', 'whisper-large-v3-turbo'];
const extensions = ['flac', 'mp3', 'mp4', 'mpeg', 'mpga', 'm4a', 'ogg', 'oga', 'wav', 'webm'];
const maxBytes = 25 * 1024 * 1024;
const demoSentences = [
  'Halo kak, kopi Gayo masih ada? Harganya berapa ya?',
  'Kak, kalau kirim ke Tebet ongkirnya berapa?',
  'Saya mau pesan dua ya kak, bisa dikirim hari ini?',
  'Toko bukanya jam berapa kak?',
];

/** OpenAI's `POST /audio/transcriptions`. `router` is mounted at `/speech/v1`. */
export class SpeechStandIn {
  readonly router = Router();
  readonly faults = new FaultQueue<SpeechFault>();
  readonly heard = new Feed<HeardFile>(200);
  /** Transcripts set by a test, by sha256 (hex) of the file. */
  readonly texts = new Map<string, string>();
  delayMs = 0;

  constructor() {
    this.router.use((request, response, next) => {
      if (/^Bearer \S+$/.test(request.headers.authorization ?? '')) return next();
      sendApiError(response, new ApiError(401, { message: "You didn't provide an API key." }));
    });
    this.router.get(
      '/models',
      (_request, response) =>
        void response.json({
          object: 'list',
          data: speechModels.map((id) => ({ id, object: 'model', created: 1_790_000_000, owned_by: 'sandbox' })),
        }),
    );
    this.router.post('/audio/transcriptions', raw({ type: () => true, limit: '30mb' }), (request, response) =>
      this.transcribe(request, response),
    );
    this.router.use((request, response) =>
      sendApiError(response, new ApiError(404, { message: `Invalid URL (${request.method} ${request.originalUrl})` })),
    );
    this.router.use((error: Error & { status?: number }, _request: Request, response: Response, _next: NextFunction) => {
      sendApiError(response, error instanceof ApiError ? error : new ApiError(error.status ?? 500, { message: error.message }));
    });
  }

  close(): void {
    this.heard.close();
  }

  private async transcribe(request: Request, response: Response): Promise<void> {
    const parts = partsOf(request);
    const fields = Object.fromEntries(
      parts.filter(({ filename }) => filename === null).map(({ name, bytes }) => [name, bytes.toString('utf8')]),
    );
    const file = parts.find(({ name, filename }) => name === 'file' && filename !== null);
    const sha256 = createHash('sha256')
      .update(file?.bytes ?? '')
      .digest('hex');
    const fault = this.faults.take(file?.filename ?? '');
    const note = {
      at: new Date().toISOString(),
      filename: file?.filename ?? '',
      sha256,
      sizeBytes: file?.bytes.length ?? 0,
      fields,
      fault: fault?.kind ?? null,
    };
    try {
      const facts = checkFile(file, fields);
      if (this.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.delayMs));
      if (fault?.kind === 'error') sendErrorFault(response, fault);
      if (fault?.kind === 'error' || (fault && !(await breakAnswer(response, fault)))) {
        return void this.heard.add({ ...note, status: response.headersSent ? response.statusCode : 0, text: null });
      }
      const text =
        this.texts.get(sha256) ?? facts.spoken ?? demoSentences[Number.parseInt(sha256.slice(0, 8), 16) % demoSentences.length] ?? '';
      sendTranscript(
        response,
        { text, seconds: facts.seconds, language: fields['language'] ?? 'indonesian' },
        { format: fields['response_format'] ?? 'json' },
      );
      this.heard.add({ ...note, status: 200, text });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      sendApiError(response, error);
      this.heard.add({ ...note, status: error.status, text: null });
    }
  }
}

function partsOf(request: Request): FormPart[] {
  try {
    return parseMultipart(request.body as Buffer, request.headers['content-type'] ?? '');
  } catch (error) {
    throw new ApiError(400, { message: `Could not parse multipart form: ${(error as Error).message}` });
  }
}

function checkFile(file: FormPart | undefined, fields: Record<string, string>): AudioFacts {
  const model = fields['model'];
  if (!model) throw invalid('model', 'you must provide a model parameter');
  if (!speechModels.includes(model))
    throw new ApiError(404, { message: `The model \`${model}\` does not exist or you do not have access to it.`, code: 'model_not_found' });
  if (!file) throw invalid('file', 'file is a required property');
  if (file.bytes.length > maxBytes)
    throw new ApiError(413, {
      message: `Maximum content size limit (${maxBytes}) exceeded (${file.bytes.length} bytes read)`,
      type: 'server_error',
    });
  const format = fields['response_format'] ?? 'json';
  const formats = model.startsWith('gpt-4o') ? ['json', 'text'] : ['json', 'text', 'srt', 'verbose_json', 'vtt'];
  if (!formats.includes(format))
    throw invalid(
      'response_format',
      `response_format '${format}' is not compatible with model '${model}'. Use one of: ${formats.join(', ')}.`,
      'unsupported_value',
    );
  const extension = file.filename?.split('.').at(-1)?.toLowerCase() ?? '';
  if (!extensions.includes(extension)) throw invalid('file', `Unrecognized file format. Supported formats: ${JSON.stringify(extensions)}`);
  if (file.bytes.length === 0) throw invalid('file', 'Audio file is empty.');
  const facts = readAudio(file.bytes);
  if (!facts) throw invalid('file', 'Audio file might be corrupted or unsupported', 'invalid_value');
  return facts;
}
