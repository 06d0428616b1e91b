import { normalizeText } from '#contracts/values/base/normalize-text';
import { hasOwnMark } from '../prompt/own-marks.rules.js';
import { decodedForms } from './leaks/disguises.rules.js';
import { plainText, sentencesOf } from './plain-text.rules.js';

/** Minimum number of consecutive words that counts as a quote. So many words do not match by chance. */
const fixedRun = 9;

/**
 * Minimum number of words of a sentence of ours that counts as a quote anywhere in a reply. A shorter sentence counts
 * only when it is a whole sentence of the reply.
 */
const sentenceWords = 5;
/**
 * Minimum number of words of a whole sentence, or of a heading ("Keterangan pemilik usaha:"), that counts as a quote.
 * Shorter ones match by chance.
 */
const headingWords = 3;
/**
 * The ends of a sentence or of a part of one. Quotation marks are among them, because the words between them are
 * other people's.
 */
const partEnd = /[\n;"“”[\]{}]|[.!?:](?=[\s"”\]]|$)/;

/**
 * Forms that only the product writes: in results of tools and errors, in example turns, and about an answer that was
 * not sent.
 */
const ownForms =
  /\[[ ]?dasar[ ]*:|(?:^|\n)[ ]*Keadaan percakapan: |(?<!\p{L})kesalahan: (?=\p{L}*[_ ]?(?:alat|argumen|tool)|\p{L}+_)|(?:^|\n)[ ]*Kesalahan: |Pelanggan: "[^"\n]{0,80}" Anda: "|(?<!\p{L})(?:harganya|totalnya|ongkirnya|ada)[ ]…|"(?:belum_bisa_ditotal|dengan_ongkir|total_barang|harga_satuan|berat_gram|sampaikan|nama_sama)"[ ]*:|(?:belum_bisa_ditotal|dengan_ongkir|total_barang|total_tanpa_ongkir|sisa_setelah_dp|ditanggung_toko|ongkir_asli|belum_terhitung|harga_satuan|berat_gram|nama_sama)(?![\p{L}])|(?:^|\n)[ ]*kutipan tanpa bukti[ ]*:|(?<!\p{L})(?:petunjuk sistem(?!\p{L})|jawaban (?:saya |anda |ini )?(?:sebelumnya|di atas|tadi) (?:tidak|belum) (?:di|ter)kirim)/iu;
/** A sentence that instructs a bot, or in which the bot speaks about itself. */
const instructs =
  /(?<!\p{L})(?:bot|ai|asisten|assistant|jangan|aja|harus|wajib|dilarang|tidak boleh|ora oleh|memanggil|panggil|never|must|do not|don['’]?t|should|only use|call the|my (?:instructions?|rules|prompt)|i am a|i['’]m a|you are|anda adalah|saya adalah|saya (?:diminta|disuruh|diperintah|ditugaskan|dilarang)|(?:petunjuk|instruksi|aturan) (?:saya|ku|untuk saya))(?!\p{L})|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/iu;
/** Words that every shop uses. They count as part of an instruction only beside words that instruct. */
const shared: readonly RegExp[] = [
  /(?<!\p{L})(?:pelanggan|customers?|clients?|buyers?|pembeli|klien|顧客|客户)(?!\p{L})/iu,
  /(?<!\p{L})(?:alat(?: bantu)?|tools?|functions?|fungsi|api)(?!\p{L})|工具/iu,
  /(?<!\p{L})(?:pemilik (?:usaha|toko|bisnis)|(?:shop|business|store) owner|the owner|owner)(?!\p{L})/iu,
  /(?<!\p{L})(?:petunjuk(?:nya)?|instructions?|guidelines|pituduh)(?!\p{L})/iu,
];
/**
 * Phrases that occur only in instructions to a bot. They are in Indonesian and in the languages into which leads ask
 * the bot to translate its instruction. An answer with several of them paraphrases the instruction.
 */
const subjects: readonly RegExp[] = [
  /(?<!\p{L})(?:mengarang|menebak|make (?:it |things |anything )?up|invent|fabricate|guess|ngarang|karang)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:petunjuk|instruksi|aturan) (?:saya|ku|sistem)|instruksiku|instruksi|my instructions?|system prompt|prompt|aturan tetap|fixed rules)(?!\p{L})/iu,
  /(?<!\p{L})(?:asisten penjualan|sales assistant|asisten (?:ai|virtual)|ai assistant|language model|model bahasa|chatgpt|openai)(?!\p{L})/iu,
  /(?<!\p{L})(?:(?:jangan|aja) (?:pernah )?(?:menyebut|membocorkan|mengarang|menjanjikan|ngarang)|never (?:reveal|mention|invent|make|promise|state)|do not (?:reveal|mention|invent|promise)|tidak boleh (?:menyebut|membocorkan|mengarang))(?!\p{L})/iu,
  /(?<!\p{L})(?:kurung siku|square brackets|hasil alat|tool results?|transkripsi|transcri(?:pt|ption))(?!\p{L})/iu,
];
const subjectsMax = 3;

const assistants =
  'assist\\p{L}{0,5}|asist\\p{L}{0,5}|asisten|bot|chatbot|vendeur|vendedor|Verkäufer|продав\\p{L}{0,4}|ассистент\\p{L}{0,3}|помощник\\p{L}{0,3}';
/**
 * Words that address the bot as an assistant, which only an instruction does: "You are a sales assistant", "Sampeyan
 * asisten".
 */
const addressed = new RegExp(
  String.raw`(?<!\p{L})(?:you are an?|you['’]re an?|act as|anda (?:adalah|ialah|seorang)|kamu (?:adalah|itu|seorang)|awak(?: adolah| ialah)?|sampeyan|panjenengan|anjeun|ragane|ragané|vous êtes|tu es|eres|usted es|du bist|sie sind|je bent|u bent|você é|lei è|tu sei|вы|ты)(?![\p{L}])[^.!?\n]{0,40}(?<!\p{L})(?:${assistants})(?!\p{L})|(?:أنت|انت)[^.!?\n]{0,20}مساعد|(?:你是|您是)[^。！？\n]{0,20}(?:助手|助理|客服)|あなたは[^。！？\n]{0,30}アシスタント`,
  'iu',
);
/** The bot speaking about its instructions, with at least two rules in the same sentence. */
const talksWith = /(?<!\p{L})(?:karo|kalih|jeung|dengan|with|avec|con|mit|met)(?!\p{L})/iu;
const told =
  /(?<!\p{L})(?:(?:saya|aku|kulo|abdi|ambo|tiang|bot ini) (?:ini )?(?:diminta|ditugaskan|diperintah(?:kan)?|disuruh|diinstruksikan|diprogram|dilarang|tidak boleh|diharuskan)|i(?:['’]ve)? (?:was|am|been|have been) (?:told|instructed|asked|programmed|required|not allowed|supposed)|i['’]m (?:told|instructed|programmed|not allowed|supposed))(?!\p{L})/iu;
const rules: readonly RegExp[] = [
  /(?<!\p{L})(?:memakai|menggunakan|pakai|use|using)(?!\p{L})/iu,
  /(?<!\p{L})(?:menjawab|membalas|menulis|reply|answer|respond|write)(?!\p{L})/iu,
  /(?<!\p{L})(?:menjanjikan|mengarang|menyebut|membocorkan|promise|invent|mention|reveal)(?!\p{L})/iu,
  /(?<!\p{L})(?:memanggil|panggil|call|hand over)(?!\p{L})/iu,
  /(?<!\p{L})(?:tidak boleh|jangan|dilarang|tanpa|paling banyak|hanya boleh|never|without|at most|not allowed|only)(?!\p{L})/iu,
  /(?<!\p{L})(?:harus|wajib|must|always|selalu)(?!\p{L})/iu,
];
const rulesMin = 2;
/** The parts of the instruction that must not be quoted: all text that the product itself writes for a model. */
export class Confidential {
  /** Runs of words, and sentences, that count as quotes anywhere in a reply. */
  private readonly fixed: Set<string>;
  /** Short sentences. One of them counts as a quote only when a sentence of the reply has no other words. */
  private readonly short: Set<string>;
  /** The name of a tool, written as words: "alat cek ongkir". */
  private readonly spokenTool: RegExp | null;
  /**
   * A list of three tools, written as words: "catat closing, panggil admin, cek ongkir". A single tool in words is
   * ordinary: "saya cek ongkir dulu".
   */
  private readonly toolList: RegExp | null;
  /** Names of tools without their separator: "catatclosing". */
  private readonly joinedTools: ReadonlySet<string>;

  /**
   * @param fixedText the text that the product writes to models in each request.
   * @param toolNames names that occur only in the instruction.
   */
  constructor(
    fixedText: string,
    private readonly toolNames: readonly string[],
  ) {
    this.fixed = runsOf(fixedText, fixedRun);
    this.short = new Set();
    this.addSentences(fixedText);
    const spoken = toolNames.map((name) => name.replaceAll('_', ' ')).join('|');
    this.joinedTools = new Set(toolNames.filter((name) => name.includes('_')).map((name) => name.replaceAll('_', '')));
    this.toolList =
      spoken === ''
        ? null
        : new RegExp(
            String.raw`(?<!\p{L})(?:${spoken})(?:[ ]?(?:[,;/|+•\-\n]|\d{1,2}[.)]){1,3}[ ]?(?:dan )?(?:${spoken})(?!\p{L})){2}`,
            'iu',
          );
    this.spokenTool =
      spoken === '' ? null : new RegExp(String.raw`(?<!\p{L})(?:alat|tool|fungsi|function)[ :]{1,3}(?:${spoken})(?!\p{L})`, 'iu');
  }

  /**
   * A copy that also knows further texts of one turn.
   * @param texts texts that the product wrote for the model. None of them was written by the owner for
   * customers.
   */
  with(texts: readonly string[]): Confidential {
    const wider = new Confidential('', this.toolNames);
    for (const run of this.fixed) wider.fixed.add(run);
    for (const sentence of this.short) wider.short.add(sentence);
    for (const text of texts) {
      for (const run of runsOf(text, fixedRun)) wider.fixed.add(run);
      wider.addSentences(text);
    }
    return wider;
  }

  /** The words of a reply that quote or retell the instruction; null when there are none. */
  quotedIn(reply: string): string | null {
    for (const form of decodedForms(reply)) {
      const lower = form.toLowerCase();
      const named = this.toolNames.find((name) => lower.includes(name) || lower.includes(name.replaceAll('_', '-')));
      if (named !== undefined) return named;
      const joined = lower.match(/[a-z]{6,40}/g)?.find((word) => this.joinedTools.has(word));
      if (joined !== undefined) return joined;
      const quoted = this.quoteIn(form);
      if (quoted !== null) return quoted;
    }
    const [own] = ownForms.exec(reply) ?? this.spokenTool?.exec(reply) ?? this.toolList?.exec(reply) ?? addressedIn(reply) ?? [];
    if (own !== undefined) return own;
    return hasOwnMark(reply) || retellsInstruction(reply) ? reply.slice(0, 60) : null;
  }

  private quoteIn(form: string): string | null {
    const words = wordsOf(form);
    for (let length = sentenceWords; length <= fixedRun; length += 1) {
      const run = firstOf(words, length, this.fixed);
      if (run !== null) return run;
    }
    if (this.short.size === 0) return null;
    return (
      partsOf(form)
        .map((part) => part.join(' '))
        .find((part) => this.short.has(part)) ?? null
    );
  }

  private addSentences(text: string): void {
    for (const words of partsOf(text)) {
      if (words.length >= fixedRun) continue;
      if (words.length >= sentenceWords) this.fixed.add(words.join(' '));
      else if (words.length >= headingWords) this.short.add(words.join(' '));
    }
  }
}

/** The words of each sentence or heading of a text. */
function partsOf(text: string): string[][] {
  return text.split(partEnd).map(wordsOf);
}

/** The part of a reply that addresses the bot as an assistant. "Sampeyan chat karo asisten toko" addresses the lead. */
function addressedIn(reply: string): RegExpExecArray | null {
  const found = addressed.exec(reply);
  return found === null || talksWith.test(found[0]) ? null : found;
}

/** True for an answer that reveals the bot's instruction, in any wording. */
export function retellsInstruction(reply: string): boolean {
  const { text } = plainText(reply);
  const isTold = (sentence: string): boolean => told.test(sentence) && rules.filter((rule) => rule.test(sentence)).length >= rulesMin;
  if (sentencesOf(text).some((sentence) => isTold(sentence.text))) return true;
  const instructing = sentencesOf(text).filter((sentence) => instructs.test(sentence.text));
  const spoken = shared.filter((subject) => instructing.some((sentence) => subject.test(sentence.text))).length;
  return spoken + subjects.filter((subject) => subject.test(text)).length > subjectsMax;
}

function runsOf(text: string, length: number): Set<string> {
  const words = wordsOf(text);
  const runs = new Set<string>();
  for (let at = 0; at + length <= words.length; at += 1) runs.add(words.slice(at, at + length).join(' '));
  return runs;
}

function firstOf(words: readonly string[], length: number, runs: ReadonlySet<string>): string | null {
  if (runs.size === 0) return null;
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
    normalizeText(text, 'NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
