const units = 'kg|kilo|meter|mtr|m2|m|pcs|lembar|lbr|box|porsi|orang|org|pax|liter';
/** A minimum in a sentence after several prices: "Cuci lipat 5rb/kg, setrika 4.500/kg. Minimal 3 kg". */
const apart = new RegExp(String.raw`\. min(?:imal)? (\d+) ?(${units})(?=[ ]?(?:[.,;)]|$))`, 'iu');

/** Adds a minimum that follows a line of prices to each of them: "5rb/kg min 3, 4.500/kg min 3". */
export function withSharedMinimums(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const [whole, count, unit] = apart.exec(line) ?? [];
      if (whole === undefined) return line;
      const at = line.indexOf(whole);
      const price = new RegExp(String.raw`(\d(?:rb|ribu|k)?(?:\/| \/|per | per )${unit!})(?=,|;|$)`, 'giu');
      return line.slice(0, at).replaceAll(price, `$1 min ${count!}`) + line.slice(at);
    })
    .join('\n');
}
