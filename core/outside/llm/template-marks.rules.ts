/**
 * Marks of chat templates: the separators of turns in a model's own notation. A server that does not know a
 * model's end-of-turn mark passes it through and lets the model continue with the other side's turn.
 */

const end = [
  String.raw`<\|(?:im_end|eot_id|eom_id|end|endoftext|end_of_text|end_of_turn|END_OF_TURN_TOKEN|return|eot|eos|end_of_sentence)\|>`,
  '<[｜|]end[▁_ ]of[▁_ ]sentence[｜|]>',
  '<end_of_turn>',
  '<turn\\|>',
  '<end_of_utterance>',
  '</s>',
  '<eos>',
  String.raw`\[EOS\]`,
].join('|');
/** Marks that begin the other side's turn. Everything after one is not part of the answer. */
const otherSide = [
  String.raw`<\|im_start\|>\s*(?:user|system|tool)`,
  String.raw`<\|start_header_id\|>\s*(?:user|system|tool|ipython)\s*<\|end_header_id\|>`,
  String.raw`<\|header_start\|>\s*(?:user|system|tool|ipython)\s*<\|header_end\|>`,
  String.raw`<start_of_turn>\s*user`,
  String.raw`<\|turn>\s*(?:user|system)`,
  String.raw`<\|(?:user|system|observation|USER_TOKEN|SYSTEM_TOKEN)\|>`,
  '<[｜|](?:User|System)[｜|]>',
  String.raw`<\|im_user\|>`,
  String.raw`\[INST\]`,
].join('|');
const ownSide = [
  String.raw`<\|im_start\|>\s*assistant`,
  String.raw`<\|start_header_id\|>\s*assistant\s*<\|end_header_id\|>`,
  String.raw`<\|header_start\|>\s*assistant\s*<\|header_end\|>`,
  String.raw`<start_of_turn>\s*model`,
  String.raw`<\|turn>\s*model`,
  String.raw`<\|start\|>\s*assistant`,
  String.raw`<\|im_assistant\|>\s*assistant\s*<\|im_middle\|>`,
].join('|');
const loose = [
  String.raw`<\|[^|<>\n]{1,60}\|>`,
  '<｜[^｜<>\\n]{1,60}｜>',
  String.raw`<\|?(?:channel|turn|tool_call|tool_response|think)\|?>`,
  '</?s>',
  '<(?:bos|eos|pad|unk|mask|sop|eop|BOS|EOS|PAD|escape)>',
  '<(?:start|end)_of_(?:turn|image|sentence|utterance)>',
  String.raw`<unused\d{1,4}>`,
  String.raw`\[/?(?:INST|BOS|EOS|gMASK|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_RESULTS)\]`,
  '<</?SYS>>',
  '<0x[0-9A-F]{2}>',
].join('|');
const otherSideBegins = new RegExp(otherSide);
const anyMark = new RegExp(`${ownSide}|${end}|${loose}`, 'g');
const turnEnds = new RegExp(end, 'g');
const roleAtStart =
  /^\s*(?:(?:\*\*|\[)?(?:[Aa]ssistant|ASSISTANT|[Aa]sisten|[Bb]ot|BOT|[Cc]hatbot)(?:\*\*|\])?\s*[:：](?:\*\*)?|(?:\*\*)?AI(?:\*\*)?\s?:(?:\*\*)?|(?:assistant|model)[ \t]*\n)\s*/;
/**
 * An HTML strikethrough of a price looks like the end-of-sentence mark `<s>`. It stands in a line with other
 * words.
 */
const struck = /<s>(?<=[^\s<>\]][ \t]*<s>)([^<>\n]{1,100})<\/s>|<s>([^<>\n]{1,100})<\/s>(?=[ \t]*[^\s<[])/g;
const otherSpeaker = /\n[ \t]*(?:\*\*)?(?:user|human|customer|pelanggan)(?:\*\*)?\s*[:：]/i;

/** The text of one turn without marks and without the speaker's name. */
export function withoutMarks(text: string): string {
  const own = beforeOtherSide(
    text
      .replace(struck, '~$1$2~')
      .replace(/▁(?=\p{L})/gu, ' ')
      .replace(/Ġ(?=\S)/g, ' ')
      .replaceAll('Ċ', '\n'),
  );
  const bare = own.replace(anyMark, '');
  const named = roleAtStart.exec(bare);
  if (!named) return bare;
  const spoken = bare.slice(named[0].length);
  // when turns begin with names, a second name starts an invented conversation
  return spoken.slice(0, otherSpeaker.exec(spoken)?.index);
}

/** The text before the other side's turn, or before the first end-of-turn mark that follows some words. */
function beforeOtherSide(text: string): string {
  const own = text.slice(0, otherSideBegins.exec(text)?.index);
  let from = 0;
  for (const { index, 0: mark } of own.matchAll(turnEnds)) {
    // only when no words precede it
    if (own.slice(from, index).replace(anyMark, '').trim() !== '') return own.slice(0, index);
    from = index + mark.length;
  }
  return own;
}
