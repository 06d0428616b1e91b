/** Minimum number of consecutive words that counts as a quote: so many do not match by chance. */
const fixedRun = 9;
const ownerRun = 12;
/** A line of the owner that addresses the bot instead of describing the goods. */
const toTheBot =
  /(?<!\p{L})(?:(?:kamu|kau|anda)[ ](?:adalah|harus|wajib|boleh|tidak|jangan|bertugas)|sebagai[ ](?:cs|admin|asisten)|bot|asisten|prompt|instruksi|petunjuk|(?:balas|jawab)(?:lah)?[ ](?:dengan|pelanggan|pakai|singkat|ramah|sopan)|kalau ditanya|jika ditanya|bila ditanya)(?!\p{L})/iu;

/**
 * The parts of the instruction that must not be quoted: all of the fixed text, and the owner's lines that
 * address the bot.
 */
export class Confidential {
  private readonly fixed: ReadonlySet<string>;

  /** @param toolNames names that occur only in the instruction. */
  constructor(
    fixedText: string,
    private readonly toolNames: readonly string[],
  ) {
    this.fixed = runsOf(fixedText, fixedRun);
  }

  /** The words of a reply that quote the instruction; null when there are none. */
  quotedIn(reply: string, ownerText: string): string | null {
    const named = this.toolNames.find((name) => reply.includes(name));
    if (named !== undefined) return named;
    return firstOf(reply, fixedRun, this.fixed) ?? firstOf(reply, ownerRun, runsOfLines(ownerText));
  }
}

function runsOfLines(text: string): ReadonlySet<string> {
  return new Set(
    text
      .split('\n')
      .filter((line) => toTheBot.test(line))
      .flatMap((line) => [...runsOf(line, ownerRun)]),
  );
}

function runsOf(text: string, length: number): Set<string> {
  const words = wordsOf(text);
  const runs = new Set<string>();
  for (let at = 0; at + length <= words.length; at += 1) runs.add(words.slice(at, at + length).join(' '));
  return runs;
}

function firstOf(reply: string, length: number, runs: ReadonlySet<string>): string | null {
  if (runs.size === 0) return null;
  const words = wordsOf(reply);
  for (let at = 0; at + length <= words.length; at += 1) {
    const run = words.slice(at, at + length).join(' ');
    if (runs.has(run)) return run;
  }
  return null;
}

/** Letters and digits only, so that other punctuation or case does not hide a quote. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/\p{Cf}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
