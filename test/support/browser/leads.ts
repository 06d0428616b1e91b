import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { Owner } from '../owners.ts';
import type { TestApp } from '../test-app.ts';

export interface NewLead {
  readonly name: string;
  /** The name that the lead chose. By default it is equal to `name`, the name that the panel shows. */
  readonly ownName?: string;
  readonly pn: string;
  readonly said?: string;
  /** True when the lead waits for the owner. The lead that was added first waits longest. */
  readonly waits?: boolean;
  readonly taken?: boolean;
}

/** Adds a lead who has written once. The bot need not be linked. @returns the conversation's id */
export async function addLead(app: TestApp, { userId }: Owner, lead: NewLead): Promise<string> {
  const { name, ownName = name, pn, said = 'Ada stok?', waits = false, taken = false } = lead;
  const [contact, conversation] = [randomUUID(), randomUUID()];
  await app.sql(`INSERT INTO contacts (id, bot_id, pn, name, own_name) VALUES ($1, $2, $3, $4, $5)`, [contact, userId, pn, name, ownName]);
  await app.sql(
    `INSERT INTO conversations (id, bot_id, contact_id, jid, turn, answered_turn, last_seq, message_count, last_preview, last_sender, last_at,
       needs_owner_since, needs_owner_reason, takeover_until)
     VALUES ($1, $2, $3, $4, 1, 1, 1, 1, $5, 'lead', now(), CASE WHEN $6 THEN now() END, CASE WHEN $6 THEN 'bot-called' END,
       CASE WHEN $7 THEN 'infinity'::timestamptz END)`,
    [conversation, userId, contact, `${pn}@s.whatsapp.net`, said, waits, taken],
  );
  await app.sql(
    `INSERT INTO messages (id, bot_id, conversation_id, seq, sender, kind, body, wa_id, status, turn) VALUES ($1, $2, $3, 1, 'lead', 'text', $4, $5, 'delivered', 1)`,
    [randomUUID(), userId, conversation, said, randomUUID()],
  );
  return conversation;
}

export interface PageFile {
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}

/** Pastes or drops files and text on an element, as a browser does. @returns whether the page handled them */
export async function bringFiles(
  page: Page,
  how: 'paste' | 'drop',
  { selector, files = [], words }: { readonly selector: string; readonly files?: readonly PageFile[]; readonly words?: string },
): Promise<boolean> {
  return page.evaluate(
    ({ event, at, brought, text }) => {
      const transfer = new DataTransfer();
      for (const { name, type, base64 } of brought) {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type }));
      }
      if (text !== undefined) transfer.setData('text/plain', text);
      const element = document.querySelector(at)!;
      const init = { bubbles: true, cancelable: true };
      if (event === 'drop') element.dispatchEvent(new DragEvent('dragover', { ...init, dataTransfer: transfer }));
      const one =
        event === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: transfer })
          : new DragEvent('drop', { ...init, dataTransfer: transfer });
      return !element.dispatchEvent(one);
    },
    { event: how, at: selector, brought: files, text: words },
  );
}
