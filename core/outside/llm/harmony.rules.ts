/**
 * Parses gpt-oss answers, which consist of channels:
 * `<|channel|>analysis<|message|>…<|end|><|start|>assistant<|channel|>final<|message|>…<|return|>`. Only `final` is
 * meant for the reader. A message with a recipient (`to=functions.name`) is a tool call. Some servers without a
 * parser keep the marks. Others drop the marks and join the channel names to the text: `analysisWe
 * need…assistantfinalHalo`.
 */

const isHarmony = /<\|(?:channel|message|constrain)\|>|<\|start\|>\s*assistant/;
const isGlued =
  /^\s*(?:assistant)?(?:analysis|commentary|final)(?=[A-Z"'{]|\s*to=functions\.)|assistant(?:final|commentary|analysis)(?=\P{Ll}|to=)/u;
const gluedHeader = /assistant(final|commentary|analysis)|^\s*(?:assistant)?(final|commentary|analysis)/g;
/** Role names that may precede a channel and carry no content. */
const roles = new Set(['', 'assistant', 'user', 'system', 'developer', 'tool']);
const recipient = /to=(?:functions\.)?([\w.-]+)/;

interface Said {
  /** Null for text outside of all channels. */
  readonly channel: string | null;
  readonly to: string | null;
  readonly body: string;
}

/**
 * Returns the text of the final channel and the calls as `functions.name {…}`. Text without channels is
 * returned unchanged.
 */
export function finalChannel(text: string): string {
  if (isHarmony.test(text)) return spoken(text.split(/<\|(?:start|end|return|call)\|>/).map(readMessage));
  return isGlued.test(text) ? spoken(unglued(text)) : text;
}

function spoken(messages: readonly Said[]): string {
  return messages
    .flatMap(({ channel, to, body }) => {
      if (to !== null && /[{(]/.test(body)) return [`functions.${to} ${body.trim()}`];
      return channel === null || channel === 'final' ? [body] : [];
    })
    .join('\n');
}

function readMessage(piece: string): Said {
  const at = piece.indexOf('<|message|>');
  const named = /<\|channel\|>\s*(\w+)/.exec(piece);
  if (at < 0 && !named) return { channel: null, to: null, body: roles.has(piece.trim()) ? '' : piece };
  const header = at < 0 ? named![0] : piece.slice(0, at);
  const body = at < 0 ? piece.slice(named!.index + named![0].length) : piece.slice(at + '<|message|>'.length);
  const channel = named?.[1] ?? /^(?:assistant\s*)?(analysis|commentary|final)\b/.exec(header.trimStart())?.[1] ?? 'final';
  return { channel: channel.toLowerCase(), to: recipient.exec(header)?.[1] ?? null, body };
}

function unglued(text: string): Said[] {
  const headers = [...text.matchAll(gluedHeader)];
  return headers.map((header, at): Said => {
    const body = text.slice(header.index + header[0].length, headers[at + 1]?.index);
    const to = /^\s*to=functions\.([\w.-]*?)(?:\s*(?:json|code))?\s*(?=[{(])/.exec(body);
    return { channel: header[1] ?? header[2] ?? null, to: to?.[1] ?? null, body: to ? body.slice(to[0].length) : body };
  });
}
