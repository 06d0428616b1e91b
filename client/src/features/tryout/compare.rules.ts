/** How many questions are compared at once; the most there are is what the server gives. */
export const compareCounts = [3, 5, 10] as const;

/** An answer by the old words and one by the new. */
const triesOfEach = 2;

/** What a comparison costs, said before it begins. */
export function costWords(questions: number, freeLeft: number): string {
  const tries = questions * triesOfEach;
  const paid = Math.max(0, tries - freeLeft);
  const free = `Memakai ${tries} uji coba; sisa gratis hari ini ${freeLeft}.`;
  return paid === 0 ? free : `${free} ${paid} di antaranya mengurangi kuota balasan AI.`;
}
