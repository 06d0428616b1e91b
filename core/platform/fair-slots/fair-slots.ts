interface Waiting {
  readonly key: string;
  readonly begin: () => void;
}

/**
 * Runs a limited number of actions at once, and fewer of one key: the others of that key wait while there are
 * slots left for everybody else.
 */
export class FairSlots {
  private running = 0;
  private readonly runningOf = new Map<string, number>();
  private readonly waiting: Waiting[] = [];

  constructor(
    private readonly max: number,
    private readonly maxPerKey: number,
  ) {}

  async run<Result>(key: string, action: () => Promise<Result>): Promise<Result> {
    if (this.isFree(key)) this.take(key);
    else await new Promise<void>((begin) => this.waiting.push({ key, begin }));
    try {
      return await action();
    } finally {
      this.give(key);
      this.beginNext();
    }
  }

  private isFree(key: string): boolean {
    return this.running < this.max && (this.runningOf.get(key) ?? 0) < this.maxPerKey;
  }

  private take(key: string): void {
    this.running += 1;
    this.runningOf.set(key, (this.runningOf.get(key) ?? 0) + 1);
  }

  private give(key: string): void {
    this.running -= 1;
    const left = this.runningOf.get(key)! - 1;
    if (left === 0) this.runningOf.delete(key);
    else this.runningOf.set(key, left);
  }

  private beginNext(): void {
    const next = this.waiting.findIndex(({ key }) => this.isFree(key));
    if (next < 0) return;
    const [{ key, begin }] = this.waiting.splice(next, 1) as [Waiting];
    // the slot is taken now, before others can ask for it
    this.take(key);
    begin();
  }
}
