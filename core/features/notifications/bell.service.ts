import { Inject, Injectable } from '@nestjs/common';
import type { NoticeView } from '#contracts/http/account/notices';
import type { AccountId, ConversationId } from '#contracts/values/ids';
import { limits } from '#contracts/values/limits';
import { NoticeKind } from '#contracts/values/notices';
import { isUuid } from '#contracts/values/uuid';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Panel } from '../../platform/panel/panel.js';
import * as statements from './bell.statements.js';
import { pathOfNotice } from './notices.rules.js';

/** Past notices: the list behind the bell in the panel, and their seen and handled state. */
@Injectable()
export class BellService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Panel) private readonly panel: Panel,
  ) {}

  /** A page of the list, the number of unseen notices (up to a hundred), and the serious ones still unhandled. */
  async list(
    accountId: AccountId,
    page: { readonly limit?: number | undefined; readonly before?: string | undefined },
  ): Promise<{ rows: NoticeView[]; unseen: number; open: NoticeView[] }> {
    const before = page.before !== undefined && isUuid(page.before) ? page.before : null;
    const [rows, unseen, open] = await this.database.pipelined((sql) =>
      Promise.all([
        statements.findNotices(sql, accountId, { limit: page.limit ?? limits.pageSize, before }),
        statements.countUnseen(sql, accountId),
        statements.findOpenNotices(sql, accountId),
      ]),
    );
    return { rows: rows.map(present), unseen, open: open.map(present) };
  }

  /** Call when the owner has viewed the list. */
  async markSeen(accountId: AccountId): Promise<void> {
    this.tell(accountId, await statements.setSeen(this.database, accountId));
  }

  /** Marks one notice as handled. @throws AppError when the owner has no such notice. */
  async handle(accountId: AccountId, id: string): Promise<void> {
    if (!isUuid(id) || !(await statements.setHandled(this.database, accountId, id))) throw new AppError('notice_gone');
    this.tell(accountId, 1);
  }

  /** Call when the owner views these conversations: marks their notices as seen and handled. */
  async settleConversations(accountId: AccountId, conversationIds: readonly ConversationId[]): Promise<void> {
    this.tell(accountId, await statements.settleConversations(this.database, accountId, conversationIds));
  }

  private tell(accountId: AccountId, changed: number): void {
    if (changed > 0) this.panel.emitToAccount(accountId, 'notices.changed');
  }
}

function present(row: statements.NoticeRow): NoticeView {
  const { id, title, body, seen, serious, level, handled } = row;
  const kind = NoticeKind.safeParse(row.kind);
  return {
    ...{ id, title, body, seen, serious, level, handled },
    kind: kind.success ? kind.data : null,
    path: pathOfNotice({ botId: row.bot_id, kind: row.kind, contact: row.contact }),
    at: row.created_at.toISOString(),
  };
}
