import { meaningOf, type KnownTool, type TextCall } from './call-json.rules.js';
import { wordsByName, wordsOf } from './json-words.rules.js';
import { readLooseValue } from './loose-value.rules.js';

/**
 * Tool calls that a model wrote into its text because the server has no parser for the model's notation. There are
 * dozens of notations. All contain the tool's name, with the arguments around or after it. The steps are: first JSON
 * that forms a call, then each known name and what follows it (JSON, `(a=1)` or tags), then the remaining marks of
 * the notation.
 */

export interface TextCalls {
  readonly calls: readonly TextCall[];
  /**
   * The remaining text. Empty if there are calls, because text written before the results of a call is not an answer.
   */
  readonly text: string;
  /** True when the text has a part of a call that could not be parsed as a call of a known tool. */
  readonly isBroken: boolean;
}

interface Found {
  readonly at: number;
  readonly end: number;
  readonly call: TextCall;
}

/** Maximum number of positions tried. A text with more brackets is not a call. */
const placesMax = 200;
/** Maximum number of matches examined per tool. */
const namesMax = 50;
/** Maximum length of a tag before a name, and of a line before JSON. */
const tagChars = 100;
/** Tags around calls, without their content. */
const wrapper =
  /<\/?(?:[｜|]{1,2}DSML[｜|]{1,2}\s*|\w{1,12}:)?(?:tool_calls?|tool_use|tool_code|tools?|function_calls?|functions?|invoke|calls|parameters?|arguments?|arg_key|arg_value|tool_sep|multi_tool_use)(?:[\s=][^<>]*)?>|<\/?｜DSML｜[^<>]*>|<(?:start|end)_function_call>|<\|(?:python_tag|python_start|python_end|eom_id|START_ACTION|END_ACTION|tool_calls?(?:_section)?(?:_(?:begin|end|start|argument_begin))?|\/tool_calls?|tool_call_argument_begin|function_call)\|>|<\|tool_calls?>|<tool_calls?\|>|<｜tool▁[^｜<>]*｜>|\[\/?TOOL_CALLS?\]|\[ARGS\]|\[CALL_ID\]\w*|functools(?=\s*\[)|```(?:tool_code|tool_call|tool_use|function_call)\b/giu;
/** Matches the beginning of an invented tool result. The matched word determines the end mark to search for. */
const toolResultBegins =
  /<(tool_response|tool_result|function_results?|tool_output)>|<\|(tool_response)>|<｜(tool▁outputs)▁begin｜>|(```)tool_outputs?\b/gi;
const tagEnd = (name: string): RegExp => new RegExp(`</${name}>`, 'gi');
const toolResultEnds: Readonly<Record<string, RegExp>> = {
  ...Object.fromEntries(
    ['tool_response', 'tool_result', 'function_result', 'function_results', 'tool_output'].map((name) => [name, tagEnd(name)]),
  ),
  '|tool_response': /<tool_response\|>/gi,
  'tool▁outputs': /<｜tool▁outputs▁end｜>/gi,
  '```': /```/g,
};

/** @param tools the tools offered to the model; a call of any other tool is broken. */
export function takeTextCalls(said: string, tools: readonly KnownTool[]): TextCalls {
  const results = withoutToolResults(said);
  const quoted = results.replace(/(<\|"\|>|<escape>)([\s\S]*?)\1/g, (_, _mark, words: string) => JSON.stringify(words));
  const json = takeJson(quoted, tools);
  const calls = [...json.calls, ...namedCalls(json.text, tools)];
  const bare = json.text.replace(wrapper, '');
  if (calls.length > 0) return { calls, text: '', isBroken: json.isBroken };
  return { calls, text: bare, isBroken: json.isBroken || bare !== json.text || results !== said || mentions(bare, tools) };
}

interface Taken {
  readonly calls: TextCall[];
  readonly text: string;
  readonly isBroken: boolean;
}

function takeJson(text: string, tools: readonly KnownTool[]): Taken {
  const alone = wordsAlone(text, tools);
  if (alone !== undefined) return { calls: [], text: alone, isBroken: false };
  const calls: TextCall[] = [];
  let kept = '';
  let from = 0;
  let isBroken = false;
  const places = [...text.matchAll(/[{[](?=\s*[{"'[}\]])/g)].slice(0, placesMax);
  for (const { index } of places) {
    if (index < from) continue;
    const read = readLooseValue(text, index);
    if (!read) continue;
    const meaning = meaningOf(read.value, tools);
    if (meaning === undefined) continue;
    // arguments after a tool name belong to that name
    if (typeof meaning === 'string' && isBehindName(text.slice(0, index), tools)) continue;
    const isCall = typeof meaning === 'object' && 'calls' in meaning;
    if (!isCall && meaning !== 'unknown-call' && !startsLine(text, index)) continue;
    kept += text.slice(from, index);
    from = read.end;
    if (isCall) calls.push(...meaning.calls);
    else isBroken = true;
  }
  return { calls, text: kept + text.slice(from), isBroken };
}

/** Characters allowed between a tool's name and its arguments. */
const between =
  /^(?:\s|:\d+|["'`:>*=,]|<[|｜][^<>]{1,40}[|｜]>|<tool_sep>|\[ARGS\]|\[CALL_ID\]\w*|json\b|code\b|\.call\b|(?:action[ _]input|arguments|parameters|input|args)\b)*/i;

function isBehindName(head: string, tools: readonly KnownTool[]): boolean {
  return tools.some(({ name }) => {
    const at = head.lastIndexOf(name);
    return at >= 0 && between.exec(head.slice(at + name.length))![0].length === head.length - at - name.length;
  });
}

/** The text without invented tool results. A result without an end removes the rest of the text. */
function withoutToolResults(said: string): string {
  let kept = '';
  let from = 0;
  toolResultBegins.lastIndex = 0;
  for (let begin = toolResultBegins.exec(said); begin; begin = toolResultBegins.exec(said)) {
    const [, tag, mark, sign, fence] = begin;
    const end = toolResultEnds[mark ? `|${mark.toLowerCase()}` : (tag ?? sign ?? fence)!.toLowerCase()]!;
    kept += said.slice(from, begin.index);
    end.lastIndex = toolResultBegins.lastIndex;
    from = end.exec(said) ? end.lastIndex : said.length;
    toolResultBegins.lastIndex = from;
  }
  return kept + said.slice(from);
}

/** Calls by name, in order of appearance. A name inside another call's arguments is not a call. */
function namedCalls(text: string, tools: readonly KnownTool[]): TextCall[] {
  const found = tools.flatMap((tool) =>
    [...text.matchAll(nameOf(tool))].slice(0, namesMax).flatMap(({ index }) => callAt(text, index, tool) ?? []),
  );
  const calls: TextCall[] = [];
  let from = 0;
  for (const { at, end, call } of found.toSorted((one, other) => one.at - other.at)) {
    if (at < from) continue;
    from = end;
    calls.push(call);
  }
  return calls;
}

function callAt(text: string, at: number, tool: KnownTool): Found | undefined {
  const isEndOfTag = /<\/[\w=:｜|]*$/.test(text.slice(Math.max(0, at - tagChars), at));
  if (isEndOfTag) return undefined;
  const behind = at + tool.name.length;
  const start = behind + between.exec(text.slice(behind))![0].length;
  const read = text[start] === '{' || text[start] === '(' ? readLooseValue(text, start) : taggedArguments(text, start);
  return read && { at, end: read.end, call: { name: tool.name, arguments: byName(read.value, tool) } };
}

/**
 * Parses arguments in tags: `<parameter name="a">1</parameter>`, `<parameter=a>`,
 * `<arg_key>a</arg_key><arg_value>1</arg_value>`, or `<a>1</a>`.
 */
function taggedArguments(text: string, at: number): { value: unknown; end: number } | undefined {
  const one =
    /\s*(?:<\/?(?:parameters|arguments|args)>\s*)?(?:<arg_key>\s*(\w+)\s*<\/arg_key>\s*<arg_value>([^<]*)(?:<\/arg_value>)?|<[｜|]*(?:DSML[｜|]+\s*)?(?:parameter|param|arg)(?:=|\s+name=)\s*["']?(\w+)(?!\w)[^<>]*>([^<]*)(?:<\/[^<>]{1,40}>)?|<(\w+)>([^<]*)<\/\5>)/y;
  const entries: [string, unknown][] = [];
  let end = at;
  for (one.lastIndex = at; ; one.lastIndex = end) {
    const found = one.exec(text);
    if (!found) break;
    const value = (found[2] ?? found[4] ?? found[6])!.trim();
    entries.push([found[1] ?? found[3] ?? found[5]!, value === 'null' || value === 'None' ? null : value]);
    end += found[0].length;
  }
  return entries.length > 0 ? { value: Object.fromEntries(entries), end } : undefined;
}

/**
 * Gives positional Python arguments the tool's parameter names, in order. A single dictionary in brackets is the
 * arguments object itself.
 */
function byName(value: unknown, { parameters }: KnownTool): unknown {
  const entries = Object.entries(value as Record<string, unknown>);
  const [first] = entries;
  if (entries.length === 1 && first![0] === '0' && typeof first![1] === 'object') return first![1];
  return Object.fromEntries(entries.map(([key, one]) => [parameters[Number(key)] ?? key, one]));
}

function nameOf({ name }: KnownTool): RegExp {
  return new RegExp(`(?<![\\w-])${name}(?![\\w-])`, 'g');
}

function mentions(text: string, tools: readonly KnownTool[]): boolean {
  return tools.some(({ name }) => text.includes(name));
}

/** The reply of a model that wraps its whole answer in JSON: `{"response": "Halo Kak"}`. */
function wordsAlone(text: string, tools: readonly KnownTool[]): string | undefined {
  const trimmed = text.trim();
  const isFenced = trimmed.length >= 6 && trimmed.startsWith('```') && trimmed.endsWith('```');
  const whole = isFenced
    ? trimmed
        .slice(3, -3)
        .replace(/^\w*\s*/, '')
        .trimEnd()
    : trimmed;
  const parts = jsonValues(whole.replace(jsonTitle, '')).map((value) => wordsIn(value, tools));
  return parts.length > 0 && parts.every((part) => part !== undefined) ? parts.join('\n\n') : undefined;
}

/** A word or a line before JSON that only announces it: "json", "Berikut JSON-nya:". */
const jsonTitle = /^(?:json|[^\n{}[\]]{1,60}:)[ \t]*\n\s*(?=[{[])/iu;
/** Maximum number of JSON values in one answer. */
const valuesMax = 10;

/** The JSON values of a text that consists only of JSON values; empty when the text has anything else. */
function jsonValues(text: string): unknown[] {
  const values: unknown[] = [];
  for (let at = 0; at < text.length && values.length < valuesMax;) {
    const read = text[at] === '{' || text[at] === '[' ? readLooseValue(text, at) : undefined;
    if (!read) return [];
    values.push(read.value);
    at = read.end;
    while (/[\s,]/.test(text.charAt(at))) at += 1;
    if (at >= text.length) return values;
  }
  return [];
}

/** The text for the reader in one JSON value; undefined when the value is a call, arguments or data. */
function wordsIn(value: unknown, tools: readonly KnownTool[]): string | undefined {
  const meaning = meaningOf(value, tools);
  if (typeof meaning === 'object') return 'words' in meaning ? meaning.words : undefined;
  if (meaning !== 'data') return undefined;
  const isArguments = tools.some(({ parameters }) => parameters.some((name) => name in (value as object)));
  return (isArguments ? wordsByName(value) : wordsOf(value)) ?? undefined;
}

/**
 * True for JSON on its own line or in a fence, which is the model's notation. JSON inside a sentence may be part of
 * the reply.
 */
function startsLine(text: string, at: number): boolean {
  const head = text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trimStart();
  return head.length <= tagChars && /^(?:```\w*[ \t]*)?$/.test(head);
}
