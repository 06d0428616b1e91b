import { cutText } from '#contracts/values/texts';
import type { KnownTool, TextCall } from './call-json.rules.js';
import { withoutDialectWords } from './dialect/dialect-words.rules.js';
import { finalChannel } from './harmony.rules.js';
import { withoutMarks } from './template-marks.rules.js';
import { takeTextCalls } from './text-calls.rules.js';
import { withoutThoughts } from './thoughts.rules.js';
import { unwrapped } from './wrapped-answers.rules.js';

/** A model's text, split into the reply and the internal part. */
export interface ModelText {
  /** The reply without any internal notation. Empty when the model wrote nothing else. */
  readonly text: string;
  readonly calls: readonly TextCall[];
  /** True when the model intended a call that cannot be executed. The whole answer is then unusable. */
  readonly isBroken: boolean;
}

export interface TextKind {
  /** True when the text is a note about the lead and not a text for the lead. */
  readonly isNote?: boolean;
  /** True when the answer itself is JSON. The JSON is then not a tool call. */
  readonly isData?: boolean;
}

/** Maximum length of a text. It exceeds every requested answer. */
const textMaxChars = 60_000;
/** Removing one kind of notation can expose another, so the pass is repeated. */
const roundsMax = 4;

/**
 * Removes internal notation from a model's text: reasoning, channels, template marks, speaker names, calls written as
 * text, and phrases around an answer. Text without any of these is returned unchanged.
 */
export function readModelText(said: string, tools: readonly KnownTool[], { isNote = false, isData = false }: TextKind = {}): ModelText {
  let text = cutText(said, textMaxChars).replace(/\r\n?/g, '\n').replaceAll('\0', '');
  const calls: TextCall[] = [];
  let isBroken = false;
  for (let round = 0; round < roundsMax; round += 1) {
    const spoken = withoutThoughts(finalChannel(withoutDialectWords(text)));
    const taken = isData ? { text: spoken, calls: [], isBroken: false } : takeTextCalls(spoken, tools);
    const bare = withoutMarks(taken.text, isNote).replace(/【\d[\d:]*†[^【】\n]{0,60}】/g, '');
    const next = unwrapped(bare, isNote);
    calls.push(...taken.calls);
    isBroken ||= taken.isBroken;
    if (next === text) break;
    text = next;
  }
  return { text: text.trim(), calls, isBroken };
}
