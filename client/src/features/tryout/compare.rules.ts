/** Choices for the number of questions to compare. The largest equals the maximum the server returns. */
export const compareCounts = [3, 5, 10] as const;

/** Two tries per question: one with the stored texts, one with the new texts. */
const triesOfEach = 2;

/** Cost of a comparison, shown before it starts. */
export function costWords(questions: number, freeLeft: number): string {
  const tries = questions * triesOfEach;
  const paid = Math.max(0, tries - freeLeft);
  const free = `Memakai ${tries} uji coba; sisa gratis hari ini ${freeLeft}.`;
  return paid === 0 ? free : `${free} ${paid} di antaranya mengurangi kuota balasan AI.`;
}
