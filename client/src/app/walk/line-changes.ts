/** Lengths of the longest common subsequence of the rest of both lists, for each pair of start positions. */
function commonRests(before: readonly string[], after: readonly string[]): number[][] {
  const rests = Array.from({ length: before.length + 1 }, () => Array<number>(after.length + 1).fill(0));
  for (let old = before.length - 1; old >= 0; old -= 1) {
    for (let late = after.length - 1; late >= 0; late -= 1) {
      rests[old]![late] =
        before[old] === after[late] ? rests[old + 1]![late + 1]! + 1 : Math.max(rests[old + 1]![late]!, rests[old]![late + 1]!);
    }
  }
  return rests;
}

/** A removed line is matched with its first occurrence. */
function shortened(changes: readonly string[]): string[] {
  const short: string[] = [];
  let gone = 0;
  for (const change of [...changes, '']) {
    gone = change.startsWith('-') ? gone + 1 : 0;
    if (gone <= 3) short.push(change);
    else if (gone === 4) short.push('- and 1 more');
    else short[short.length - 1] = `- and ${gone - 3} more`;
  }
  return short.slice(0, -1);
}

/** The difference between two lists of lines: `- removed` and `+ added` lines in order. */
export function lineChanges(before: readonly string[], after: readonly string[]): string[] {
  const rests = commonRests(before, after);
  const changes: string[] = [];
  let [old, late] = [0, 0];
  while (old < before.length || late < after.length) {
    if (old < before.length && late < after.length && before[old] === after[late]) {
      old += 1;
      late += 1;
    } else if (late >= after.length || (old < before.length && rests[old + 1]![late]! >= rests[old]![late + 1]!)) {
      changes.push(`- ${before[old]}`);
      old += 1;
    } else {
      changes.push(`+ ${after[late]}`);
      late += 1;
    }
  }
  return shortened(changes);
}
