const year = /^(?:19|20)\d{2}$/u;
const released =
  /(?<!\p{L})(?:keluaran|rilis(?:an)?|dirilis|diluncurkan|launching|generasi|edisi)(?:nya)?[ ](?:pada |di |sejak )?(?:tahun |thn )?(?:19|20)\d{2}(?!\d)/iu;

/**
 * True for the year in which a manufacturer released a model: "iPhone 11 keluaran 2019". Models know such years.
 * False when the owner's texts contain years, as those of sellers of used goods do.
 *
 * @param numbers numbers of the owner.
 */
export function isReleaseYear(text: string, numbers: ReadonlySet<string>): boolean {
  return released.test(text) && ![...numbers].some((digits) => year.test(digits));
}
