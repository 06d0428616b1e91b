import { decodedForms } from './leaks/disguises.rules.js';

/** Minimum number of consecutive words that counts as a quote: so many do not match by chance. */
const fixedRun = 9;

/** Marks that only we write, around other people's words, in tool results and in example turns. */
const ownLabels =
  /\[(?:Petunjuk sistem|\d{1,2} (?:jam|hari|minggu|bulan) kemudian|Membalas (?:pesan|kutipan|status toko)|Pelanggan (?:mengubah pesan|datang dari iklan)|Foto terlampir|Kutipan|dasar[ ]*:)[^\]\n]{0,200}|(?:^|\n)[ ]*(?:Kesalahan|Keadaan percakapan): |Pelanggan: "[^"\n]{0,80}" Anda: "|(?<!\p{L})(?:harganya|totalnya|ongkirnya|ada)[ ]…|"(?:belum_bisa_ditotal|dengan_ongkir|total_barang|harga_satuan|berat_gram|sampaikan|nama_sama|gagal)"[ ]*:|(?:belum_bisa_ditotal|dengan_ongkir|total_barang|harga_satuan|berat_gram|nama_sama)(?![\p{L}])/iu;
/**
 * Phrases that only instruct a bot, in Indonesian and in languages into which leads have it translated. An answer with
 * several of them paraphrases its instruction.
 */
const subjects = [
  /(?<!\p{L})(?:pelanggan|customers?|clients?|buyers?|pembeli|klien|顧客|客户)(?!\p{L})/iu,
  /(?<!\p{L})(?:alat(?: bantu)?|tools?|functions?|fungsi|api)(?!\p{L})|工具/iu,
  /(?<!\p{L})(?:pemilik (?:usaha|toko|bisnis)|(?:shop|business|store) owner|the owner|owner)(?!\p{L})/iu,
  /(?<!\p{L})(?:mengarang|menebak|make (?:it |things |anything )?up|invent|fabricate|guess|ngarang|karang)(?!\p{L})/iu,
  /(?<!\p{L})(?:petunjuk(?:nya)?|instruksi(?:ku| saya)?|instructions?|system prompt|prompt|aturan tetap|fixed rules|guidelines|pituduh|aturan saya)(?!\p{L})/iu,
  /(?<!\p{L})(?:asisten penjualan|sales assistant|asisten (?:ai|virtual)|ai assistant|language model|model bahasa|chatgpt|openai)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:jangan|aja) (?:pernah )?(?:menyebut|membocorkan|mengarang|menjanjikan|ngarang)|never (?:reveal|mention|invent|make|promise|state)|do not (?:reveal|mention|invent|promise)|tidak boleh (?:menyebut|membocorkan|mengarang))(?!\p{L})/iu,
  /(?<!\p{L})(?:kurung siku|square brackets|hasil alat|tool results?|transkripsi|transcri(?:pt|ption))(?!\p{L})/iu,
];
const subjectsMax = 3;

/** The parts of the instruction that must not be quoted: all text that the product itself writes for a model. */
export class Confidential {
  private readonly fixed: Set<string>;

  /**
   * @param fixedText what we write to models in each request.
   * @param toolNames names that occur only in the instruction.
   */
  constructor(
    fixedText: string,
    private readonly toolNames: readonly string[],
  ) {
    this.fixed = runsOf(fixedText, fixedRun);
  }

  /**
   * A copy that also knows further texts of one turn.
   * @param texts texts that the product wrote for the model. None of them was written by the owner for
   * customers.
   */
  with(texts: readonly string[]): Confidential {
    const wider = new Confidential('', this.toolNames);
    for (const run of this.fixed) wider.fixed.add(run);
    for (const text of texts) for (const run of runsOf(text, fixedRun)) wider.fixed.add(run);
    return wider;
  }

  /** The words of a reply that quote or retell the instruction; null when there are none. */
  quotedIn(reply: string): string | null {
    for (const form of decodedForms(reply)) {
      const lower = form.toLowerCase();
      const named = this.toolNames.find((name) => lower.includes(name) || lower.includes(name.replaceAll('_', '-')));
      if (named !== undefined) return named;
      const quoted = firstOf(form, fixedRun, this.fixed);
      if (quoted !== null) return quoted;
    }
    const [label] = ownLabels.exec(reply) ?? [];
    if (label !== undefined) return label;
    return retellsInstruction(reply) ? reply.slice(0, 60) : null;
  }
}

/** True for an answer that reveals the bot's instruction, in any wording. */
export function retellsInstruction(reply: string): boolean {
  return subjects.filter((subject) => subject.test(reply)).length > subjectsMax;
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

/**
 * Letters and digits only, so that other punctuation or case does not hide a quote. Invisible characters were removed
 * before ({@link decodedForms}).
 */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
