import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const home = join(import.meta.dirname, '..');

/**
 * The messages that the lead sends at once: a text, a picture with text in it, a voice message, or one of the
 * simulator's ready-made messages.
 */
export interface Line {
  readonly kind: 'text' | 'picture' | 'voice' | 'other';
  readonly text: string;
  /** The text in the picture or the voice message, or the kind of the ready-made message. */
  readonly inside: string;
}

export interface ToolUse {
  readonly name: string;
  readonly args: Record<string, string | number>;
}

/** One step of the scripted model: text or calls, never both. */
export type Step = { readonly says: string } | { readonly calls: readonly ToolUse[] };

export interface Turn {
  readonly lines: readonly Line[];
  /** The owner writes by hand instead of a lead. Nothing answers that. */
  readonly owner: string | null;
  readonly steps: readonly Step[];
  readonly faults: readonly object[];
  /** Required texts. Each entry lists alternative wordings, and one of them must reach the phone. */
  readonly must: readonly (readonly string[])[];
  readonly mustNot: readonly string[];
  /** Captions of photos that must arrive. */
  readonly photos: readonly string[];
  readonly isSilent: boolean;
  /** The model's text must not be sent unchanged. */
  readonly isReplaced: boolean;
}

/** One scripted conversation, as written in its file. The README.md beside the folder describes the format. */
export interface Talk {
  readonly file: string;
  readonly title: string;
  readonly kind: string;
  readonly shop: string;
  readonly lead: string;
  /** The lead is a machine that answers everything with these words. */
  readonly otherBot: string | null;
  readonly turns: readonly Turn[];
  readonly end: {
    readonly isTakenOver: boolean;
    readonly isClosed: boolean;
    readonly notices: readonly string[];
    /** Number of replies that are charged; null: one for each answered turn. */
    readonly cost: number | null;
    /** The owner's log must have a line about this lead with each of these texts. */
    readonly log: readonly string[];
  };
}

export function readTalks(): Talk[] {
  const folder = join(home, 'talks');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'));
  return files.toSorted().map((name) => parseTalk(name, readFileSync(join(folder, name), 'utf8')));
}

export interface ShopText {
  readonly name: string;
  readonly prompt: string;
  readonly products: string;
  readonly district: string;
}

/** @param photos address below which the shop's pictures lie. */
export function readShops(photos: string): ShopText[] {
  return readdirSync(join(home, 'shops')).map((file) => {
    const [head = '', prompt = '', products = ''] = readFileSync(join(home, 'shops', file), 'utf8').split(/^=== .*$/m);
    return {
      name: basename(file, '.txt'),
      district: /^kecamatan:\s*(.+)$/m.exec(head)?.[1] ?? '',
      prompt: prompt.trim(),
      products: products.trim().replaceAll('{foto}', photos),
    };
  });
}

type Draft = { -readonly [Key in keyof Turn]: Turn[Key] extends readonly (infer One)[] ? One[] : Turn[Key] };

function newTurn(): Draft {
  return { lines: [], owner: null, steps: [], faults: [], must: [], mustNot: [], photos: [], isSilent: false, isReplaced: false };
}

/** @throws Error that names the file and the line. */
export function parseTalk(file: string, text: string): Talk {
  const [head = '', ...rest] = text.replaceAll('\r\n', '\n').split('\n\n');
  const header = new Map(head.split('\n').map((line) => pairOf(line)));
  const [body = '', tail = ''] = rest.join('\n\n').split(/^---$/m);
  const turns: Draft[] = [];
  for (const [at, line] of joinContinued(body).entries()) {
    try {
      if (line !== '') readLine(line, turns);
    } catch (error) {
      throw new Error(`${file}, line ${at + 1} below the head ("${line}"): ${(error as Error).message}`, { cause: error });
    }
  }
  const wanted = (key: string): string => {
    const value = header.get(key);
    if (value === undefined) throw new Error(`${file}: "${key}:" is missing`);
    return value;
  };
  return {
    file,
    title: wanted('judul'),
    kind: wanted('jenis'),
    shop: wanted('toko'),
    lead: wanted('pelanggan'),
    otherBot: header.get('bot lain') ?? null,
    turns,
    end: endOf(tail, file),
  };
}

function pairOf(line: string): [string, string] {
  const at = line.indexOf(':');
  if (at < 0) throw new Error(`"${line}" has no colon`);
  return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

/** Joins a line that begins with "| …" to the line above it. */
function joinContinued(body: string): string[] {
  const lines: string[] = [];
  for (const line of body.split('\n').map((one) => one.trim())) {
    if (line.startsWith('|')) lines[lines.length - 1] += `\n${line.slice(1).trim()}`;
    else lines.push(line);
  }
  return lines;
}

function readLine(line: string, turns: Draft[]): void {
  const turn = turns.at(-1);
  if (line.startsWith('>')) {
    // a text after an answer starts the next turn
    const isBurst = turn !== undefined && turn.owner === null && turn.steps.length === 0 && turn.faults.length === 0 && !turn.isSilent;
    if (!isBurst) turns.push(newTurn());
    turns.at(-1)!.lines.push(lineOf(line.slice(1).trim()));
    return;
  }
  const [key, value] = pairOf(line);
  if (key === 'pemilik') {
    turns.push({ ...newTurn(), owner: value, isSilent: true });
    return;
  }
  if (!turn) throw new Error('nobody has written yet');
  switch (key) {
    case 'model':
      turn.steps.push({ says: value });
      break;
    case 'alat':
      turn.steps.push({ calls: value.split('&&').map(toolUseOf) });
      break;
    case 'gangguan':
      turn.faults.push(JSON.parse(value) as object);
      break;
    case 'harus':
      turn.must.push(value.split(' / ').map((one) => one.trim()));
      break;
    case 'jangan':
      turn.mustNot.push(value);
      break;
    case 'foto':
      turn.photos.push(value);
      break;
    case 'diam':
      turn.isSilent = value === 'ya';
      break;
    case 'diganti':
      turn.isReplaced = value === 'ya';
      break;
    default:
      throw new Error(`unknown word "${key}"`);
  }
}

const attachments = { foto: 'picture', suara: 'voice', lain: 'other' } as const;

function lineOf(text: string): Line {
  const [, what, inside = '', caption = ''] = /^\[(foto|suara|lain):\s*([^\]]*)\]\s*([\s\S]*)$/.exec(text) ?? [];
  if (!what) return { kind: 'text', text, inside: '' };
  return { kind: attachments[what as keyof typeof attachments], text: caption, inside };
}

/**
 * Parses one tool call, such as "cek_ongkir | tujuan = Coblong, Bandung | berat_gram = 250": the name of the tool,
 * then its arguments.
 */
function toolUseOf(text: string): ToolUse {
  const [name = '', ...args] = text.split('|').map((part) => part.trim());
  const pairs = args.map((arg) => {
    const at = arg.indexOf('=');
    if (at < 0) throw new Error(`"${arg}" has no =`);
    const value = arg.slice(at + 1).trim();
    return [arg.slice(0, at).trim(), /^\d+$/.test(value) ? Number(value) : value] as const;
  });
  return { name, args: Object.fromEntries(pairs) };
}

function endOf(tail: string, file: string): Talk['end'] {
  const pairs = tail
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(pairOf);
  const known = new Set(['admin', 'closing', 'notis', 'biaya', 'catatan']);
  for (const [key] of pairs) if (!known.has(key)) throw new Error(`${file}: unknown word "${key}" at the end`);
  const one = (key: string) => pairs.find(([name]) => name === key)?.[1];
  const cost = one('biaya');
  return {
    isTakenOver: one('admin') === 'ya',
    isClosed: one('closing') === 'ya',
    notices: (one('notis') ?? '').split(',').flatMap((kind) => kind.trim() || []),
    cost: cost === undefined ? null : Number(cost),
    log: pairs.filter(([key]) => key === 'catatan').map(([, value]) => value),
  };
}
