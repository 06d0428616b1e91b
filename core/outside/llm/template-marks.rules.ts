/**
 * Marks of chat templates, which separate the turns in a model's own notation. A server that does not know a model's
 * end-of-turn mark keeps it in the text, and lets the model continue with the other side's turn.
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
/** Marks that begin the other side's turn. The text after such a mark is not part of the answer. */
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
  /^\s*(?:#{1,6} )?(?:(?:\*\*|\[)?(?:[Aa]ssistant|ASSISTANT|[Aa]sisten|[Bb]ot|BOT|[Cc]hatbot|[Pp]enjual|[Ss]eller|[Aa]nda|[Ss]aya)(?:\*\*|\])?\s*[:：](?:\*\*)?|(?:\*\*)?AI(?:\*\*)?\s?:(?:\*\*)?|(?:assistant|model)[ \t]*\n)\s*/;
/**
 * Names of the shop at the beginning of a text. They count as a speaker's name only before words in lower case.
 * Otherwise they may begin a line of the shop's data: "Toko: Jl. Mawar 5".
 */
const shopAtStart =
  /^\s*(?:\*\*)?(?:[Kk]ami|[Tt]oko|CS|[Aa]dmin)(?:\*\*)?[ ]?[:：](?:\*\*)?\s*(?=\p{L}[^\n:：]{0,80}[ ]\p{Ll}{2}[^\n:：]*$)/u;
/**
 * An HTML strikethrough of a price. Its `<s>` looks like a mark of a chat template, but the strikethrough is on a
 * line with other words.
 */
const struck = /<s>(?<=[^\s<>\]][ \t]*<s>)([^<>\n]{1,100})<\/s>|<s>([^<>\n]{1,100})<\/s>(?=[ \t]*[^\s<[])/g;
/**
 * Names that models give to the customer in an invented conversation. Such names also begin lines of an order in
 * Indonesian, so they count only before a turn of the assistant.
 */
const talkBegins = /^\s*(?:\*\*)?(?:user|human|customer|pelanggan|pembeli)(?:\*\*)?\s*[:：]/i;
const ownTurn =
  /\n[ \t]*(?:\*\*)?(?:assistant|asisten|bot|ai|penjual|seller|admin|cs|(?:anda|saya|kami|toko)(?=(?:\*\*)?[ \t]*[:：][^\n]{0,3}(?:\S+[ ]){2}))(?:\*\*)?[ \t]*[:：](?:\*\*)?[ \t]*/i;
/**
 * A stranger's turn after an answer. Several words must follow the name, because "User: budi" may be the name of an
 * account that the shop sells.
 */
const strangerAfter = /\n[ \t]*(?:\*\*)?(?:user|human)(?:\*\*)?[ \t]*[:：][ \t]*\S+[ \t]+\S/i;
const otherSpeaker = /\n[ \t]*(?:\*\*)?(?:user|human|customer|pelanggan|pembeli)(?:\*\*)?\s*[:：]/i;
/**
 * The lead's invented turn after an answer. Words in lower case must follow "Pelanggan:". A summary of an order has
 * the customer's name at this place.
 */
const leadAfter =
  /\n[ \t]*(?:\*\*)?(?:[Cc]ustomer|[Pp]elanggan|[Pp]embeli)(?:\*\*)?[ \t]{0,8}[:：][ \t]{0,8}["“]?(?=[^\n]{0,200}[ ]\p{Ll})(?:\p{L}[^\s]{0,60}[ ]{1,8}){2}\S/u;
/** A line with a field name before a colon. Summaries of orders have several such lines. */
const field = /(?:^|\n)[ \t]*(?:[-*•][ ]*)?\p{L}[\p{L} ]{0,24}[:：]/gu;

/**
 * The text of one turn, without marks and without the speaker's name.
 * @param isNote the text is about the lead, so a line about the lead is not the lead's turn.
 */
export function withoutMarks(text: string, isNote = false): string {
  const own = beforeOtherSide(
    withoutEcho(text)
      .replace(struck, '~$1$2~')
      .replace(/▁(?=\p{L})/gu, ' ')
      .replace(/Ġ(?=\S)/g, ' ')
      .replaceAll('Ċ', '\n'),
  );
  const bare = ownWords(own.replace(anyMark, ''), isNote);
  const named = roleAtStart.exec(bare) ?? shopAtStart.exec(bare);
  if (!named) return bare;
  const spoken = bare.slice(named[0].length);
  // if the turns begin with names, a second name begins an invented conversation
  return spoken.slice(0, otherSpeaker.exec(spoken)?.index);
}

/** Removes an instruction that the model repeats before its answer. */
function withoutEcho(text: string): string {
  const [before, system = '', ...rest] = text.split(/<<\/?SYS>>/);
  const bare = rest.length > 0 && system !== '' ? `${before}${rest.join('')}` : text;
  const end = bare.indexOf('[/INST]');
  const begin = bare.indexOf('[INST]');
  const answer = bare.slice(end + '[/INST]'.length);
  const isEcho = begin >= 0 && end > begin && bare.slice(0, begin).replace('<s>', '').trim() === '';
  return isEcho && /[\p{L}\p{N}]/u.test(answer) ? answer : bare;
}

/**
 * The assistant's own text when the model invented a conversation: the first turn of the assistant, or the text
 * before the conversation.
 */
function ownWords(text: string, isNote: boolean): string {
  const turn = ownTurn.exec(text);
  if (talkBegins.test(text)) return turn ? text.slice(turn.index + turn[0].length).split(otherSpeaker)[0]! : text;
  const talk = turn ? otherSpeaker.exec(text.slice(0, turn.index)) : (strangerAfter.exec(text) ?? (isNote ? null : inventedTurn(text)));
  return talk ? text.slice(0, talk.index) : text;
}

/** The first invented turn of the lead; null for none, and for a line in a list of other fields. */
function inventedTurn(text: string): RegExpExecArray | null {
  const turn = leadAfter.exec(text);
  return turn && (text.match(field) ?? []).length === 1 ? turn : null;
}

/** The text before the other side's turn, or before the first end-of-turn mark that has words before it. */
function beforeOtherSide(text: string): string {
  const own = text.slice(0, otherSideBegins.exec(text)?.index);
  let from = 0;
  for (const { index, 0: mark } of own.matchAll(turnEnds)) {
    // an end-of-turn mark counts only if words precede it
    if (own.slice(from, index).replace(anyMark, '').trim() !== '') return own.slice(0, index);
    from = index + mark.length;
  }
  return own;
}
