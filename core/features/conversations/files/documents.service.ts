import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { BotId, ConversationId, MessageId } from '#contracts/values/ids';
import { Clock } from '../../../platform/clock/clock.js';
import { newId } from '../../../platform/crypto/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { temporaryFile } from '../../../platform/files/temporary-file.js';
import { errorFields, Log } from '../../../platform/log/log.js';
import { Storage } from '../../../outside/storage/storage.js';
import { keyOfChatFile, noteFile } from './chat-files.statements.js';
import { findMessageId, insertOwnersMessage } from '../messages/owners-messages.statements.js';
import { FileSpace } from './file-space.service.js';
import { ContactUnknownError } from '../conversations.errors.js';
import { documentKind, headBytes, tailBytes, type DocumentKind, type DocumentProblem } from './document.rules.js';
import { documentSentences } from './document.texts.js';

export interface NewDocument {
  readonly botId: BotId;
  readonly conversationId: ConversationId;
  readonly waId: string;
  /** Caption of the file; empty when there is none. */
  readonly caption: string;
  /** File name given by the owner. */
  readonly name: string;
  /** Writes the file to that path. @returns its size; 'too_large' when it exceeds the limit */
  readonly receive: (path: string) => Promise<number | 'too_large'>;
}

interface DocumentFile {
  readonly id: MessageId;
  readonly bytes: number;
  readonly kind: DocumentKind;
  readonly path: string;
}

/**
 * Files that owners send from the panel. Their content is checked, and they are stored before the first try,
 * like every bubble.
 */
@Injectable()
export class DocumentsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Storage) private readonly storage: Storage,
    @Inject(FileSpace) private readonly space: FileSpace,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Log) private readonly log: Log,
  ) {}

  /**
   * Queues a file; it is never in memory as a whole. A repeated request reads and writes nothing.
   * @throws AppError saying why it cannot be sent.
   */
  async queue(document: NewDocument): Promise<{ id: MessageId; isNew: boolean }> {
    const { botId, waId } = document;
    const there = await findMessageId(this.database, document);
    if (there) return { id: there, isNew: false };
    const taken = await temporaryFile();
    try {
      const bytes = await document.receive(taken.path);
      if (bytes === 'too_large') throw this.refused(document, 'too_large');
      const kind = documentKind({ name: document.name, bytes, ...(await endsOf(taken.path, bytes)) });
      if ('problem' in kind) throw this.refused(document, kind.problem);
      const id = newId<MessageId>();
      const written = await this.store(document, { id, bytes, kind, path: taken.path });
      if (!written?.isNew) await this.forget(botId, id);
      if (!written) throw new ContactUnknownError();
      this.log.info({ event: 'documents.queued', botId, messageId: written.id, mimetype: kind.mimetype, bytes, waId });
      return written;
    } finally {
      await taken.remove();
    }
  }

  /** Streams the file of a queued message. @throws StoredFileGoneError */
  open(botId: BotId, id: MessageId): Promise<Readable> {
    return this.storage.open(keyOfChatFile(botId, id));
  }

  private async store(document: NewDocument, file: DocumentFile): Promise<{ id: MessageId; isNew: boolean } | undefined> {
    const { botId } = document;
    const { id, bytes, path } = file;
    const space = await this.space.reserve(botId, bytes);
    if (typeof space === 'string') throw new AppError('storage_full');
    let written: { id: MessageId; isNew: boolean } | undefined;
    try {
      // The row is written last, so that its file always exists.
      const put = () => this.storage.put(keyOfChatFile(botId, id), { path, bytes });
      await this.space.fill(
        space,
        async (tx) => {
          written = await this.write(tx, document, file);
          return written?.isNew ? noteFile(tx, { botId, messageId: id, mimetype: file.kind.mimetype, bytes, at: this.clock.now() }) : 0;
        },
        put,
      );
      return written;
    } catch (error) {
      await this.forget(botId, id);
      throw error;
    }
  }

  private write(tx: Tx, document: NewDocument, { id, bytes, kind }: DocumentFile): Promise<{ id: MessageId; isNew: boolean } | undefined> {
    const { botId, conversationId, waId, caption } = document;
    const { mimetype, name } = kind;
    const body = caption || name;
    return insertOwnersMessage(tx, { id, botId, conversationId, waId, body, document: { mimetype, name, bytes } });
  }

  private refused({ botId }: NewDocument, problem: DocumentProblem): AppError {
    this.log.info({ event: 'documents.refused', botId, problem });
    return new AppError('document_unusable', { why: documentSentences[problem] });
  }

  /**
   * Removes a file whose message was not stored. A failure does no harm: the file is deleted with the account at the
   * latest.
   */
  private async forget(botId: BotId, id: MessageId): Promise<void> {
    await this.storage
      .remove([keyOfChatFile(botId, id)])
      .catch((error: unknown) => this.log.warn({ event: 'documents.kept', botId, messageId: id, ...errorFields(error) }));
  }
}

async function endsOf(path: string, bytes: number): Promise<{ head: Buffer; tail: Buffer }> {
  const file = await open(path);
  try {
    const read = async (length: number, from: number) => (await file.read(Buffer.alloc(length), 0, length, from)).buffer;
    const tail = Math.min(bytes, tailBytes);
    return { head: await read(Math.min(bytes, headBytes), 0), tail: await read(tail, bytes - tail) };
  } finally {
    await file.close();
  }
}
