import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../../../scripts/lib/paths.mjs';

type Condition = 'service_healthy' | 'service_completed_successfully' | 'service_started';

/** The fields of a service that the tests read. */
export interface Service {
  readonly image?: string;
  readonly profiles?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string | null>>;
  readonly env_file?: unknown;
  readonly volumes?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly ports?: readonly string[];
  readonly networks?: Readonly<Record<string, { readonly aliases?: readonly string[] }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: Condition; readonly required?: boolean }>>;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly scale?: string;
  readonly logging?: { readonly options?: Readonly<Record<string, string>> };
}

export type Services = Readonly<Record<string, Service>>;

/**
 * The services of docker-compose.yml as `docker compose` would start them.
 * @param env the variables of the shell or of `.env`
 * @param profiles selected profiles. A service without a profile is always included
 */
export function readComposition(env: Readonly<Record<string, string>>, profiles: readonly string[] = []): Services {
  const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
  const file = mapTexts(parse(text, { merge: true }), (value) => interpolate(value, env)) as { services: Services };
  const isChosen = ([, service]: [string, Service]) => !service.profiles || service.profiles.some((one) => profiles.includes(one));
  return Object.fromEntries(Object.entries(file.services).filter(isChosen));
}

/** Applies a change to every string in a JSON-like value. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]));
}

/**
 * Compose's interpolation, as far as the file uses it: `$$`, `${NAME}`, `${NAME:-default}` and
 * `${NAME:+replacement}`, nested.
 */
export function interpolate(text: string, env: Readonly<Record<string, string>>): string {
  let result = '';
  for (let at = 0; at < text.length;) {
    if (text.startsWith('$$', at)) {
      result += '$';
      at += 2;
    } else if (text.startsWith('${', at)) {
      const end = closing(text, at + 2);
      result += variable(text.slice(at + 2, end), env);
      at = end + 1;
    } else {
      result += text[at];
      at += 1;
    }
  }
  return result;
}

function closing(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text.startsWith('${', at)) depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`unclosed variable in: ${text}`);
}

function variable(expression: string, env: Readonly<Record<string, string>>): string {
  const [, name = '', operator, rest = ''] = /^(\w+)(?:(:-|:\+)([\s\S]*))?$/.exec(expression) ?? [];
  if (name === '') throw new Error(`unknown interpolation: ${expression}`);
  const value = env[name] ?? '';
  if (operator === ':-') return value === '' ? interpolate(rest, env) : value;
  if (operator === ':+') return value === '' ? '' : interpolate(rest, env);
  return value;
}
