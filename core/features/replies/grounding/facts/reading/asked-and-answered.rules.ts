const asks = /^[ \t]*(?:q|t|tanya|pertanyaan)[ ]?[:.)][ ]?/gimu;
/** The beginning of an answer: its mark ("A:"), or words in lower case directly after the question. */
const answers = /\?[ ]?\n?[ \t]*(?:(?:a|j|jawab|jawaban)[ ]?[:.)]|[-=–]>)[ ]?|\?[ ](?=\p{Ll})/gu;
const bigAnswers =
  /\?[ ]?\n?[ \t]*(?:A|J|Jawab|Jawaban|JAWAB)[ ]?[:.)][ ]?|\?[ ](?=(?:Ya|Iya|Tidak|Belum|Bisa|Boleh|Ada|Sudah)(?!\p{L}))/gu;

/**
 * The text with an owner's question and its answer as one statement: "Q: Bisa COD? A: Tidak." becomes "Bisa COD:
 * Tidak."
 */
export function withAnswers(text: string): string {
  return text.includes('?') ? text.replaceAll(asks, '').replaceAll(bigAnswers, ': ').replaceAll(answers, ': ') : text;
}
