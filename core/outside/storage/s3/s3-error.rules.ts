/** The parts of an S3 error that decide what to do. */
export interface S3Failure {
  /** `Code` of the answer, or the network error code. */
  readonly name: string;
  readonly status: number | undefined;
}

/**
 * Meaning of an S3 error:
 * - `gone`: no such file;
 * - `settings`: an operator must act;
 * - `again`: a retry may help;
 * - `never`: a retry cannot help.
 */
export type S3Outcome = 'gone' | 'settings' | 'again' | 'never';

const settingsWords: Readonly<Record<string, string>> = {
  NoSuchBucket: 'has no bucket of that name: make it, or see STORAGE_BUCKET',
  InvalidBucketName: 'says that this is no name of a bucket: see STORAGE_BUCKET',
  InvalidAccessKeyId: 'does not know the key: see STORAGE_KEY_ID',
  SignatureDoesNotMatch: 'says that the secret does not belong to the key: see STORAGE_SECRET',
  AccessDenied: 'does not let this key read, write, list and delete in the bucket: give it these rights',
  AllAccessDisabled: 'has switched the bucket off',
  AuthorizationHeaderMalformed: 'says that the bucket is in another region: see STORAGE_REGION',
  PermanentRedirect: 'says that the bucket has another address: see STORAGE_ENDPOINT and STORAGE_REGION',
  RequestTimeTooSkewed: 'says that the clock of this machine is wrong: set it right',
  QuotaExceeded: 'says that its space is used up: buy more, or lower ATTACHMENT_DAYS',
};

/** Error codes that are temporary, whatever their HTTP status. */
const passing = new Set(['SlowDown', 'RequestTimeout', 'InternalError', 'ServiceUnavailable', 'OperationAborted', 'BadDigest']);

/**
 * Classifies an S3 error. A refusal because of a wrong clock is retried at once, because the client has learnt the
 * server's time from the refusal.
 */
export function outcomeOf({ name, status }: S3Failure): S3Outcome {
  if (name === 'NoSuchKey') return 'gone';
  if (name === 'RequestTimeTooSkewed' || passing.has(name)) return 'again';
  if (name in settingsWords) return 'settings';
  // no answer, or an answer that could not be parsed
  if (status === undefined || status < 300) return 'again';
  if (status === 429 || status >= 500) return status === 501 ? 'never' : 'again';
  if (status === 404) return 'gone';
  return status === 401 || status === 403 || status === 301 ? 'settings' : 'never';
}

/** One sentence for the operator. @param where address and bucket */
export function sentenceOf({ name, status }: S3Failure, where: string): string {
  const words = settingsWords[name];
  if (words) return `The storage ${where} ${words}`;
  if (status === 301) return `The storage ${where} ${settingsWords['PermanentRedirect']}`;
  if (status === 401 || status === 403) return `The storage ${where} ${settingsWords['AccessDenied']}`;
  return status === undefined
    ? `The storage ${where} cannot be reached (${name})`
    : `The storage ${where} cannot do it now (${status} ${name})`;
}

/** True for services that do not support bulk removal, or require an outdated signature for it. */
export function lacksBulkRemoval({ name, status }: S3Failure): boolean {
  return status === 501 || name === 'MissingContentMD5' || name === 'NotImplemented' || (status === 400 && name === 'InvalidRequest');
}
