const [quote, escape, comma, list, object, newLine] = Buffer.from('"\\,[{\n');

/**
 * Counts the values of a JSON text that arrives in pieces, by its opening brackets and the commas between values.
 * Parsing many small values takes up to a hundred times as long as parsing one text of the same size, and blocks the
 * main thread. Counting takes a few milliseconds per megabyte.
 */
export class ValueCount {
  private count = 0;
  /** Number of values in the previous lines. */
  private earlier = 0;
  private isText = false;
  private isEscaped = false;

  /**
   * @param max maximum number of values in the whole text, or in each line
   * @param ofLines true if each line is a separate JSON text, as in an event stream
   * @param maxOfAll maximum number of values in all lines together
   */
  constructor(
    private readonly max: number,
    private readonly ofLines = false,
    private readonly maxOfAll = Infinity,
  ) {}

  /** Number of values so far. */
  get found(): number {
    return this.count;
  }

  /**
   * True when the text contains more values than allowed, up to and including this piece.
   * @param json UTF-8; need not be valid
   */
  isExceededBy(json: Uint8Array): boolean {
    for (const byte of json) {
      if (this.ofLines && byte === newLine) {
        this.earlier += this.count;
        [this.count, this.isText, this.isEscaped] = [0, false, false];
      } else if (this.isEscaped) this.isEscaped = false;
      else if (this.isText) {
        if (byte === escape) this.isEscaped = true;
        else if (byte === quote) this.isText = false;
      } else if (byte === quote) this.isText = true;
      else if (byte === comma || byte === list || byte === object) {
        this.count += 1;
        if (this.count > this.max || this.earlier + this.count > this.maxOfAll) return true;
      }
    }
    return false;
  }
}

/** True when a JSON text contains more than `max` values. */
export function hasManyValues(json: Uint8Array, max: number): boolean {
  return new ValueCount(max).isExceededBy(json);
}
