import { cutText, readableChars } from '#contracts/values/texts';
import type { ThreadMessage } from '../../conversations.types.js';
import { hiddenCode, isCodeAlone, speaksOfCode, withoutCodes } from '../../one-time-codes.rules.js';

type Columns = { readonly [Column in keyof ThreadMessage]: ThreadMessage[Column][] | null };

/**
 * The thread by columns, or null when it is empty. Column names repeated in every row would cost Postgres
 * more than the rows.
 */
export type ThreadByColumns = Columns & {
  /** The contact is a verified business, whose messages the owner lets the bot answer. */
  readonly ofBusiness: boolean;
};

/** SQL: true when a transcription began over ten minutes ago. It takes minutes at most, so it was lost with its process. */
export const isHearingLost = `coalesce(to_timestamp((media->>'hearingAt')::bigint), created_at) < now() - interval '10 minutes'`;
/** SQL: a lost transcription counts as failed at once, before the sweep has found it. */
const hearing = `CASE WHEN media->>'hearing' = 'late' AND ${isHearingLost} THEN 'failed' ELSE media->>'hearing' END`;

/**
 * SQL, one JSON value: messages as {@link ThreadByColumns}.
 * @param ofBusiness expression: their contact is a verified business
 */
export const threadColumns = (ofBusiness: string): string => `json_build_object(
  'ofBusiness', ${ofBusiness}, 'id', json_agg(id), 'sender', json_agg(sender), 'kind', json_agg(kind), 'body', json_agg(body), 'seq', json_agg(seq), 'turn', json_agg(turn), 'status', json_agg(status),
  'transcript', json_agg(media->>'transcript'), 'quoted', json_agg(quoted), 'hasFile', json_agg(media IS NOT NULL AND proto IS NOT NULL), 'origin', json_agg(origin),
  'storedAtMs', json_agg(extract(epoch FROM created_at)::float8 * 1000), 'isEdited', json_agg(edited_at IS NOT NULL), 'cameFrom', json_agg(came_from), 'cart', json_agg(CASE WHEN cart->'items' IS NOT NULL THEN cart END),
  'reaction', json_agg(CASE WHEN reaction IS NOT NULL THEN json_build_object('emoji', reaction, 'atMs', extract(epoch FROM reacted_at)::float8 * 1000, 'turn', reaction_turn) END),
  'fileName', json_agg(media->>'name'), 'fileHash', json_agg(media->>'hash'), 'reading', json_agg(media->'reading'), 'hearing', json_agg(${hearing}),
  'seconds', json_agg(CASE WHEN jsonb_typeof(media->'seconds') = 'number' THEN (media->>'seconds')::float8 END))`;

/**
 * Oldest first. A message is stored in full, but cut here to {@link readableChars}. From here, leads' texts
 * go to the rules of a reply and into a model's request, without one-time codes.
 */
export function threadOf(columns: ThreadByColumns): ThreadMessage[] {
  const cells: Columns = columns;
  const ids = cells.id ?? [];
  const at = <Column extends keyof ThreadMessage>(column: Column, index: number): ThreadMessage[Column] => cells[column]![index]!;
  const thread = ids
    .map((id, index): ThreadMessage => {
      const transcript = at('transcript', index);
      return {
        id,
        sender: at('sender', index),
        kind: at('kind', index),
        body: cutText(at('body', index), readableChars),
        seq: at('seq', index),
        turn: at('turn', index),
        status: at('status', index),
        transcript: transcript === null ? null : cutText(transcript, readableChars),
        quoted: at('quoted', index),
        hasFile: at('hasFile', index),
        origin: at('origin', index),
        storedAtMs: at('storedAtMs', index),
        isEdited: at('isEdited', index),
        seconds: at('seconds', index),
        cameFrom: at('cameFrom', index),
        cart: at('cart', index),
        reaction: at('reaction', index),
        fileName: at('fileName', index),
        fileHash: at('fileHash', index),
        reading: at('reading', index),
        hearing: at('hearing', index),
      };
    })
    .sort((one, other) => one.seq - other.seq);
  return thread.map((message, place) => withoutItsCodes(message, [thread[place - 1], thread[place + 1]], columns.ofBusiness));
}

/**
 * The message without one-time codes. A message that consists only of a code is hidden too, when the lead's message
 * right before or after it announces a code.
 */
function withoutItsCodes(message: ThreadMessage, beside: readonly (ThreadMessage | undefined)[], ofBusiness: boolean): ThreadMessage {
  const { body, fileName, quoted, reading, sender, transcript } = message;
  if (sender !== 'lead') return message;
  const isRest = isCodeAlone(body) && (ofBusiness || beside.some((other) => other?.sender === 'lead' && announcesCode(other.body)));
  return {
    ...message,
    ...(quoted && { quoted: { ...quoted, body: withoutCodes(quoted.body) } }),
    body: isRest ? hiddenCode : withoutCodes(body, ofBusiness),
    transcript: transcript && withoutCodes(transcript),
    ...(fileName && { fileName: withoutCodes(fileName, ofBusiness) }),
    ...(reading?.kind === 'text' && { reading: { ...reading, text: withoutCodes(reading.text) } }),
  };
}

function announcesCode(body: string): boolean {
  return speaksOfCode(body) && withoutCodes(body) === body;
}
