import { Inject, Injectable } from '@nestjs/common';
import type { ConversationId, OwnerId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { Database } from '../../../platform/database/database.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { csvPart, toXlsx, type Cell } from '../../../platform/sheets/write-sheet.js';
import { contactCells, contactTitles, contactWidths, messageCells, messageTitles, messageWidths } from './chat-exports.rules.js';
import { findContactsToExport, findMessagesToExport, type ContactCursor, type ExportedContact } from './chat-exports.statements.js';

export type ExportedWhat = 'contacts' | 'messages';

const contactsAtOnce = 200;
const messagesAtOnce = 2_000;

/** An owner's contacts and messages as files. As CSV they are read and sent page by page, however many there are. */
@Injectable()
export class ChatExports {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Parts of one CSV file, each a page. Ends early when nobody reads on. */
  async *csv(ownerId: OwnerId, what: ExportedWhat): AsyncGenerator<Buffer> {
    yield csvPart([what === 'contacts' ? contactTitles : messageTitles], true);
    for await (const rows of this.rows(ownerId, what)) if (rows.length > 0) yield csvPart(rows, false);
  }

  /**
   * A workbook, which is put together in memory and so holds only so many rows.
   * @throws AppError when there are more: CSV has no bound.
   */
  async xlsx(ownerId: OwnerId, what: ExportedWhat): Promise<Buffer> {
    const [titles, widths] = what === 'contacts' ? [contactTitles, contactWidths] : [messageTitles, messageWidths];
    const all: (readonly Cell[])[] = [titles];
    for await (const rows of this.rows(ownerId, what)) {
      all.push(...rows);
      if (all.length - 1 > limits.exportedRowsMax) throw new AppError('export_too_large');
    }
    return toXlsx(what === 'contacts' ? 'Kontak' : 'Pesan', all, widths);
  }

  private async *rows(ownerId: OwnerId, what: ExportedWhat): AsyncGenerator<(readonly Cell[])[]> {
    for await (const contacts of this.contacts(ownerId)) {
      if (what === 'contacts') yield contacts.map(contactCells);
      else yield* this.messages(ownerId, contacts);
    }
  }

  private async *contacts(ownerId: OwnerId): AsyncGenerator<ExportedContact[]> {
    // who writes while the file is made comes along once more, at the end
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

  private async *messages(ownerId: OwnerId, contacts: readonly ExportedContact[]): AsyncGenerator<(readonly Cell[])[]> {
    const byId = new Map(contacts.map((one) => [one.conversation_id, one]));
    for (let after: { conversation_id: ConversationId; seq: string } | null = null; byId.size > 0;) {
      const page: Awaited<ReturnType<typeof findMessagesToExport>> = await findMessagesToExport(
        this.database,
        ownerId,
        [...byId.keys()],
        after,
        messagesAtOnce,
      );
      yield page.map((one) => messageCells(one, byId.get(one.conversation_id)!));
      after = page.at(-1) ?? null;
      if (!after || page.length < messagesAtOnce) return;
    }
  }
}
