import type { MailContent } from './mails.types.js';

export const productName = 'Whatsapp Bot AI';

export interface MailLink {
  readonly text: string;
  readonly url: string;
}

interface Letter {
  readonly subject: string;
  /** First line of the mail, which already contains the name. */
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** A code to type in, shown large. */
  readonly code?: string;
  /** The reader's next step, as a button; an absolute URL. */
  readonly link?: MailLink;
  readonly after?: readonly string[];
}

/**
 * Renders a letter twice: as plain text, and as HTML that also displays in mail programs without style
 * sheets.
 */
export function layOut(letter: Letter): MailContent {
  return { subject: letter.subject, text: textOf(letter), html: htmlOf(letter) };
}

function textOf(letter: Letter): string {
  const code = letter.code ? [`    ${letter.code}`] : [];
  const link = letter.link ? [`${letter.link.text}: ${letter.link.url}`] : [];
  return [letter.greeting, ...letter.paragraphs, ...code, ...link, ...(letter.after ?? []), `Salam,\nTim ${productName}`].join('\n\n');
}

function htmlOf(letter: Letter): string {
  const line = (text: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const link = letter.link
    ? `<p style="margin:0 0 16px"><a href="${escapeHtml(letter.link.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0f7a5a;color:#ffffff;text-decoration:none">${escapeHtml(letter.link.text)}</a></p>`
    : '';
  const code = letter.code
    ? `<p style="margin:0 0 16px;padding:16px;background:#eef5f2;border-radius:8px;text-align:center;font-size:32px;font-weight:700;letter-spacing:8px">${escapeHtml(letter.code)}</p>`
    : '';
  return `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4f4f1;color:#1b1f1e;font-family:Arial,Helvetica,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:24px;background:#ffffff;border-radius:12px">
<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:#0f7a5a">${productName}</p>
${line(letter.greeting)}
${letter.paragraphs.map(line).join('\n')}
${code}
${link}
${(letter.after ?? []).map(line).join('\n')}
<p style="margin:24px 0 0;font-size:14px;line-height:1.5;color:#5b625f">Salam,<br>Tim ${productName}</p>
</div>
</body>
</html>`;
}

/** Owners choose their own names, so nothing in them may become markup. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}
