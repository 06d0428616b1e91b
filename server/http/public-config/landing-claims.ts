import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { LandingClaims } from '#contracts/http/public-config';

/** Used when no file is configured: the page makes no claims, and shows the quotations that it was built with. */
const noClaims: LandingClaims = { proof: null, testimonials: null };

/**
 * Reads the landing page's statements about its users.
 * @param file path of a JSON file with `proof` and `testimonials`
 * @throws Error naming the file and each mistake in it
 */
export function readLandingClaims(file: string | undefined): LandingClaims {
  if (file === undefined) return noClaims;
  const fail = (what: string, cause?: unknown) => new Error(`LANDING_FILE ${file}: ${what}`, { cause });
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw fail('cannot be read', cause);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw fail('is not valid JSON', cause);
  }
  const read = LandingClaims.strict().safeParse(value);
  if (!read.success) throw fail(z.prettifyError(read.error));
  return read.data;
}
