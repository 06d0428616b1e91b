import { Agent, request as httpRequest } from 'node:http';
import { expectOk } from '../support/api.ts';
import type { TestApp } from '../support/test-app.ts';
import type { Targets, WireRequest } from './requests.ts';

export interface FuzzOptions {
  /** The request of that number, always the same one. */
  readonly make: (index: number) => WireRequest;
  /** Numbers of the requests that are sent. */
  readonly indexes: Iterable<number>;
  readonly abreast: number;
  readonly onProgress?: (sent: number) => void;
}

export interface FuzzReport {
  readonly sent: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** One sentence for each wrong answer. */
  readonly problems: readonly string[];
}

const patienceMs = 60_000;
const shownProblems = 20;

/** Two owners with typical data, as targets. */
export async function makeTargets(app: TestApp): Promise<Targets> {
  // a password that no request contains: a changed password would end the logins
  const password = 'hanya-pemilik-yang-tahu-7';
  const owners = await Promise.all([app.registerOwner({ password }), app.registerOwner({ password })]);
  const orders = await Promise.all(
    owners.map(({ api }) => expectOk(api.post<{ orderId: string }>('/billing/create-transaction', { packageId: 'ai-1000' }))),
  );
  const sessions = await Promise.all(owners.map(({ api }) => expectOk(api.get<{ id: string }[]>('/user/sessions'))));
  return {
    tokens: owners.map(({ token }) => token),
    hasPages: (await fetch(app.url)).ok,
    ids: [
      ...owners.map(({ userId }) => userId),
      ...orders.map(({ orderId }) => orderId),
      ...sessions.flat().map(({ id }) => id),
      '628123456789',
      'lid:12345678901234',
    ],
  };
}

/** Sends random requests, several at a time, and checks each answer: there must be no internal error and no missing answer. */
export async function fuzz(app: TestApp, targets: Targets, { make, indexes, abreast, onProgress }: FuzzOptions): Promise<FuzzReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: abreast });
  const numbers = indexes[Symbol.iterator]();
  const statuses: Record<string, number> = {};
  const problems: string[] = [];
  let sent = 0;
  const work = async (): Promise<void> => {
    for (let next = numbers.next(); !next.done && problems.length < shownProblems; next = numbers.next()) {
      const wanted = make(next.value);
      const answer = await sendRequest(app.url, wanted, agent).catch((error: unknown) => ({ status: 0, type: '', text: String(error) }));
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const problem = problemIn(wanted, answer);
      if (problem) problems.push(`#${wanted.index} ${wanted.aim}: ${wanted.method} ${wanted.path.slice(0, 200)}: ${problem}`);
      sent += 1;
      onProgress?.(sent);
    }
  };
  await Promise.all(Array.from({ length: abreast }, work));
  agent.destroy();
  return { sent, statuses, problems: [...problems, ...(await aftermath(app, targets))] };
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** Unlike `fetch`, sends paths and headers unchanged. */
export function sendRequest(baseUrl: string, { method, path, headers, body }: WireRequest, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(baseUrl);
    const request = httpRequest({ hostname, port, method, path, headers: { ...headers, ...lengthOf(body) }, agent, timeout: patienceMs });
    request.on('timeout', () => request.destroy(new Error(`no answer in ${patienceMs} ms`)));
    request.on('error', reject);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    request.end(body ?? undefined);
  });
}

const lengthOf = (body: string | Buffer | null): Record<string, string> =>
  body === null ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };

const inside = /\bat \/|node_modules|Error:|SELECT |invalid input|Unexpected token|stack/;

function problemIn({ method, path }: WireRequest, { status, type, text }: Answer): string | null {
  if (status === 0) return text;
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  if (status < 400 || method === 'HEAD' || !path.startsWith('/api')) return null;
  if (!type.includes('json')) return `${status} without JSON: ${text.slice(0, 100)}`;
  const { error } = JSON.parse(text) as { error?: unknown };
  if (typeof error !== 'string' || error === '') return `${status} without a sentence: ${text.slice(0, 100)}`;
  return inside.test(text) ? `${status} tells our inside: ${text.slice(0, 200)}` : null;
}

/** One sentence for each problem that the programs report afterwards. */
export async function aftermath(app: TestApp, { tokens }: Targets): Promise<string[]> {
  const programs = [...app.servers, ...app.workers];
  const ended = programs.filter(({ hasExited }) => hasExited).map(({ kind }) => `${kind} has ended`);
  if (ended.length > 0) return ended;
  const failed = programs.flatMap(({ events }) => events).filter(({ event, level }) => event === 'http.failed' || level === 'fatal');
  const profile = await app.api(tokens[0]).get('/profile');
  return [
    ...failed.map((event) => `logged: ${JSON.stringify(event).slice(0, 300)}`),
    ...(profile.status === 200 ? [] : [`an owner's profile answers ${profile.status} afterwards`]),
  ];
}
