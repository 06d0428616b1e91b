import { Inject, Injectable } from '@nestjs/common';
import type { BotId, ConversationId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { Database } from '../../../platform/database/database.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { SheetError } from '../../../platform/sheets/sheet.errors.js';
import { Workbooks, type WorkbookBounds } from '../../../platform/sheets/workbooks.js';
import { csvPart, type Cell } from '../../../platform/sheets/write-sheet.js';
import { ThreadError } from '../../../platform/threads/thread.errors.js';
import {
  contactCells,
  contactTitles,
  contactWidths,
  cutSentence,
  endedAt,
  messageCells,
  messageTitles,
  messageWidths,
} from './chat-exports.rules.js';
import {
  findContactsToExport,
  findMessagesToExport,
  type ContactCursor,
  type ExportedContact,
  type ExportedMessage,
  type PageBounds,
} from './chat-exports.statements.js';

export type ExportedWhat = 'contacts' | 'messages';

const contactsAtOnce = 200;
const messagesAtOnce: PageBounds = { rows: 1_000, bytes: 1_000_000 };
const workbookBounds: WorkbookBounds = { rowsMax: limits.exportedRowsMax, charsMax: limits.exportedCharsMax };

/**
 * Exports an owner's contacts and messages as files. CSV is read and sent page by page, at the speed of the
 * download.
 */
@Injectable()
export class ChatExports {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Workbooks) private readonly workbooks: Workbooks,
  ) {}

  /**
   * Parts of one CSV file, each a page. Ends early when the download is aborted. At the size limit it ends
   * with a row that says so.
   */
  csv(ownerId: BotId, what: ExportedWhat): AsyncGenerator<Buffer> {
    return endedAt(limits.exportedCsvBytesMax, this.csvParts(ownerId, what), () => csvPart([[cutSentence]], false));
  }

  private async *csvParts(ownerId: BotId, what: ExportedWhat): AsyncGenerator<Buffer> {
    yield csvPart([what === 'contacts' ? contactTitles : messageTitles], true);
    for await (const rows of this.rows(ownerId, what)) if (rows.length > 0) yield csvPart(rows, false);
  }

  /**
   * A workbook. It is complete in memory before it is sent, so its rows and characters are limited. Reading
   * stops once a limit is exceeded.
   * @throws AppError when there are more: CSV has much wider limits.
   */
  async xlsx(ownerId: BotId, what: ExportedWhat): Promise<Buffer> {
    const isContacts = what === 'contacts';
    const layout = { name: isContacts ? 'Kontak' : 'Pesan', widths: isContacts ? contactWidths : messageWidths };
    return this.workbooks.write(ownerId, layout, this.titled(ownerId, what), workbookBounds).catch((error: unknown) => {
      if (error instanceof SheetError) throw new AppError('export_too_large');
      if (!(error instanceof ThreadError)) throw error;
      throw new AppError(error.problem === 'share_full' ? 'too_many_at_once' : 'busy');
    });
  }

  private async *titled(ownerId: BotId, what: ExportedWhat): AsyncGenerator<(readonly Cell[])[]> {
    yield [what === 'contacts' ? contactTitles : messageTitles];
    yield* this.rows(ownerId, what);
  }

  private async *rows(ownerId: BotId, what: ExportedWhat): AsyncGenerator<(readonly Cell[])[]> {
    for await (const contacts of this.contacts(ownerId)) {
      if (what === 'contacts') yield contacts.map(contactCells);
      else yield* this.messages(ownerId, contacts);
    }
  }

  private async *contacts(ownerId: BotId): AsyncGenerator<ExportedContact[]> {
    // contacts with new messages during the export appear again at the end
    const seen = new Set<ConversationId>();
    for (let after: ContactCursor | null = null; ;) {
      const page: ExportedContact[] = await findContactsToExport(this.database, ownerId, after, contactsAtOnce);
      yield page.filter((one) => !seen.has(one.conversation_id));
      for (const one of page) seen.add(one.conversation_id);
      const last = page.at(-1);
      if (!last || page.length < contactsAtOnce) return;
      after = { at: last.exact_last_at, id: last.conversation_id };
    }
  }

  private async *messages(ownerId: BotId, contacts: readonly ExportedContact[]): AsyncGenerator<(readonly Cell[])[]> {
    const byId = new Map(contacts.map((one) => [one.conversation_id, one]));
    const ids = [...byId.keys()];
    for (let after: ExportedMessage | null = null; ids.length > 0;) {
      const page: ExportedMessage[] = await findMessagesToExport(this.database, ownerId, ids, after, messagesAtOnce);
      if (page.length === 0) return;
      yield page.map((one) => messageCells(one, byId.get(one.conversation_id)!));
      after = page.at(-1)!;
    }
  }
}
