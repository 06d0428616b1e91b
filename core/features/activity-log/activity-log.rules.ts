import { cutText } from '#contracts/values/texts';
import { qrLogMarker } from '#contracts/http/bot/bot';
import { cleanPersonName } from '#contracts/values/people/person-name';
import type { ConversationId } from '#contracts/values/ids';
import type { LogLevel } from '#contracts/values/statuses';

const jakartaTime = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta', dateStyle: 'short', timeStyle: 'medium' });
const stampChars = 'YYYY-MM-DD hh:mm:ss'.length;
const lineMaxChars = 500;
const marker = new RegExp(qrLogMarker.replace(/:$/, '').replace(/\s+/g, '\\s*'), 'gi');

/**
 * A line such as `[2026-11-21 14:03:10] INFO text`, in Jakarta time, without line breaks. Many lines contain names
 * that leads chose themselves. Characters that change the look of surrounding text are therefore removed. A name also
 * cannot imitate the line from which the panel takes the QR picture.
 */
export function activityLine(at: Date, level: LogLevel, text: string): string {
  return lineOf(at, level, cleanPersonName(text).replace(marker, 'QR-uploaded'));
}

/** The only line that carries the address of the QR picture. */
export function qrLine(at: Date, url: string): string {
  return lineOf(at, 'INFO', `${qrLogMarker} ${url}`);
}

export function isQrLine(line: string): boolean {
  return line.includes(`INFO ${qrLogMarker} `);
}

function lineOf(at: Date, level: LogLevel, text: string): string {
  return `[${jakartaTime.format(at)}] ${level} ${cutText(text, lineMaxChars)}`;
}

/**
 * A line as it is stored: with the ids of the conversations that it names, so that erasing a lead finds their lines and no
 * others. No line contains a line break.
 */
export function entryOf(line: string, about: readonly ConversationId[]): string {
  return about.length === 0 ? line : `${line}\n${about.join(' ')}`;
}

export function lineOfEntry(entry: string): string {
  return entry.split('\n', 1)[0]!;
}

/** The entries about one of these conversations, and lines about no conversation that contain one of these numbers. */
export function entriesAbout(entries: readonly string[], conversationIds: ReadonlySet<string>, numbers: readonly string[]): string[] {
  return entries.filter((entry) => {
    const [line, about] = entry.split('\n', 2);
    return about === undefined
      ? numbers.some((number) => isNamedIn(line!, number))
      : about.split(' ').some((id) => conversationIds.has(id));
  });
}

/**
 * The ids of a conversation and of all conversations that were merged into it.
 * @param joined maps the id of each merged conversation to the id of the conversation that it was merged into
 */
export function joinedInto(joined: Readonly<Record<string, string>>, conversationId: ConversationId): ReadonlySet<string> {
  const ids = new Set<string>([conversationId]);
  for (let before = 0; before < ids.size;) {
    before = ids.size;
    for (const [gone, keep] of Object.entries(joined)) if (ids.has(keep)) ids.add(gone);
  }
  return ids;
}

/** Whether the text contains a number or username as a whole word, not as part of a longer one. */
function isNamedIn(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const around = text.slice(Math.max(0, at - 1), at) + text.slice(at + name.length, at + name.length + 1);
    if (!/[\p{L}\p{N}_]/u.test(around)) return true;
  }
  return false;
}

/** The lines written at `since` or later, oldest first. */
export function linesSince(lines: readonly string[], since: Date): string[] {
  const oldest = jakartaTime.format(since);
  const first = lines.findIndex((line) => line.slice(1, 1 + stampChars) >= oldest);
  return first < 0 ? [] : lines.slice(first);
}
