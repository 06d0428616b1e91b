import { child, stanza } from '../wire/node.ts';
import type { Answer, Question } from './question.ts';

const lifetimeSeconds = 21_600;

/** The upload host: the sandbox's own TLS host on this machine. */
export function answerMedia({ iq, world }: Question): Answer {
  if (!child(iq, 'media_conn')) return undefined;
  const attrs = { auth: 'sandbox', ttl: lifetimeSeconds, auth_ttl: lifetimeSeconds, max_buckets: 12 };
  return [stanza('media_conn', attrs, [stanza('host', { hostname: world.media.uploadHost, maxContentLengthBytes: 100_000_000 })])];
}
