const asks = /^[ \t]*(?:q|t|tanya|pertanyaan)[ ]?[:.)][ ]?/gimu;
/** The mark of an answer, or a yes or no right behind the question. */
const answers =
  /\?[ ]?\n?[ \t]*(?:(?:a|j|jawab|jawaban)[ ]?[:.)]|[-=–]>)[ ]?|\?[ ](?=(?:ya|iya|tidak|tdk|ga|gak|nggak|ngga|belum|blm|bisa|boleh|ada|sudah|sdh|udah|udh)(?!\p{L}))/giu;

/** "Q: Bisa COD? A: Tidak." as "Bisa COD: Tidak.": an owner's question with its answer is one statement. */
export function withAnswers(text: string): string {
  return text.includes('?') ? text.replaceAll(asks, '').replaceAll(answers, ': ') : text;
}
