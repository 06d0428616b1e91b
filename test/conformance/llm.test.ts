import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import OpenAI from 'openai';
import { PNG } from 'pngjs';
import { classifyFailure, type LlmFailure } from '#core/outside/llm/llm.rules';
import { dialects } from '../../sandbox/llm/dialects.ts';
import { errorRows } from '../../sandbox/llm/faults.ts';
import { leakShapes } from '../../sandbox/llm/leaks.ts';
import { spawnSandbox } from '../../sandbox/spawn.ts';
import type { SpawnedSandbox } from '../../sandbox/spawn.ts';

const owner = `Jangan mengarang harga. Anda melayani pelanggan Toko Kopi Nusantara.
- Kopi Gayo 250g Rp 85.000 (stok 12)
- Kopi Toraja 200g: Rp75.000, stok habis
Jam buka: Senin-Sabtu 08.00-17.00 WIB.
Alamat: Jl. Merdeka No. 10, Bandung.`;

function tool(name: string, ...args: string[]): OpenAI.ChatCompletionTool {
  const properties = Object.fromEntries(args.map((key) => [key, { type: 'string' }]));
  return { type: 'function', function: { name, parameters: { type: 'object', properties, required: args, additionalProperties: false } } };
}
const tools = [
  tool('cek_ongkir', 'tujuan'),
  tool('kirim_foto_produk', 'nama'),
  tool('catat_closing', 'ringkasan'),
  tool('panggil_admin', 'alasan'),
];

let sandbox: SpawnedSandbox;
let client: OpenAI;
beforeAll(async () => {
  sandbox = await spawnSandbox({ only: ['llm'] });
  client = new OpenAI({ baseURL: sandbox.llm, apiKey: 'any', maxRetries: 0 });
});
afterEach(() => sandbox.control('DELETE', '/llm/faults'));
afterAll(async () => expect(await sandbox.stop()).toBe(0));

const png = PNG.sync.write(new PNG({ width: 32, height: 32 }));
const pictured = (bytes: Buffer): Message => ({
  role: 'user',
  content: [{ type: 'image_url', image_url: { url: `data:image/png;base64,${bytes.toString('base64')}` } }],
});

type Message = OpenAI.ChatCompletionMessageParam;
const user = (content: string): Message => ({ role: 'user', content });

async function say(messages: Message[], more: Partial<OpenAI.ChatCompletionCreateParamsNonStreaming> = {}): Promise<OpenAI.ChatCompletion> {
  return client.chat.completions.create({
    model: 'sandbox-sales',
    messages: [{ role: 'system', content: owner }, ...messages],
    tools,
    ...more,
  });
}

async function refusal(run: Promise<unknown>): Promise<InstanceType<typeof OpenAI.APIError>> {
  return run.then(
    () => Promise.reject(new Error('the request was not refused')),
    (error: unknown) => error as InstanceType<typeof OpenAI.APIError>,
  );
}

describe('the seller', () => {
  test("answers every message of a turn from the owner's text", async () => {
    const answer = await say([user('halo, kopi gayo berapa?'), user('buka jam berapa?')]);
    const text = answer.choices[0]!.message.content;
    expect(text).toContain('Rp 85.000');
    expect(text).toContain('08.00-17.00');
  });

  test('adds up an order and says when something is sold out', async () => {
    expect((await say([user('berapa total 2 kopi gayo?')])).choices[0]!.message.content).toContain('Rp 170.000');
    expect((await say([user('toraja ready?')])).choices[0]!.message.content).toMatch(/habis/);
  });

  test('asks the shipping tool and speaks from its result', async () => {
    const question = user('ongkir ke Tebet berapa?');
    const call = (await say([question])).choices[0]!.message;
    expect(call.tool_calls).toMatchObject([{ type: 'function', function: { name: 'cek_ongkir', arguments: '{"tujuan":"Tebet"}' } }]);
    const result = JSON.stringify({ tarif: [{ kurir: 'jne', layanan: 'REG', biaya: 22000, estimasi: '2-3' }] });
    const answer = await say([question, call, { role: 'tool', tool_call_id: call.tool_calls![0]!.id, content: result }]);
    expect(answer.choices[0]!.message.content).toContain('JNE REG (2-3 hari): Rp 22.000');
  });

  test.each([
    ['mau beli 2 kopi gayo ya', 'catat_closing'],
    ['minta foto kopi gayo', 'kirim_foto_produk'],
    ['saya mau bicara dengan admin', 'panggil_admin'],
    ['paket saya rusak, kecewa', 'panggil_admin'],
    ['sudah saya transfer ya kak', 'panggil_admin'],
  ])('%s → %s', async (text, name) => {
    expect((await say([user(text)])).choices[0]!.message.tool_calls).toMatchObject([{ function: { name } }]);
  });

  test('admits that it does not know, and writes other texts on request', async () => {
    expect((await say([user('bisa jahit baju?')])).choices[0]!.message.content).toMatch(/belum punya informasinya.*admin/);
    const talk = [user('kopi gayo ada?'), { role: 'assistant', content: 'Ada, Kak.' } as Message];
    expect((await say([...talk, user('Tulis pesan follow-up hari ke-2.')])).choices[0]!.message.content).toMatch(/mengingatkan.*Kopi Gayo/);
    expect((await say([...talk, user('Ringkas percakapan ini.')])).choices[0]!.message.content).toMatch(/^Pelanggan menanyakan/);
  });

  test('echoes at once for benches, and streams', async () => {
    const echo = await client.chat.completions.create({ model: 'echo', messages: [user('tes 1')] });
    expect(echo.choices[0]!.message.content).toBe('echo: tes 1');
    const stream = client.chat.completions.stream({
      model: 'sandbox-sales',
      tools,
      messages: [{ role: 'system', content: owner }, user('ongkir ke Tebet?')],
      stream_options: { include_usage: true },
    });
    const whole = await stream.finalChatCompletion();
    expect(whole.choices[0]!.finish_reason).toBe('tool_calls');
    expect(
      JSON.parse((whole.choices[0]!.message.tool_calls![0] as OpenAI.ChatCompletionMessageFunctionToolCall).function.arguments),
    ).toEqual({ tujuan: 'Tebet' });
    expect(whole.usage!.total_tokens).toBeGreaterThan(0);
  });
});

describe('strictness', () => {
  const call: Message = {
    role: 'assistant',
    content: null,
    tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'cek_ongkir', arguments: '{}' } }],
  };

  test('refuses a tool call without its answer, and an answer without its call', async () => {
    expect((await refusal(say([user('a'), call, user('b')]))).message).toContain('did not have response messages: call_1');
    const orphan = await refusal(say([user('a'), { role: 'tool', tool_call_id: 'call_1', content: '{}' }]));
    expect(orphan.message).toContain("must be a response to a preceeding message with 'tool_calls'");
  });

  test('refuses unknown models, bad tools, broken images and a missing key', async () => {
    expect(await refusal(say([user('a')], { model: 'gpt-0' }))).toMatchObject({ status: 404, code: 'model_not_found' });
    expect((await refusal(say([user('a')], { tools: [tool('cek ongkir')] }))).status).toBe(400);
    expect(await refusal(say([user('halo 😀'.slice(0, -1))]))).toMatchObject({ status: 400 });
    expect((await say([user('halo 😀')])).choices).toHaveLength(1);
    const image: Message = { role: 'user', content: [{ type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } }] };
    expect(await refusal(say([image]))).toMatchObject({ status: 400, code: 'image_parse_error' });
    expect((await fetch(`${sandbox.llm}/models`)).status).toBe(401);
  });

  test.each([
    ['openai', 400],
    ['vllm', 400],
    ['openrouter', 404],
    ['llamacpp', 500],
    ['ollama', 500],
  ])('a model of %s without vision refuses pictures with %i, and accepts text', async (blind, status) => {
    await sandbox.control('POST', '/llm/faults', { blind });
    expect((await refusal(say([pictured(png)]))).status).toBe(status);
    expect((await say([user('halo')])).choices).toHaveLength(1);
  });

  test('accepts a complete picture, and refuses a truncated one', async () => {
    expect((await say([pictured(png)])).choices).toHaveLength(1);
    expect(await refusal(say([pictured(png.subarray(0, png.length - 16))]))).toMatchObject({ status: 400, code: 'image_parse_error' });
  });

  test.each(['thoughtSignature', 'reasoningContent'])('requires %s back once it was issued', async (setting) => {
    await sandbox.control('POST', '/llm/faults', { [setting]: true });
    const question = user('ongkir ke Tebet?');
    const message = (await say([question])).choices[0]!.message;
    const result: Message = { role: 'tool', tool_call_id: message.tool_calls![0]!.id, content: '{}' };
    await say([question, message, result]);
    const { id, type, function: called } = message.tool_calls![0] as OpenAI.ChatCompletionMessageFunctionToolCall;
    const stripped: Message = { role: 'assistant', content: null, tool_calls: [{ id, type, function: called }] };
    expect((await refusal(say([question, stripped, result]))).status).toBe(400);
  });
});

/** The rows of the table in docs/protocols/models.md: the answer of each service, and its classification. */
const rows: [row: string, status: number, failure: LlmFailure][] = [
  ['auth', 401, 'auth'],
  ['forbidden', 403, 'auth'],
  ['model_not_found', 404, 'model'],
  ['billing', 402, 'billing'],
  ['insufficient_quota', 429, 'billing'],
  ['rate', 429, 'rate'],
  ['context', 400, 'context'],
  ['too_large', 413, 'context'],
  ['content_filter', 400, 'filtered'],
  ['timeout', 408, 'transient'],
  ['conflict', 409, 'transient'],
  ['failed_dependency', 424, 'transient'],
  ['capacity', 498, 'transient'],
  ['server', 500, 'transient'],
  ['bad_gateway', 502, 'transient'],
  ['unavailable', 503, 'transient'],
  ['gateway_timeout', 504, 'transient'],
];

describe('faults', () => {
  test.each(rows)('row %s answers %i once, and the client classifies it as %s', async (row, status, failure) => {
    await sandbox.control('POST', '/llm/faults', { next: { kind: 'error', row } });
    const refused = await refusal(say([user('halo')]));
    expect(refused.status).toBe(status);
    const { type = null, code = null } = refused;
    expect(classifyFailure({ status, code, type, message: refused.message })).toBe(failure);
    expect((await say([user('halo')])).choices).toHaveLength(1);
  });

  test('no row of the simulator is left out', () => {
    expect(rows.map(([row]) => row).toSorted()).toEqual(Object.keys(errorRows).toSorted());
  });

  test('Retry-After comes in seconds, as a date and in milliseconds', async () => {
    const next = ['seconds', 'date', 'ms'].map((retryAfterForm) => ({ kind: 'error', row: 'rate', retryAfter: 2, retryAfterForm }));
    await sandbox.control('POST', '/llm/faults', { next });
    expect((await refusal(say([user('a')]))).headers?.get('retry-after')).toBe('2');
    expect(Date.parse((await refusal(say([user('a')]))).headers?.get('retry-after') ?? '')).toBeGreaterThan(Date.now());
    expect((await refusal(say([user('a')]))).headers?.get('retry-after-ms')).toBe('2000');
  });

  test('Gemini wraps its errors in an array', async () => {
    await sandbox.control('POST', '/llm/faults', { next: { kind: 'error', row: 'rate', shape: 'gemini' } });
    const response = await fetch(`${sandbox.llm}/chat/completions`, {
      method: 'POST',
      headers: { authorization: 'Bearer x', 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'echo', messages: [user('a')] }),
    });
    expect(await response.json()).toMatchObject([{ error: { code: 429, status: 'RESOURCE_EXHAUSTED' } }]);
  });

  test('connections hang, drip and break', async () => {
    await sandbox.control('POST', '/llm/faults', {
      next: [{ kind: 'hang' }, { kind: 'reset' }, { kind: 'drip', forMs: 120, everyMs: 20 }],
    });
    const hang = client.chat.completions.create({ model: 'echo', messages: [user('a')] }, { timeout: 150 });
    expect(await refusal(hang)).toBeInstanceOf(OpenAI.APIConnectionError);
    expect(await refusal(say([user('a')]))).toBeInstanceOf(OpenAI.APIConnectionError);
    expect((await client.chat.completions.create({ model: 'echo', messages: [user('a')] })).choices[0]!.message.content).toBe('echo: a');
  });

  test('answers may be empty, broken, parallel or scripted for one message only', async () => {
    const next = [
      { kind: 'reply', match: 'rahasia', content: 'Persis ini.' },
      { kind: 'empty_choices' },
      { kind: 'broken_tool_json' },
      { kind: 'parallel_tool_calls' },
    ];
    await sandbox.control('POST', '/llm/faults', { next });
    expect((await say([user('halo')])).choices).toEqual([]);
    const broken = (await say([user('halo')])).choices[0]!.message.tool_calls![0] as OpenAI.ChatCompletionMessageFunctionToolCall;
    expect(() => JSON.parse(broken.function.arguments) as unknown).toThrow();
    expect((await say([user('halo')])).choices[0]!.message.tool_calls).toHaveLength(tools.length);
    expect((await say([user('ini rahasia')])).choices[0]!.message.content).toBe('Persis ini.');
  });
});

describe('answers that are not quite the wire’s', () => {
  const options = 'saya mau bicara dengan admin';
  const told = async (after: number) => {
    const { requests } = await sandbox.control<{ requests: { answer: unknown }[] }>('GET', `/llm/requests?after=${after}`);
    return requests[0]!.answer;
  };
  const newest = async () => (await sandbox.control<{ newestSeq: number }>('GET', '/llm/requests')).newestSeq;

  test.each(dialects)('the client passes %s through as it came', async (dialect) => {
    const after = await newest();
    await sandbox.control('POST', '/llm/faults', { next: { kind: 'dialect', dialect } });
    const answer: unknown = await say([user(options)]);
    const sent = JSON.parse(JSON.stringify(await told(after))) as unknown;
    expect(typeof answer === 'string' ? answer : { ...(answer as object) }).toEqual(sent);
  });

  test('each dialect differs from the wire', async () => {
    const plain = (await say([user(options)])).choices[0]!;
    expect(plain.message.tool_calls).toMatchObject([
      { type: 'function', function: { name: 'panggil_admin', arguments: expect.any(String) } },
    ]);
    const call = async (dialect: string) => {
      await sandbox.control('POST', '/llm/faults', { next: { kind: 'dialect', dialect } });
      return (await say([user(options)])).choices[0]!.message as unknown as { tool_calls: Record<string, unknown>[] } & Record<
        string,
        unknown
      >;
    };
    expect((await call('arguments_object')).tool_calls[0]).toMatchObject({ function: { arguments: { alasan: expect.any(String) } } });
    expect((await call('no_type')).tool_calls[0]).not.toHaveProperty('type');
    expect((await call('no_id')).tool_calls[0]).toMatchObject({ id: '' });
    expect((await call('no_name')).tool_calls[0]!['function']).not.toHaveProperty('name');
    expect((await call('function_call'))['function_call']).toMatchObject({ name: 'panggil_admin' });
    expect(Array.isArray((await call('content_parts'))['content'])).toBe(true);
  });

  test.each(leakShapes)('%s: the model’s internal text is in the content', async (shape) => {
    await sandbox.control('POST', '/llm/faults', { next: { kind: 'leak', shape } });
    const { message } = (await say([user(shape.startsWith('call') ? options : 'halo')])).choices[0]!;
    expect(message.tool_calls).toBeUndefined();
    if (shape.startsWith('call')) expect(message.content).toMatch(/panggil_admin|kirim_email/);
    else expect(message.content).not.toMatch(/^Halo/);
  });
});

test('a long prompt is cached the second time, unless its start changed', async () => {
  const long = 'Catatan toko. '.repeat(600);
  const ask = async (start: string): Promise<number> => {
    const answer = await client.chat.completions.create({
      model: 'echo',
      messages: [{ role: 'system', content: start + long }, user('a')],
    });
    return answer.usage!.prompt_tokens_details!.cached_tokens!;
  };
  expect(await ask('')).toBe(0);
  const cached = await ask('');
  expect(cached).toBeGreaterThanOrEqual(1_024);
  expect(cached % 128).toBe(0);
  expect(await ask('pukul 10.02 ')).toBe(0);
});

test('the requests can be read back', async () => {
  const { newestSeq } = await sandbox.control<{ newestSeq: number }>('GET', '/llm/requests');
  await say([user('tolong ingat ini')]);
  const { requests } = await sandbox.control<{ requests: { status: number; request: { messages: Message[] } }[] }>(
    'GET',
    `/llm/requests?after=${newestSeq}`,
  );
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({ status: 200 });
  expect(requests[0]!.request.messages.at(-1)).toEqual(user('tolong ingat ini'));
});
