/** Midtrans was not reached, was busy or broke: worth another try later. */
export class MidtransAwayError extends Error {
  override name = 'MidtransAwayError';

  constructor(readonly reason: string) {
    super(`Midtrans is away: ${reason}`);
  }
}

/** Midtrans understood and said no: trying the same again is useless. */
export class MidtransRefusedError extends Error {
  override name = 'MidtransRefusedError';

  constructor(
    readonly status: number,
    readonly words: string,
  ) {
    super(`Midtrans refused (${status}): ${words}`);
  }
}
