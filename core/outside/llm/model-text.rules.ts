import type { KnownTool, TextCall } from './call-json.rules.js';
import { finalChannel } from './harmony.rules.js';
import { withoutMarks } from './template-marks.rules.js';
import { takeTextCalls } from './text-calls.rules.js';
import { withoutThoughts } from './thoughts.rules.js';

/** What a model's text holds for the one who reads it, and for us. */
export interface ModelText {
  /** Nothing of the model's inside; empty when it said nothing else. */
  readonly text: string;
  readonly calls: readonly TextCall[];
  /** A call was meant that cannot be carried out: the whole answer is of no use. */
  readonly isBroken: boolean;
}

/** Longer than any answer that is asked for. */
const textMaxChars = 60_000;
/** What one round uncovers, the next one takes. */
const roundsMax = 4;

/**
 * Takes a model's inside out of its text: thoughts, channels, the marks of its template, the name of the speaker, and calls that
 * were written instead of made. Text without any of these comes back as it is.
 */
export function readModelText(said: string, tools: readonly KnownTool[]): ModelText {
  let text = said.slice(0, textMaxChars).replace(/\r\n?/g, '\n').replaceAll('\0', '');
  const calls: TextCall[] = [];
  let isBroken = false;
  for (let round = 0; round < roundsMax; round += 1) {
    const taken = takeTextCalls(withoutThoughts(finalChannel(text)), tools);
    const next = withoutMarks(taken.text).replace(/【\d[\d:]*†[^【】\n]{0,60}】/g, '');
    calls.push(...taken.calls);
    isBroken ||= taken.isBroken;
    if (next === text) break;
    text = next;
  }
  return { text: text.trim(), calls, isBroken };
}
