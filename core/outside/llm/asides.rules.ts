/**
 * Sentences beside an answer that the model writes to itself, or to the person who sends the answer. They must not
 * reach a lead.
 */

/**
 * "Saya akan memeriksa keterangan pemilik usaha dulu." A shop may write that it looks up its stock. Only a model
 * writes that it reads its instruction.
 */
const plan =
  /^\s*(?:saya (?:akan|perlu|harus)|mari(?: kita)?|biar saya|let me|i(?:['’]ll| will| need to| should))[ ][^\n]{0,60}(?:keterangan pemilik|data pemilik|petunjuk|instruksi|hasil alat(?= (?:ini|itu|tadi|dulu|lalu|sebelum)(?!\p{L})|[.,:!])|product list|owner['’]?s? (?:text|data|note)|instructions?|tool results?)(?!\p{L})[^\n]{0,60}[.:!]\n\s*\n/iu;
const changed = String.raw`(?:ubah|mengubah|diubah|sesuaikan|menyesuaikan|disesuaikan|revisi|direvisi|perbaiki|memperbaiki|persingkat|buatkan versi)`;
const theAnswer = String.raw`(?:(?:balasan|jawaban|respons?)(?:nya| ini| di atas)?|nada(?:nya)?|gaya bahasa(?:nya)?)`;
/**
 * "Apakah Anda ingin saya mengubah nada balasannya?" A shop may offer to change the order. Only a model offers to
 * change the answer.
 */
const offers = [
  new RegExp(String.raw`(?<!\p{L})${changed}(?!\p{L})[^.!?\n]{0,60}(?<!\p{L})${theAnswer}(?!\p{L})`, 'iu'),
  /(?<!\p{L})(?:let me know|would you like|do you want|feel free)(?!\p{L})[^.!?\n]{0,60}(?<!\p{L})(?:adjust|change|revise|modify|shorten|rephrase|tweak|tone)(?!\p{L})/iu,
];
const hopes = /^(?:semoga (?:ini |jawaban ini |balasan ini )?membantu|(?:i )?hope (?:this|that|it) helps)[.! ]*$/iu;
const sentenceEnd = /[.!?](?=\s)/g;

/** Removes a first paragraph in which the model says what it is going to read. */
export function withoutPlan(text: string): string {
  const found = plan.exec(text);
  const rest = found ? text.slice(found[0].length) : text;
  return rest.trim() === '' ? text : rest;
}

/** Removes an offer at the end of a text to write the answer again. */
export function withoutOffer(text: string): string {
  const [last, before] = lastSentence(text.trim());
  if (before.trim() === '' || !offers.some((one) => one.test(last))) return text;
  const [hope, answer] = lastSentence(before.trim());
  return (hopes.test(hope) && answer.trim() !== '' ? answer : before).trim();
}

/** The last sentence of a text, and the text before it. */
function lastSentence(text: string): [last: string, before: string] {
  const ends = [...text.matchAll(sentenceEnd)].map(({ index }) => index + 1);
  const line = text.lastIndexOf('\n') + 1;
  const from = Math.max(ends.at(-1) ?? 0, line);
  return [text.slice(from).trim(), text.slice(0, from)];
}
