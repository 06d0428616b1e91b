/** Parts of a text that are already matched, so that no part is matched twice. */
export class CoveredParts {
  private readonly covered: Uint8Array;

  constructor(length: number) {
    this.covered = new Uint8Array(length);
  }

  add(from: number, to: number): void {
    this.covered.fill(1, from, to);
  }

  /** True when no covered part overlaps this one. */
  isFree(from: number, to: number): boolean {
    for (let at = from; at < to; at += 1) if (this.covered[at] === 1) return false;
    return true;
  }
}
