/**
 * Finds where a model's reasoning ends and its answer begins. Services that know the model's template remove the
 * reasoning. Behind a proxy, with a quantised copy or without the right parser, the reasoning arrives in the text.
 */

const thinks = 'think|thinking|thought|thoughts|reasoning|reason|reflection|analysis|scratchpad|inner_monologue|monologue|internal';
const opening = [
  String.raw`(?:<|&lt;)(?:\w{1,9}:)?(?:${thinks})(?:\s[^<>]{0,80})?(?:>|&gt;)`,
  String.raw`<\|(?:${thinks}|begin_of_thought|START_THINKING|channel>\s*thought|think_start)\|?>?`,
  String.raw`<details\s(?=[^<>]*type="reasoning")[^<>]*>`,
  String.raw`\[(?:THINK|THINKING|REASONING)\]`,
  '◁think▷',
  String.raw`<unused94>\s*thought`,
  '```(?:thinking|think|thoughts|reasoning)\\b',
].join('|');
const closing = [
  String.raw`(?:<|&lt;)/(?:\w{1,9}:)?(?:${thinks})(?:>|&gt;)`,
  String.raw`<\|(?:/(?:${thinks})|end_of_thought|END_THINKING|think_end)\|>`,
  '<channel\\|>',
  '</details>',
  String.raw`\[/(?:THINK|THINKING|REASONING)\]`,
  '◁/think▷',
  '<unused95>',
].join('|');
const borders = new RegExp(`(?<open>${opening})|(?<close>${closing})`, 'gi');
/** End of a code fence. It ends reasoning only if the reasoning began with a code fence. */
const fence = /```/g;

/**
 * Removes reasoning. Reasoning without an end mark removes the rest of the text. An end mark without a beginning
 * removes everything before it, because some templates write the beginning into the prompt.
 */
export function withoutThoughts(text: string): string {
  const spoken = afterLabels(text);
  let kept = '';
  let from = 0;
  let isThinking = false;
  borders.lastIndex = 0;
  for (let border = borders.exec(spoken); border; border = borders.exec(spoken)) {
    if (border.groups!['open'] === undefined) {
      if (border[0].toLowerCase() === '</details>' && !isThinking) continue;
      if (!isThinking) kept = '';
      from = borders.lastIndex;
      isThinking = false;
      continue;
    }
    if (!isThinking) kept += spoken.slice(from, border.index);
    isThinking = true;
    from = borders.lastIndex;
    if (!border[0].startsWith('```')) continue;
    fence.lastIndex = borders.lastIndex;
    if (!fence.exec(spoken)) return kept;
    from = borders.lastIndex = fence.lastIndex;
    isThinking = false;
  }
  return insideAnswer(isThinking ? kept : kept + spoken.slice(from));
}

/** Removes reasoning that is marked by a label, as in Ollama's terminal output and in answers to ReAct prompts. */
function afterLabels(said: string): string {
  const text = said.trimStart();
  const done = /^Thinking\.\.\.\s[\s\S]*?\.\.\.done thinking\.?/.exec(text);
  if (done) return text.slice(done[0].length);
  if (!/^(?:\*\*)?(?:Thought|Thoughts|Reasoning|Thinking Process|Analysis)(?:\*\*)?\s*:/.test(text)) return said;
  const final =
    /\n[ \t]*(?:\*\*)?(?:Final Answer|Final Response|Answer|Response|Reply|Message|Jawab|Jawaban|Balas|Balasan|Pesan)(?:\*\*)?\s*:(?:\*\*)?/.exec(
      text,
    );
  if (final) return text.slice(final.index + final[0].length);
  const action = /\n[ \t]*Action\s*:/.exec(text);
  if (action) return text.slice(action.index);
  const paragraph = /\n[ \t]*\n/.exec(text);
  return paragraph ? text.slice(paragraph.index) : '';
}

const answerTags = 'answer|final_answer|final|response|output|reply|message|jawaban|balasan|pesan|respons?';
const answerBegins = new RegExp(String.raw`<(?:${answerTags})>|<\|(?:begin_of_solution|START_RESPONSE|START_TEXT|begin_of_box)\|>`, 'i');
const answerEnds = new RegExp(String.raw`</(?:${answerTags})>|<\|(?:end_of_solution|END_RESPONSE|END_TEXT|end_of_box)\|>`, 'i');

/** The content of answer tags, when there are any. */
function insideAnswer(text: string): string {
  const begin = answerBegins.exec(text);
  const inside = begin ? text.slice(begin.index + begin[0].length) : text;
  const end = answerEnds.exec(inside);
  return end ? inside.slice(0, end.index) : inside;
}
