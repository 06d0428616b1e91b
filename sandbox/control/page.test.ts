import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { draftAnswer } from '../llm/brain/brain.ts';
import type { ChatRequest } from '../llm/protocol.ts';
import { readOptions } from '../options.ts';
import { startSandbox } from '../sandbox.ts';
import type { Sandbox } from '../sandbox.ts';

type Body = Record<string, unknown>;
interface Service {
  path: string;
  title: string;
  faults: [label: string, body: Body, expectation: string][];
}
interface Seen {
  mails: { code: string | null }[];
  codes: unknown[];
  phones: { devices: unknown[] }[];
  answered: boolean;
}

// The browser files have no types, so the caller states the type of each.
const load = async <T>(name: string) => (await import(`./page/${name}.js`)) as T;
const { services } = await load<{ services: Service[] }>('fault-list');
const { endOf, isActive, isMomentary, standing } = await load<{
  endOf: (body: Body) => Body | null;
  isActive: (body: Body, state: Body) => boolean;
  isMomentary: (body: Body, state: Body) => boolean;
  standing: (answer: Body) => Body;
}>('fault-state');
const { stepsDone } = await load<{ stepsDone: (seen: Seen) => number }>('start-steps');
const { questions, samplePhotos, samplePrompt } = await load<{
  questions: string[];
  samplePhotos: (photos: string) => string;
  samplePrompt: string;
}>('sample');

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox(readOptions(['--panel', 'http://localhost:3000'], {}));
});
afterAll(() => sandbox.close());

test('the page knows the address of the panel when it was set', () => {
  expect(sandbox.ready.panel).toBe('http://localhost:3000');
});

describe('faults as switches', () => {
  const faults = services.flatMap(({ path, faults: list }) =>
    list.map(([label, body, expectation]) => [path, label, body, expectation] as const),
  );
  const call = async (path: string, method: string, body?: Body): Promise<Body> => {
    const response = await fetch(`${sandbox.ready.http}/control/${path}/faults`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect([label(path, body), response.status]).toEqual([label(path, body), 200]);
    return standing((await response.json()) as Body);
  };
  const label = (path: string, body?: Body) => `${path} ${JSON.stringify(body)}`;

  test.each(faults)('%s: "%s" is taken, seen as on, and off again', async (path, _label, body, expectation) => {
    expect(expectation).toMatch(/\w{3,}.*[.”]$/);
    const before = await call(path, 'GET');
    expect(isActive(body, before)).toBe(false);
    const struck = await call(path, 'POST', body);
    if (!isMomentary(body, before)) {
      expect(isActive(body, struck)).toBe(true);
      const end = endOf(body);
      expect(isActive(body, end ? await call(path, 'POST', end) : await call(path, 'DELETE'))).toBe(false);
    }
    await call(path, 'DELETE');
  });

  test('one that is used up is off, and two of a kind are distinguished', () => {
    expect(isActive({ drop: 2 }, { drop: 1 })).toBe(true);
    expect(isActive({ drop: 2 }, { drop: 0 })).toBe(false);
    const next = { kind: 'error', status: 502, times: 'always' };
    expect(isActive({ next }, { next: [{ kind: 'error', status: 502, left: 'always' }] })).toBe(true);
    expect(isActive({ hangLogin: 20, cut: true }, { hangLogin: 7 })).toBe(true);
    expect(isActive({ next }, { next: [{ kind: 'error', status: 500, left: 1 }] })).toBe(false);
  });
});

describe('the first steps', () => {
  const nothing: Seen = { mails: [], codes: [], phones: [{ devices: [] }], answered: false };

  test.each<[number, Partial<Seen>]>([
    [0, {}],
    [0, { mails: [{ code: null }] }],
    [1, { mails: [{ code: '123456' }] }],
    [2, { codes: [{}] }],
    [3, { phones: [{ devices: [{}] }] }],
    [4, { answered: true }],
  ])('%s are completed according to: %j', (done, seen) => {
    expect(stepsDone({ ...nothing, ...seen })).toBe(done);
  });
});

describe('the sample shop', () => {
  const tools: ChatRequest['tools'] = ['cek_ongkir', 'kirim_foto_produk', 'catat_closing', 'panggil_admin'].map((name) => ({
    type: 'function',
    function: { name },
  }));
  const products = samplePhotos('http://127.0.0.1:4000/photos').split('\n');
  const answerTo = (question: string) => {
    const system = `Keterangan pemilik usaha:\n${samplePrompt}\n\nDaftar produk:\n${products.map((line) => `- ${line.split(' - ')[0]} (ada foto)`).join('\n')}`;
    const { content, toolCalls } = draftAnswer({
      model: 'sandbox-sales',
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: question },
      ],
      ...(tools ? { tools } : {}),
    });
    return [content ?? '', ...toolCalls.map(({ name, arguments: args }) => `${name} ${args}`)].join(' ');
  };

  test.each([
    ['Halo kak', 'Toko Kopi Nusantara'],
    ['Kopi Gayo berapa?', 'Rp 85.000'],
    ['Ongkir ke Tebet berapa?', 'cek_ongkir'],
    ['Berapa total 2 kopi gayo?', 'Rp 170.000'],
    ['Minta foto kopi gayo', 'kirim_foto_produk'],
    ['Saya mau beli 2 kopi gayo', 'catat_closing'],
    ['Buka sampai jam berapa?', '08.00 sampai 17.00'],
    ['Saya mau bicara dengan admin', 'panggil_admin'],
    ['Barangnya rusak kak', 'panggil_admin'],
  ])('"%s" is answered with %s', (question, words) => {
    expect(questions).toContain(question);
    expect(answerTo(question)).toContain(words);
  });

  test('every suggested question but the farewell is tried here', () => {
    expect(questions).toHaveLength(10);
    expect(questions.at(-1)).toBe('STOP');
  });
});
