import { errors, type ErrorCode, type ErrorFacts } from '#contracts/http/errors';

interface Told {
  readonly status: number;
  readonly sentence: string | ((facts: unknown) => string);
  readonly retryAfterSeconds?: number;
}

/**
 * An error for the owner. Its code selects an entry of the table in `contracts/http/errors.ts`. Values for the
 * entry's sentence are passed as in `new AppError('too_many', { waitSeconds })`.
 */
export class AppError<Code extends ErrorCode = ErrorCode> extends Error {
  override name = 'AppError';
  readonly status: number;
  /** The Indonesian sentence that says what happened and what to do next. */
  readonly text: string;
  /** Seconds after which a retry makes sense. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: Code,
    ...[facts]: ErrorFacts<Code> extends undefined ? [] : [facts: ErrorFacts<Code>]
  ) {
    super(code);
    const { status, sentence, retryAfterSeconds }: Told = errors[code] as Told;
    this.status = status;
    this.text = typeof sentence === 'string' ? sentence : sentence(facts);
    this.retryAfterSeconds = (facts as { waitSeconds?: number } | undefined)?.waitSeconds ?? retryAfterSeconds;
  }
}
