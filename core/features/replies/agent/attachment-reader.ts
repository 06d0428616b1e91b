import { Inject, Injectable } from '@nestjs/common';
import type { BotId, MessageId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { errorFields, Log } from '../../../platform/log/log.js';
import { embeddedPhoto } from '../../../platform/pdf/embedded-photo.js';
import { PdfReader, pdfMaxBytes } from '../../../platform/pdf/pdf-reader.js';
import { PhotoError } from '../../../outside/photos/photo.errors.js';
import { shrinkPicture } from '../../../outside/photos/shrink-picture.js';
import type { Attachment } from '../../../outside/whatsapp/attachments/attachments.service.js';
import { Speech } from '../../../outside/speech/speech.service.js';
import { ChatFilesService } from '../../conversations/files/chat-files.service.js';
import { FileGoneError } from '../../conversations/conversations.errors.js';
import type { FileReading, Hearing, ThreadMessage } from '../../conversations/conversations.types.js';
import { withoutCodes } from '../../conversations/messages/turns/turns.service.js';
import { imagesMax, isRecording, isTooLong, recordingTypeOf, tidyText } from './attachment-reader.rules.js';

const filesMax = 4;
const voicesMax = 6;
const voiceMaxBytes = 16_000_000;
/**
 * Time limit in milliseconds for the attachments of a turn. A punctual answer without the picture is better than a
 * late answer with it.
 */
const senseMs = 20_000;
/** Extra time in milliseconds for each second of a recording. The total time is limited by `hearMaxMs`. */
const msPerSecond = 100;
const hearMaxMs = 50_000;
/**
 * Final time limit in milliseconds of a transcription. A transcript that misses the turn's own limit is stored and
 * used in the next turn.
 */
const lateMs = 180_000;

/** Pictures, transcripts and texts of files, by message. */
export interface Perception {
  /** `data:` URLs. */
  readonly images: ReadonlyMap<MessageId, string>;
  /** Thumbnails of the statuses that messages answer, as `data:` URLs. */
  readonly previews: ReadonlyMap<MessageId, string>;
  readonly transcripts: ReadonlyMap<MessageId, string>;
  readonly readings: ReadonlyMap<MessageId, FileReading>;
  /** Why a recording has no transcript. */
  readonly hearings: ReadonlyMap<MessageId, Hearing>;
}

const nothing: Perception = {
  images: new Map(),
  previews: new Map(),
  transcripts: new Map(),
  readings: new Map(),
  hearings: new Map(),
};

/**
 * Loads pictures, transcribes voice messages and reads PDF files of an open turn. Files that fail are left out: the bot
 * then asks the lead to write what they contain.
 */
@Injectable()
export class AttachmentReader {
  constructor(
    @Inject(ChatFilesService) private readonly files: ChatFilesService,
    @Inject(Speech) private readonly speech: Speech,
    @Inject(PdfReader) private readonly pdfs: PdfReader,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * Costs nothing without attachments. Transcripts and texts are stored, so that each recording and each file is read once.
   * @param earlier pictures of earlier turns that are shown again
   */
  async perceive(
    botId: BotId,
    open: readonly ThreadMessage[],
    signal: AbortSignal,
    earlier: readonly ThreadMessage[] = [],
  ): Promise<Perception> {
    const photos = [...earlier, ...open.filter(({ hasFile, kind }) => kind === 'image' && hasFile)].slice(-imagesMax);
    const files = open.filter((message) => isUnreadFile(message) && message.hasFile).slice(-filesMax);
    const voices = open.filter(isUnheard).slice(-voicesMax);
    const statuses = open.filter(({ cameFrom }) => cameFrom?.thumbnail).slice(-imagesMax);
    if (photos.length + files.length + voices.length + statuses.length === 0) return nothing;
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(senseMs)]);
    const images = new Map<MessageId, string>();
    const previews = new Map<MessageId, string>();
    const transcripts = new Map<MessageId, string>();
    const readings = new Map<MessageId, FileReading>();
    const hearings = new Map<MessageId, Hearing>();
    const found = { transcripts, readings, hearings, signal };
    await Promise.all([
      ...photos.map((message) => this.attempt(message.id, images, () => this.see(botId, message, bounded))),
      ...files.map((message) => this.attempt(message.id, images, () => this.open(botId, message, found, bounded))),
      ...statuses.map((message) => this.attempt(message.id, previews, () => preview(botId, message))),
      ...voices.map((message) => this.attempt(message.id, transcripts, () => this.hearInTime(botId, message, { hearings, signal }))),
    ]);
    signal.throwIfAborted();
    const shown = [...earlier, ...open].filter(({ id }) => images.has(id)).slice(-imagesMax);
    return { images: new Map(shown.map(({ id }) => [id, images.get(id)!])), previews, transcripts, readings, hearings };
  }

  private async attempt(id: MessageId, found: Map<MessageId, string>, sense: () => Promise<string | null>): Promise<void> {
    try {
      const sensed = await sense();
      if (sensed !== null) found.set(id, sensed);
    } catch (error) {
      this.logMissed(id, error);
    }
  }

  /**
   * The picture is decoded and encoded again, like the ones we send. This refuses decompression bombs (by
   * their header), truncated files and files that are not pictures, and nothing appended to the picture
   * reaches the service. The result has a few hundred kilobytes of the four megabytes that services accept
   * per request.
   */
  private async see(botId: BotId, { id }: ThreadMessage, signal: AbortSignal): Promise<string> {
    return this.files.withFile(botId, id, { maxBytes: limits.leadPictureBytes, signal }, ({ bytes }) => pictureUrl(botId, bytes));
  }

  /**
   * Opens a file, which may be a PDF, a recording or a photo. Returns the file's picture for the model, or null. The
   * text of a PDF or the transcript of a recording is stored.
   */
  private async open(botId: BotId, message: ThreadMessage, found: Found, bounded: AbortSignal): Promise<string | null> {
    const { id, fileName = null, reading: earlier } = message;
    const looked = await this.files
      .withFile(botId, id, { maxBytes: limits.leadPictureBytes, signal: bounded }, async (file): Promise<Looked | 'recording'> => {
        if (recordingTypeOf(file.bytes, fileName) !== null) return 'recording';
        const page = earlier?.kind === 'pictured' ? await pictureOfPage(botId, file.bytes) : null;
        return page === null ? this.look(botId, file, bounded) : { picture: page, reading: null };
      })
      .catch((error: unknown): Looked => {
        if (error instanceof FileGoneError && error.isTooLarge) return { picture: null, reading: { kind: 'large' } };
        throw error;
      });
    if (looked === 'recording') {
      await this.attempt(id, found.transcripts, () => this.hearInTime(botId, message, found));
      return null;
    }
    const { picture, reading } = looked;
    if (reading !== null) {
      found.readings.set(id, reading);
      await this.files.noteReading(botId, id, reading);
    }
    return picture;
  }

  private async look(botId: BotId, file: Attachment, signal: AbortSignal): Promise<Looked> {
    if (file.mimetype.startsWith('image/')) {
      const picture = await pictureOrNull(botId, file.bytes);
      return { picture, reading: picture === null ? { kind: 'unseen' } : null };
    }
    const reading = await this.read(botId, file, signal);
    const picture = reading?.kind === 'scan' ? await pictureOfPage(botId, file.bytes) : null;
    return { picture, reading: picture === null ? reading : { kind: 'pictured' } };
  }

  /** The text of a PDF; null for other files, and when too many files are waiting. */
  private async read(botId: BotId, { bytes, mimetype }: Attachment, signal: AbortSignal): Promise<FileReading | null> {
    if (mimetype !== 'application/pdf') return null;
    if (bytes.length > pdfMaxBytes) return { kind: 'large' };
    const reading = await this.pdfs.read(botId, bytes, signal);
    return reading?.kind === 'text' ? { ...reading, text: withoutCodes(tidyText(reading.text)) } : reading;
  }

  /**
   * Transcribes a recording. After the time limit, the transcription continues, because it is paid for anyway. The
   * late transcript is stored and opens a new turn: in the current turn, the bot says that it is still listening.
   */
  private async hearInTime(
    botId: BotId,
    message: ThreadMessage,
    { hearings, signal }: Pick<Found, 'hearings' | 'signal'>,
  ): Promise<string | null> {
    const { id, seconds } = message;
    const limitMs = Math.min(senseMs + (seconds ?? 0) * msPerSecond, hearMaxMs);
    const work = this.hear(botId, message, AbortSignal.any([signal, AbortSignal.timeout(lateMs)]));
    const inTime = await within(work, AbortSignal.any([signal, AbortSignal.timeout(limitMs)])).catch((error: unknown) => {
      signal.throwIfAborted();
      // only the limit of this call aborts with this name while the work continues
      if (isTimeout(error)) return 'late' as const;
      throw error;
    });
    const hearing = inTime === 'late' ? 'late' : inTime.text === null ? inTime.why : null;
    if (hearing !== null) {
      hearings.set(id, hearing);
      await this.files.noteHearing(botId, id, hearing);
    }
    if (inTime === 'late') void this.storeLate(botId, id, work);
    if (inTime === 'late' || inTime.text === null) return null;
    await this.files.noteTranscript(botId, id, inTime.text);
    return withoutCodes(inTime.text);
  }

  private async storeLate(botId: BotId, id: MessageId, work: Promise<Heard>): Promise<void> {
    try {
      const { text } = await work.catch((error: unknown): Heard => {
        this.logMissed(id, error);
        return { text: null, why: 'failed' };
      });
      await this.files.noteHeardLate(botId, id, text);
    } catch (error) {
      this.logMissed(id, error);
    }
  }

  private async hear(botId: BotId, { fileName = null, id, kind }: ThreadMessage, signal: AbortSignal): Promise<Heard> {
    if (!this.speech.canHear) return { text: null, why: 'off' };
    try {
      return await this.files.withFile(botId, id, { maxBytes: voiceMaxBytes, signal }, async (voice): Promise<Heard> => {
        if (!isRecording(voice.bytes)) throw new NotARecordingError();
        if (isTooLong(voice.bytes)) return { text: null, why: 'large' };
        // The transcription service decides by the media type, but the sender's program may name a wrong type for a
        // file.
        const type = kind === 'document' ? recordingTypeOf(voice.bytes, fileName) : null;
        const text = await this.speech.transcribe({ ...voice, mimetype: type ?? voice.mimetype }, signal);
        return text === null ? { text, why: 'failed' } : { text };
      });
    } catch (error) {
      if (signal.aborted) throw error;
      this.logMissed(id, error);
      return { text: null, why: error instanceof FileGoneError && error.isTooLarge ? 'large' : 'failed' };
    }
  }

  private logMissed(id: MessageId, error: unknown): void {
    this.log.warn({ event: 'replies.attachment-not-understood', messageId: id, ...errorFields(error) });
  }
}

/** What the model gets to see of a file. `reading` is null when nothing has to be stored. */
interface Looked {
  readonly picture: string | null;
  readonly reading: FileReading | null;
}

/** The result of reading the files of a turn. */
interface Found {
  readonly transcripts: Map<MessageId, string>;
  readonly readings: Map<MessageId, FileReading>;
  readonly hearings: Map<MessageId, Hearing>;
  readonly signal: AbortSignal;
}

/** A transcript, or why there is none. */
type Heard = { readonly text: string } | { readonly text: null; readonly why: 'failed' | 'large' | 'off' };

class NotARecordingError extends Error {
  override name = 'NotARecordingError';
}

async function preview(botId: BotId, { cameFrom }: ThreadMessage): Promise<string> {
  return pictureUrl(botId, Buffer.from(cameFrom?.thumbnail ?? '', 'base64'));
}

async function pictureUrl(botId: BotId, bytes: Buffer): Promise<string> {
  const picture = await shrinkPicture(botId, bytes);
  return `data:image/jpeg;base64,${picture.bytes.toString('base64')}`;
}

/** The picture of a scan's first page; null when the PDF has no picture or the picture cannot be opened. */
async function pictureOfPage(botId: BotId, pdf: Buffer): Promise<string | null> {
  const photo = embeddedPhoto(pdf);
  return photo && pictureUrl(botId, photo).catch(() => null);
}

/** Rejects when the signal fires first; the work itself goes on. */
function within<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}

/**
 * The `data:` URL of a picture; null when the picture cannot be opened. Rejects when there was no time to open the
 * picture: then it is not shown in this turn, but may be tried again.
 */
async function pictureOrNull(botId: BotId, bytes: Buffer): Promise<string | null> {
  return pictureUrl(botId, bytes).catch((error: unknown) => {
    if (error instanceof PhotoError && error.problem !== 'slow') return null;
    throw error;
  });
}

/** A file may be a photo, a scan or a recording. The content decides which of them it is, once per file. */
function isUnreadFile({ hearing, kind, reading, transcript }: ThreadMessage): boolean {
  return kind === 'document' && (!reading || reading.kind === 'pictured') && transcript === null && !isGivenUp(hearing);
}

function isUnheard({ kind, hasFile, transcript, hearing }: ThreadMessage): boolean {
  return (kind === 'voice' || kind === 'audio') && hasFile && transcript === null && !isGivenUp(hearing);
}

/**
 * True for a recording that was too large, or whose late transcription failed. It is not tried again, because the
 * lead has been informed.
 */
function isGivenUp(hearing: Hearing | null | undefined): boolean {
  return hearing === 'large' || hearing === 'failed-late';
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';
