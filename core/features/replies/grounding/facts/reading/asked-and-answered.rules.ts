const asks = /^[ \t]*(?:q|t|tanya|pertanyaan)[ ]?[:.)][ ]?/gimu;
/** The mark of an answer, or words in small letters right behind the question. */
const answers = /\?[ ]?\n?[ \t]*(?:(?:a|j|jawab|jawaban)[ ]?[:.)]|[-=–]>)[ ]?|\?[ ](?=\p{Ll})/gu;
const bigAnswers =
  /\?[ ]?\n?[ \t]*(?:A|J|Jawab|Jawaban|JAWAB)[ ]?[:.)][ ]?|\?[ ](?=(?:Ya|Iya|Tidak|Belum|Bisa|Boleh|Ada|Sudah)(?!\p{L}))/gu;

/** "Q: Bisa COD? A: Tidak." as "Bisa COD: Tidak.": an owner's question with its answer is one statement. */
export function withAnswers(text: string): string {
  return text.includes('?') ? text.replaceAll(asks, '').replaceAll(bigAnswers, ': ').replaceAll(answers, ': ') : text;
}
