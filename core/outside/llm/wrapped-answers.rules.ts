import { withoutOffer, withoutPlan } from './asides.rules.js';
import { wordsOf } from './json-words.rules.js';

const fence = /^```[\w-]{0,20}[ \t]*$/;
const commands = /(?<![\w/])\/(?:no_?think|think|nothink)(?!\w)/gi;
/** "Berikut balasan yang bisa Anda kirim:", "Here is a reply you can send:" */
const presents =
  /^\s*(?:(?:tentu|baik|oke|ok|siap|sure|okay|certainly|of course)(?:[ ](?:saja|kak))?[,.!]{0,2}\s+)?(?:berikut(?: ini)?|ini|di bawah ini|here(?:'s|’s| is)|below is)[ ](?:adalah |dia )?(?:contoh |draf |draft |saran |an? |the |my )?(?:balasan|balasannya|jawaban|jawabannya|respons?|responnya|pesan(?=:| (?:untuk|buat|yang|balasan|whatsapp|wa)(?!\p{L}))|reply|response|answer|message)(?!\p{L})[^\n:]{0,80}:\s*/iu;
/**
 * Labels before an answer: "Draf balasan:", "Jawaban untuk pelanggan:", "Balasan yang disarankan:", "### Response:".
 * "Pesan:" alone does not match, because it may begin an order.
 */
const labels =
  /^\s*(?:#{1,6} )?(?:\*\*)?(?:(?:draf|draft|contoh|saran|usulan|perbaikan|revisi|koreksi) )?(?:final answer|final response|answer|response|reply|jawaban|balasan|respons?|pesan (?=whatsapp|wa |untuk|kepada|yang))(?: ?(?:akhir|final|saya|singkat|ai|whatsapp|wa|(?:untuk|kepada|ke) (?:pelanggan|customer|pembeli|lead)|yang (?:disarankan|sesuai|tepat|bisa dikirim|sama|benar|baru|(?:sudah )?(?:diperbaiki|direvisi))))*(?:\*\*)?[ \t]*:(?:\*\*)?\s*/iu;
/** Announcements on their own line: "Anda bisa membalas:", "Saya akan menjawab seperti ini:". */
const announces =
  /^\s*(?:saya akan|aku akan|anda bisa|anda dapat|kamu bisa|you can|i will|i would) (?:membalas|menjawab|balas|jawab|reply|respond|answer)(?: pelanggan)?(?: seperti ini| begini| sebagai berikut| dengan ini| like this| with)?:\n/iu;
/** Requests to send the answer on: "Silakan kirim ini ke pelanggan:". */
const hands =
  /^\s*(?:silakan |silahkan |tolong )?(?:kirim|kirimkan|balas|jawab|sampaikan|gunakan|pakai)(?: saja)? (?:pesan |balasan |jawaban |teks )?(?:ini|berikut(?: ini)?)(?: saja)? (?:ke|kepada|untuk) (?:pelanggan|customer|pembeli|lead)[^\n:]{0,20}:\s*/iu;
/**
 * "Balas seperti ini ya:" before an answer in quotation marks. Without the quotation marks, the shop may be asking
 * the lead to fill in a form.
 */
const dictates = /^\s*(?:balas|jawab|kirim)(?: saja)? (?:seperti ini|begini|dengan ini)[^\n:]{0,20}:\s*(?=["“].+["”]\s*$)/isu;
const rule = /^\s*(?:-{3,}|\*{3,}|={3,}|_{3,})\s*$/;
/**
 * A paragraph for the people who run the bot. A shop's own note about washing or a warranty does not match, because
 * it addresses its reader.
 */
const aside =
  /^[\s([*_]*(?:catatan|note|nb)(?: (?:untuk|buat|to|for) (?:admin|pemilik|owner|penjual|diri sendiri|the owner|internal)| internal|[^\n]{0,80}(?:jawaban ini|balasan ini|this (?:reply|answer|response))|(?![^\n]{0,200}(?<!\p{L})(?:kak|kakak|kk|sis|bun|bunda|gan)(?!\p{L}))[^\n]{0,80}(?:data produk|instruksi|berdasarkan data))/iu;
const systemMark = /^\s*\[(?:system|sistem)\]\s*/iu;
/**
 * The instruction, repeated before the answer. "Sistem: pre-order 7 hari" and "System: Windows 11" do not match,
 * because they are the shop's own lines.
 */
const systemSays =
  /^\s*(?:\*\*)?(?:system|sistem)(?:\*\*)?[ \t]*:(?=[^\n]{0,200}(?<!\p{L})(?:anda|kamu|you|asisten|assistant|bot|jawab(?:lah)?|balas(?:lah)?|jangan|instruksi|petunjuk|prompt)(?!\p{L}))/iu;
/**
 * A plan or a reason. It is removed only if a labelled answer follows, because otherwise it may be the answer itself.
 */
const plans =
  /^\s*(?:\*\*)?(?:langkah 1|step 1|rencana|plan|berpikir|alasan|reason|konteks|context|pertimbangan|situasi)(?:\*\*)?[ \t]*:/iu;
const plannedAnswer =
  /\n[ \t]*(?:\*\*|#{1,4} )?(?:final answer|final response|answer|response|reply|message|jawab|jawaban|balas|balasan|pesan|respons?)(?: (?:akhir|saya|(?:untuk|ke|kepada) pelanggan))?(?:\*\*)?[ \t]*:(?:\*\*)?[ \t]*/iu;
/** "Rencana: … Pesan: …" of a shop: the plan is about a delivery, and "Pesan:" introduces the lead's order. */
const ordered = /^\s*(?:\*\*)?(?:rencana|plan)(?:\*\*)?[ \t]*:[^]{0,2000}?\n[ \t]*pesan[ \t]*:/iu;
/**
 * "Versi singkat:" introduces one of several versions of an answer, from which the sender can choose. "Versi panjang"
 * and "versi pendek" alone may be goods.
 */
const version = String.raw`(?:\*\*)?(?:versi|version) (?:singkat|ringkas|formal|santai|sopan|lengkap|panjang|short|long|casual)(?:\*\*)?[ \t]*:(?:\*\*)?[ \t]*`;
const versions = new RegExp(
  String.raw`^\s*(?=(?:\*\*)?(?:versi|version) (?:singkat|ringkas|formal|santai|sopan|short|casual))${version}`,
  'iu',
);
const numbers = /\d+(?:[.,]\d+)*/g;
const nextVersion = new RegExp(String.raw`\n[ \t]*${version}`, 'iu');
/** The rest of the first clause of reasoning, up to its end. A dot within a number does not end it. */
const clauseEnd = String.raw`(?:\*\*)?(?:[^\n:.]|\.(?=\d)){0,60}(?::|\.(?!\d))(?:\*\*)?`;
/** Reasoning that begins with a phrase and not with a mark. */
const thinks = new RegExp(
  String.raw`^\s*(?:\*\*)?(?:here(?:'s|’s| is) my (?:thought process|thinking|reasoning)|my (?:thought process|reasoning)|let me think|let['’]?s think|proses berpikir|alur pikir|langkah berpikir)${clauseEnd}`,
  'iu',
);
/**
 * Words that begin reasoning but may also name goods and services: "Analisis kulit gratis", "Pikiran Rakyat". They
 * count as reasoning only if a colon follows directly.
 */
const mayThink =
  /^\s*(?:\*\*)?(?:here(?:'s|’s| is) my analysis|mikir dulu|pikiran|pemikiran|penalaran|cara berpikir|analisis|analisa|analysis)(?: (?:saya|singkat|awal))?(?:\*\*)?[ \t]*:(?:\*\*)?/iu;
/** Words that show that a text is reasoning: the person who asks, or the task of answering. */
const isReasoned =
  /(?<!\p{L})(?:pelanggan|customer|pembeli|user|lead|pertanyaan(?:nya)?|jawab(?:an)?|menjawab|balas(?:an)?|membalas|saya (?:harus|perlu|akan)|i (?:should|need|must|will))(?!\p{L})/iu;
/**
 * Reasoning about the lead. It is removed from an answer to the lead, but kept in a summary, because summaries begin
 * in the same form.
 */
const speaksOfLead = new RegExp(
  String.raw`^\s*(?:\*\*)?(?:(?:okay|ok|alright|hmm|so|well),? (?:the|this) (?:user|customer|lead|person)|(?:the|this) (?:user|customer|lead) (?:is (?:a(?:sking|n?)|looking|interested|inquiring|requesting|trying|greeting|complaining|just)|wants|asks|asked|just)|(?:(?:hm{1,5}|ok|oke|baik|jadi|nah),? )?pelanggan (?:ini )?(?:bertanya|menanyakan)|(?:(?:hm{1,5}|ok|oke|baik|jadi|nah),? )?pelanggan ini (?:ingin|mau|minta|meminta|mencari|sedang|sudah|belum|tidak|hanya|mengirim|menyebut|tampaknya|sepertinya))(?!\p{L})${clauseEnd}`,
  'iu',
);
/** A sentence that addresses the lead. */
const addresses = /(?<!\p{L})(?:kak|kakak|kk|sis|bun|bunda|gan|anda|kamu)(?!\p{L})/iu;
/** The greeting that begins the answer after a remark about the lead. */
const greets = /(?<=[.!?] )(?:halo|hai|hi|hallo|selamat|permisi|assalamu)(?!\p{L})/iu;
const answerLabel =
  /(?:^|\n|(?<=[.!?] ))[ \t]*(?:\*\*|#{1,4} )?(?:final answer|final response|answer|response|reply|jawaban(?: akhir| saya)?|balasan(?: akhir| untuk pelanggan)?|respons?)(?:\*\*)?[ \t]*:(?:\*\*)?[ \t]*/iu;
const quotes: Readonly<Record<string, string>> = { '"': '"', '“': '”', "'": "'", '«': '»' };
const roundsMax = 4;

/**
 * Removes what models put around an answer: a code fence, JSON, an introduction for the person who sends the answer,
 * reasoning, quotation marks. Empty when nothing else is left.
 * @param isNote the text is about the lead and not for the lead
 */
export function unwrapped(text: string, isNote = false): string {
  let rest = text.replaceAll(commands, '').trim();
  for (let round = 0; round < roundsMax; round += 1) {
    const bare = withoutThinking(isNote, withoutAsides(fromJson(withoutFence(rest))));
    const next = withoutQuotes(withoutIntroduction(isNote ? bare : withoutOffer(withoutPlan(bare)))).trim();
    if (next === rest) break;
    rest = next;
  }
  return rest;
}

/** The lines between the marks of a code fence that encloses the whole text. */
function withoutFence(text: string): string {
  const lines = text.trim().split('\n');
  const last = lines.length - 1;
  const opens = last > 0 && fence.test(lines[0]!);
  const closes = last > 0 && lines[last]!.endsWith('```');
  const isOdd = text.split('```').length === 2;
  // an odd number of fences: a token limit cut the text off, or the server's own prefix opened the fence
  if (isOdd && opens) return lines.slice(1).join('\n').trim();
  if (isOdd && closes) return text.trim().slice(0, -3).trim();
  if (!opens || !closes) return text;
  return [...lines.slice(1, last), lines[last]!.slice(0, -3)].join('\n').trim();
}

/** The paragraphs that are meant for the reader, without the separator lines that some models put around an answer. */
function withoutAsides(text: string): string {
  const lines = text.trim().split('\n');
  const isFramed = lines.length > 2 && rule.test(lines[0]!) && rule.test(lines.at(-1)!);
  const inner = (isFramed ? lines.slice(1, -1).join('\n') : text).replace(systemMark, '');
  const paragraphs = inner.split(/\n(?:[ \t]*\n)+|\n(?=[ \t]*[([])|(?<=[)\]])\n/);
  const kept = paragraphs.filter((one, place) => !aside.test(one) && !(place === 0 && systemSays.test(one) && paragraphs.length > 1));
  if (kept.length === paragraphs.length || kept.length === 0) return inner;
  return kept.join('\n\n');
}

function withoutThinking(isNote: boolean, text: string): string {
  if (plans.test(text)) {
    const named = answerLabel.exec(text) ?? (ordered.test(text) ? null : plannedAnswer.exec(text));
    return named ? text.slice(named.index + named[0].length) : text;
  }
  const isClear = thinks.test(text) || (!isNote && isAboutLead(text));
  if (!isClear && !mayThink.test(text)) return text;
  const label = answerLabel.exec(text.slice(1));
  if (label) return text.slice(1 + label.index + label[0].length);
  const paragraphs = text.split(/\n[ \t]*\n/);
  if (!isClear && !isNote && (!isReasoned.test(paragraphs[0]!) || addresses.test(paragraphs[0]!))) return text;
  if (paragraphs.length > 1) return paragraphs.at(-1)!;
  const greeting = greets.exec(text);
  return greeting ? text.slice(greeting.index) : '';
}

function isAboutLead(text: string): boolean {
  const found = speaksOfLead.exec(text);
  return found !== null && !addresses.test(found[0]);
}

function withoutIntroduction(text: string): string {
  const chosen = versions.exec(text);
  const other = chosen && nextVersion.exec(text);
  if (chosen && other) {
    const first = text.slice(chosen[0].length, other.index);
    // versions with different prices are two services of the shop, so the text stays whole
    const others = new Set(text.slice(other.index).match(numbers));
    return (first.match(numbers) ?? []).every((one) => others.has(one)) ? first : text;
  }
  const found = presents.exec(text) ?? labels.exec(text) ?? announces.exec(text) ?? hands.exec(text) ?? dictates.exec(text);
  if (found === null) return text;
  // a shop may use this phrase itself at the start of an answer
  if (/^\s*jawaban:[ \t]*$/iu.test(found[0])) return text;
  const rest = text.slice(found[0].length);
  return rest.trim() === '' ? text : rest;
}

function withoutQuotes(text: string): string {
  const inner = text.trim();
  const closing = quotes[inner.charAt(0)];
  if (closing === undefined || inner.length < 3 || !inner.endsWith(closing)) return text;
  const inside = inner.slice(1, -1);
  return inside.includes(inner.charAt(0)) || inside.includes(closing) ? text : inside;
}

/** The text of an answer written as JSON. Text that is not JSON stays unchanged. */
function fromJson(text: string): string {
  const trimmed = text.trim();
  if (!/^(?:\{\s*"|\[\s*["{])/.test(trimmed)) return text;
  // completes JSON that was cut off before its last characters
  for (const ending of ['', '}', '"}']) {
    try {
      return wordsOf(JSON.parse(trimmed + ending)) ?? text;
    } catch {
      continue;
    }
  }
  return text;
}
