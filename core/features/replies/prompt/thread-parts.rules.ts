import type { OpenTurn, ThreadMessage } from '../../conversations/conversations.types.js';
import { isOfProgram, openMessages, said } from '../replies.rules.js';

/** The thread of an open turn, in the order in which the request contains it. */
export interface ThreadParts {
  readonly history: readonly ThreadMessage[];
  /**
   * The messages to answer, and the messages between them. An own answer to an edited message is never the last one.
   */
  readonly open: readonly ThreadMessage[];
}

/**
 * Divides the thread. A message that the lead edited after its answer moves to the end, where it is answered again.
 * At its old position, an own answer would follow it, and the model would believe that it had answered the new text.
 */
export function threadParts(turn: OpenTurn): ThreadParts {
  const open = said(openMessages(turn));
  const corrected = new Set(open.filter((message) => isAnswered(turn, message)).map(({ id }) => id));
  const firstOpen = open.find(({ id }) => !corrected.has(id))?.seq ?? Number.POSITIVE_INFINITY;
  // Messages from the phone's app after the lead's are part of the input, but only the lead's words are
  // answered.
  const isOpen = (message: ThreadMessage): boolean => message.seq >= firstOpen && !isOfProgram(message);
  const rest = turn.thread.filter(({ id }) => !corrected.has(id));
  return {
    history: correctedInOrder(rest.filter((message) => !isOpen(message))),
    open: [...open.filter(({ id }) => corrected.has(id)), ...rest.filter(isOpen)],
  };
}

/**
 * Moves messages that were edited or transcribed after their answer, and answered again. Such a message is placed
 * before its second answer, because the first answer does not refer to its current text. It then has the same
 * position in the requests of both turns.
 */
function correctedInOrder(history: readonly ThreadMessage[]): readonly ThreadMessage[] {
  const again = history.filter((message) => mayBeReadAgain(message) && wasAnsweredBefore(message, history));
  if (again.length === 0) return history;
  const ordered = history.filter((message) => !again.includes(message));
  for (const message of again) {
    const answer = ordered.findIndex(({ sender, turn }) => sender === 'bot' && turn !== null && turn >= message.turn!);
    ordered.splice(answer < 0 ? ordered.length : answer, 0, message);
  }
  return ordered;
}

/**
 * True when an answer after this message belongs to an earlier turn than the message. That answer refers to the text
 * before the edit.
 */
function wasAnsweredBefore({ sender, seq, turn }: ThreadMessage, history: readonly ThreadMessage[]): boolean {
  if (sender !== 'lead' || turn === null) return false;
  return history.some(
    (later) => later.seq > seq && later.sender === 'bot' && later.turn !== null && later.turn < turn && later.status !== 'failed',
  );
}

/** When the oldest edited message among the messages to answer was stored; null when none is edited. */
export function editedMessageAt(turn: OpenTurn): Date | null {
  const edited = said(openMessages(turn)).filter(({ isEdited, storedAtMs }) => isEdited === true && storedAtMs > 0);
  return edited.length === 0 ? null : new Date(Math.floor(Math.min(...edited.map(({ storedAtMs }) => storedAtMs))));
}

/** A message whose content may have changed after an answer: by an edit, or by a transcription that took long. */
function mayBeReadAgain({ hearing, isEdited, transcript }: ThreadMessage): boolean {
  return isEdited === true || transcript !== null || hearing === 'failed-late';
}

/**
 * True for a message that may be read again and has an answer after it. A queued or withheld bubble does not count as
 * an answer.
 */
function isAnswered({ thread }: OpenTurn, message: ThreadMessage): boolean {
  if (!mayBeReadAgain(message)) return false;
  const { seq } = message;
  return thread.some((later) => later.seq > seq && later.sender !== 'lead' && !isOfProgram(later) && later.status !== 'failed');
}
