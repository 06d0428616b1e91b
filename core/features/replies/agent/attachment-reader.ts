import { Inject, Injectable } from '@nestjs/common';
import type { MessageId, OwnerId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { errorFields, Log } from '../../../platform/log/log.js';
import { shrinkPicture } from '../../../outside/photos/shrink-picture.js';
import { Speech } from '../../../outside/speech/speech.service.js';
import { ChatFilesService } from '../../conversations/chats/chat-files.service.js';
import type { ThreadMessage } from '../../conversations/conversations.types.js';
import { isRecording } from './attachment-reader.rules.js';

const imagesMax = 4;
const voicesMax = 6;
const voiceMaxBytes = 16_000_000;
/** Time limit: an answer without the picture is better than a late one. */
const senseMs = 20_000;

/** Pictures and transcripts, by message. */
export interface Perception {
  /** `data:` URLs. */
  readonly images: ReadonlyMap<MessageId, string>;
  readonly transcripts: ReadonlyMap<MessageId, string>;
}

const nothing: Perception = { images: new Map(), transcripts: new Map() };

/**
 * Loads pictures and transcribes voice messages of an open turn. What fails is left out: the bot then asks
 * the lead to write it.
 */
@Injectable()
export class AttachmentReader {
  constructor(
    @Inject(ChatFilesService) private readonly files: ChatFilesService,
    @Inject(Speech) private readonly speech: Speech,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** Free when nothing is attached. Transcripts are stored, so that each recording is transcribed once. */
  async perceive(ownerId: OwnerId, open: readonly ThreadMessage[], signal: AbortSignal): Promise<Perception> {
    const pictures = open.filter((message) => message.kind === 'image' && message.hasFile).slice(-imagesMax);
    const voices = open.filter(isUnheard).slice(-voicesMax);
    if (pictures.length + voices.length === 0) return nothing;
    const bounded = AbortSignal.any([signal, AbortSignal.timeout(senseMs)]);
    const images = new Map<MessageId, string>();
    const transcripts = new Map<MessageId, string>();
    await Promise.all([
      ...pictures.map((message) => this.attempt(message.id, images, () => this.see(ownerId, message.id, bounded))),
      ...voices.map((message) => this.attempt(message.id, transcripts, () => this.hear(ownerId, message.id, bounded))),
    ]);
    signal.throwIfAborted();
    return { images, transcripts };
  }

  private async attempt(id: MessageId, found: Map<MessageId, string>, sense: () => Promise<string | null>): Promise<void> {
    try {
      const sensed = await sense();
      if (sensed !== null) found.set(id, sensed);
    } catch (error) {
      this.log.warn({ event: 'replies.attachment-not-understood', messageId: id, ...errorFields(error) });
    }
  }

  /**
   * The picture is decoded and encoded again, like the ones we send. This refuses decompression bombs (by
   * their header), truncated files and files that are not pictures, and nothing appended to the picture
   * reaches the service. The result has a few hundred kilobytes of the four megabytes that services accept
   * per request.
   */
  private async see(ownerId: OwnerId, id: MessageId, signal: AbortSignal): Promise<string> {
    const { bytes } = await this.files.fetch(ownerId, id, { maxBytes: limits.leadPictureBytes, signal });
    const picture = await shrinkPicture(bytes);
    return `data:image/jpeg;base64,${picture.bytes.toString('base64')}`;
  }

  private async hear(ownerId: OwnerId, id: MessageId, signal: AbortSignal): Promise<string | null> {
    if (!this.speech.canHear) return null;
    const voice = await this.files.fetch(ownerId, id, { maxBytes: voiceMaxBytes, signal });
    if (!isRecording(voice.bytes)) throw new NotARecordingError();
    const text = await this.speech.transcribe(voice, signal);
    if (text !== null) await this.files.noteTranscript(ownerId, id, text);
    return text;
  }
}

class NotARecordingError extends Error {
  override name = 'NotARecordingError';
}

function isUnheard(message: ThreadMessage): boolean {
  return (message.kind === 'voice' || message.kind === 'audio') && message.hasFile && message.transcript === null;
}
