import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { Feed } from '../http/feed.ts';

export interface Mail {
  seq: number;
  /** ISO time of arrival. */
  at: string;
  /** Envelope sender and recipients, lower case. */
  from: string;
  to: string[];
  /** The From header as a mail client shows it. */
  fromName: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** The first 6-digit number in subject or text, shown for convenience. */
  code: string | null;
  sizeBytes: number;
}

const keptMails = 500;

/** Every received mail, newest last. Kept in `mails.jsonl` when a state folder is given. */
export class Mailbox {
  readonly feed: Feed<Mail>;
  private readonly file: string | undefined;

  constructor(stateDir?: string) {
    if (stateDir) {
      mkdirSync(stateDir, { recursive: true });
      this.file = join(stateDir, 'mails.jsonl');
    }
    this.feed = new Feed<Mail>(keptMails, this.restore());
  }

  async store(raw: Buffer, envelope: { from: string; to: string[] }): Promise<Mail> {
    const parsed = await PostalMime.parse(raw);
    const text = parsed.text ?? '';
    const mail = this.feed.add({
      at: new Date().toISOString(),
      from: envelope.from.toLowerCase(),
      to: envelope.to.map((address) => address.toLowerCase()),
      fromName: parsed.from?.name || parsed.from?.address || envelope.from,
      subject: parsed.subject ?? '',
      text,
      html: parsed.html ?? '',
      headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
      code: codeIn(`${parsed.subject ?? ''}\n${text || stripTags(parsed.html ?? '')}`),
      sizeBytes: raw.length,
    });
    if (this.file) appendFileSync(this.file, `${JSON.stringify(mail)}\n`);
    return mail;
  }

  clear(): void {
    this.feed.clear();
    if (this.file) rmSync(this.file, { force: true });
  }

  private restore(): Mail[] {
    if (!this.file || !existsSync(this.file)) return [];
    const lines = readFileSync(this.file, 'utf8').split('\n');
    return lines.flatMap((line) => {
      try {
        return line ? [JSON.parse(line) as Mail] : [];
      } catch {
        return []; // a line truncated by a kill; the mail was never confirmed with 250
      }
    });
  }
}

/**
 * Finds a 6-digit number that stands alone in the text. Digits within an order number, an address or a link are
 * ignored.
 */
function codeIn(text: string): string | null {
  return /(?<![\w.@-])\d{6}(?![\w@-])/.exec(text)?.[0] ?? null;
}

function stripTags(html: string): string {
  return html.replace(/<(style|head)[\s\S]*?<\/\1>/gi, ' ').replace(/<[^>]+>/g, ' ');
}
