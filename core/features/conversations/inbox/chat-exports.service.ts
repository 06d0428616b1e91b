import { Inject, Injectable } from '@nestjs/common';
import type { AccountId, BotId, ConversationId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { Database } from '../../../platform/database/database.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { FairSlots, SlotsFullError } from '../../../platform/fair-slots/fair-slots.js';
import { withRest } from '../../../platform/loop/rest.js';
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
/**
 * Size of a page. Converting a page of 200 short messages takes about 5 ms, during which the process serves nothing
 * else.
 */
const messagesAtOnce: PageBounds = { rows: 200, bytes: 250_000 };
const pageSlots = { running: 1, runningPerShare: 1, waiting: 1_000, waitingPerShare: 100 } as const;
const workbookBounds: WorkbookBounds = { rowsMax: limits.exportedRowsMax, charsMax: limits.exportedCharsMax, isLong: true };

/**
 * Exports an owner's contacts and messages as files. CSV is read and sent page by page, at the speed of the download.
 * All exports of a process share one slot: one page is read at a time, owners take turns, and other work goes first
 * after each page. Exports therefore use one connection to Postgres and at most a third of the main thread, however
 * many run.
 */
@Injectable()
export class ChatExports {
  private readonly pages = new FairSlots(pageSlots);

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Workbooks) private readonly workbooks: Workbooks,
  ) {}

  /**
   * The pages of one CSV file. The file ends early when the download is aborted. When the size limit is reached, the
   * last row of the file says so.
   */
  csv(botId: BotId, what: ExportedWhat): AsyncGenerator<Buffer> {
    return endedAt(limits.exportedCsvBytesMax, this.csvParts(botId, what), () => csvPart([[cutSentence]], false));
  }

  private async *csvParts(botId: BotId, what: ExportedWhat): AsyncGenerator<Buffer> {
    yield csvPart([what === 'contacts' ? contactTitles : messageTitles], true);
    yield* this.parts(botId, what, (rows) => csvPart(rows, false));
  }

  /**
   * A workbook. It is complete in memory before it is sent, so its rows and characters are limited. Reading stops
   * once a limit is exceeded.
   * @param accountId the account that the work is counted for: an account has one thread at a time, whatever number
   * of bots it has
   * @throws AppError when a limit is exceeded. CSV has much wider limits.
   */
  async xlsx({ accountId, botId }: { accountId: AccountId; botId: BotId }, what: ExportedWhat): Promise<Buffer> {
    const isContacts = what === 'contacts';
    const layout = { name: isContacts ? 'Kontak' : 'Pesan', widths: isContacts ? contactWidths : messageWidths };
    return this.workbooks.write(accountId, layout, this.titled(botId, what), workbookBounds).catch((error: unknown) => {
      if (error instanceof SheetError) throw new AppError('export_too_large');
      if (!(error instanceof ThreadError)) throw error;
      throw new AppError(error.problem === 'share_full' ? 'too_many_at_once' : 'busy');
    });
  }

  private async *titled(botId: BotId, what: ExportedWhat): AsyncGenerator<(readonly Cell[])[]> {
    yield [what === 'contacts' ? contactTitles : messageTitles];
    yield* this.parts(botId, what, (rows) => rows);
  }

  /** @param make makes a part of the file from the rows of a page */
  private async *parts<Part>(botId: BotId, what: ExportedWhat, make: (rows: Cell[][]) => Part): AsyncGenerator<Part> {
    if (what === 'messages') {
      for await (const contacts of this.contacts(botId, (page) => page)) yield* this.messages(botId, contacts, make);
    } else {
      for await (const parts of this.contacts(botId, (page) => (page.length === 0 ? [] : [make(page.map(contactCells))]))) yield* parts;
    }
  }

  private async *contacts<Made>(botId: BotId, make: (page: readonly ExportedContact[]) => Made): AsyncGenerator<Made> {
    // contacts with new messages during the export appear again at the end
    const seen = new Set<ConversationId>();
    for (let after: ContactCursor | null = null; ;) {
      const from: ContactCursor | null = after;
      const { page, made }: { page: readonly ExportedContact[]; made: Made } = await this.inTurn(
        botId,
        () => findContactsToExport(this.database, botId, from, contactsAtOnce),
        (found) => make(found.filter((one) => !seen.has(one.conversation_id))),
      );
      yield made;
      for (const one of page) seen.add(one.conversation_id);
      const last = page.at(-1);
      if (!last || page.length < contactsAtOnce) return;
      after = { at: last.exact_last_at, id: last.conversation_id };
    }
  }

  private async *messages<Part>(botId: BotId, contacts: readonly ExportedContact[], make: (rows: Cell[][]) => Part): AsyncGenerator<Part> {
    const byId = new Map(contacts.map((one) => [one.conversation_id, one]));
    let ids = [...byId.keys()];
    for (let after: ExportedMessage | null = null; ids.length > 0;) {
      const [of, from]: [ConversationId[], ExportedMessage | null] = [ids, after];
      const { page, made }: { page: readonly ExportedMessage[]; made: Part } = await this.inTurn(
        botId,
        () => findMessagesToExport(this.database, botId, of, from, messagesAtOnce),
        (found) => make(found.map((one) => messageCells(one, byId.get(one.conversation_id)!))),
      );
      const last = page.at(-1);
      if (!last) return;
      yield made;
      after = last;
      ids = ids.filter((id) => id >= last.conversation_id);
    }
  }

  /**
   * Reads a page and converts it with `make`, in a slot of the owner. Other work of the process goes first afterwards
   * ({@link withRest}).
   * @throws AppError when too many exports wait
   */
  private async inTurn<Page, Made>(
    botId: BotId,
    read: () => Promise<Page>,
    make: (page: Page) => Made,
  ): Promise<{ readonly page: Page; readonly made: Made }> {
    try {
      return await this.pages.run(botId, () =>
        withRest(async () => {
          const page = await read();
          return { page, made: make(page) };
        }),
      );
    } catch (error) {
      if (error instanceof SlotsFullError) throw new AppError(error.isShareFull ? 'too_many_at_once' : 'busy');
      throw error;
    }
  }
}
