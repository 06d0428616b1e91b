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
  csv(botId: BotId, what: ExportedWhat): AsyncGenerator<Buffer> {
    return endedAt(limits.exportedCsvBytesMax, this.csvParts(botId, what), () => csvPart([[cutSentence]], false));
  }

  private async *csvParts(botId: BotId, what: ExportedWhat): AsyncGenerator<Buffer> {
    yield csvPart([what === 'contacts' ? contactTitles : messageTitles], true);
    for await (const rows of this.rows(botId, what)) if (rows.length > 0) yield csvPart(rows, false);
  }

  /**
   * A workbook. It is complete in memory before it is sent, so its rows and characters are limited. Reading
   * stops once a limit is exceeded.
   * @throws AppError when there are more: CSV has much wider limits.
   */
  async xlsx(botId: BotId, what: ExportedWhat): Promise<Buffer> {
    const isContacts = what === 'contacts';
    const layout = { name: isContacts ? 'Kontak' : 'Pesan', widths: isContacts ? contactWidths : messageWidths };
    return this.workbooks.write(botId, layout, this.titled(botId, what), workbookBounds).catch((error: unknown) => {
      if (error instanceof SheetError) throw new AppError('export_too_large');
      if (!(error instanceof ThreadError)) throw error;
      throw new AppError(error.problem === 'share_full' ? 'too_many_at_once' : 'busy');
    });
  }

  private async *titled(botId: BotId, what: ExportedWhat): AsyncGenerator<(readonly Cell[])[]> {
    yield [what === 'contacts' ? contactTitles : messageTitles];
    yield* this.rows(botId, what);
  }

  private async *rows(botId: BotId, what: ExportedWhat): AsyncGenerator<(readonly Cell[])[]> {
    for await (const contacts of this.contacts(botId)) {
      if (what === 'contacts') yield contacts.map(contactCells);
      else yield* this.messages(botId, contacts);
    }
  }

  private async *contacts(botId: BotId): AsyncGenerator<ExportedContact[]> {
    // contacts with new messages during the export appear again at the end
    const seen = new Set<ConversationId>();
    for (let after: ContactCursor | null = null; ;) {
      const page: ExportedContact[] = await findContactsToExport(this.database, botId, after, contactsAtOnce);
      yield page.filter((one) => !seen.has(one.conversation_id));
      for (const one of page) seen.add(one.conversation_id);
      const last = page.at(-1);
      if (!last || page.length < contactsAtOnce) return;
      after = { at: last.exact_last_at, id: last.conversation_id };
    }
  }

  private async *messages(botId: BotId, contacts: readonly ExportedContact[]): AsyncGenerator<(readonly Cell[])[]> {
    const byId = new Map(contacts.map((one) => [one.conversation_id, one]));
    const ids = [...byId.keys()];
    for (let after: ExportedMessage | null = null; ids.length > 0;) {
      const page: ExportedMessage[] = await findMessagesToExport(this.database, botId, ids, after, messagesAtOnce);
      if (page.length === 0) return;
      yield page.map((one) => messageCells(one, byId.get(one.conversation_id)!));
      after = page.at(-1)!;
    }
  }
}
