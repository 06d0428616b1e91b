import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { neededSettings } from '../../../test/support/needed-settings.js';
import { recordedLog } from '../../../test/support/recorded-log.js';
import { Clock } from '../../platform/clock/clock.js';
import { readSettings } from '../../platform/config/config.js';
import { LlmError } from './llm.errors.js';
import { Llm, type LlmMessage } from './llm.service.js';

/*
 * Which model a request goes to, with which content and how often, and the error when no model answers. Each test
 * defines the servers' answers.
 */

interface Request {
  readonly where: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>> & { readonly model: string; readonly messages: readonly LlmMessage[] };
}

type Reply = (response: ServerResponse, nth: number) => void;

let server: Server;
let base: string;
let requests: Request[];
/** The server's reply, by the model that the request names. */
let replies: Record<string, Reply>;

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      const body = JSON.parse(text) as Request['body'];
      requests.push({ where: request.url!.split('/')[1]!, headers: request.headers, body });
      replies[body.model]!(response, requests.filter((one) => one.body.model === body.model).length);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  requests = [];
  replies = { first: answers('Baik.'), spare: answers('Cadangan.') };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Headers that allow the client to repeat a refused request at once. */
const json = { 'Content-Type': 'application/json', 'retry-after-ms': '1' };
const says =
  (status: number, body: object): Reply =>
  (response) =>
    void response.writeHead(status, json).end(JSON.stringify(body));
const completion = (message: object, more: object = {}) => ({
  ...{ id: '1', object: 'chat.completion', created: 1, model: 'named', usage: { prompt_tokens: 1, completion_tokens: 1 } },
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', ...message } }],
  ...more,
});
const answers = (content: string, more: object = {}): Reply => says(200, completion({ content }, more));
const fails = (status: number, message = 'no') => says(status, { error: { message } });
const hangs: Reply = () => undefined;
const breaksOff: Reply = (response) => void response.destroy();

function start(env: Record<string, string> = {}): Llm {
  const config = readSettings(
    { ...neededSettings, LLM_BASE_URL: `${base}/first/v1`, LLM_API_KEY: 'key', LLM_MODEL: 'first', LLM_DIALECT: 'openai', ...env },
    () => '',
  );
  return new Llm(config, new Clock(config), recordedLog().log);
}
const spare = { LLM_FALLBACK_MODEL: 'spare' };
const elsewhere = () => ({ ...spare, LLM_FALLBACK_BASE_URL: `${base}/other/v1` });
const open = new AbortController().signal;
const wish = { messages: [{ role: 'user' as const, content: 'Halo' }], maxTokens: 100 };
const asked = () => requests.map(({ where, body }) => `${body.model} at ${where}`);
const times = (model: string) => requests.filter(({ body }) => body.model === model).length;

describe('a fallback at another address', () => {
  const extra = { LLM_EXTRA_BODY: '{"top_k":5}' };

  test('gets neither the key nor the settings of the first server', async () => {
    replies['first'] = fails(404);
    await start({ ...elsewhere(), ...extra }).complete(wish, open);
    expect(asked()).toEqual(['first at first', 'spare at other']);
    const [first, other] = requests;
    expect([first!.headers.authorization, first!.body['top_k'], first!.body['max_completion_tokens']]).toEqual(['Bearer key', 5, 100]);
    expect(JSON.stringify(other)).not.toContain('key');
    expect([other!.body['top_k'], other!.body['max_completion_tokens'], other!.body['max_tokens']]).toEqual([undefined, undefined, 100]);
  });

  test('has its own key and dialect', async () => {
    replies['first'] = fails(404);
    const own = { LLM_FALLBACK_API_KEY: 'spare-key', LLM_FALLBACK_DIALECT: 'openai' };
    await start({ ...elsewhere(), ...own }).complete(wish, open);
    expect([requests[1]!.headers.authorization, requests[1]!.body['max_completion_tokens']]).toEqual(['Bearer spare-key', 100]);
  });

  test('of the same server has its key and settings', async () => {
    replies['first'] = fails(404);
    await start({ ...spare, ...extra }).complete(wish, open);
    const { where, headers, body } = requests[1]!;
    expect([where, headers.authorization, body['top_k'], body['max_completion_tokens']]).toEqual(['first', 'Bearer key', 5, 100]);
  });

  test('does not get the further fields of an answer that the first server wrote', async () => {
    replies['first'] = says(200, completion({ content: 'Baik.', reasoning_details: [{ text: 'rahasia' }] }));
    const llm = start(elsewhere());
    const { message } = await llm.complete(wish, open);
    const next = { ...wish, messages: [...wish.messages, message, { role: 'user' as const, content: 'Lalu?' }] };
    await llm.complete(next, open);
    expect(JSON.stringify(requests.at(-1)!.body)).toContain('reasoning_details');
    replies['first'] = fails(404);
    await llm.complete(next, open);
    expect(requests.at(-1)!.where).toBe('other');
    expect(JSON.stringify(requests.at(-1)!.body)).not.toContain('reasoning_details');
    expect(JSON.stringify(requests.at(-1)!.body)).toContain('Baik.');
  });
});

test.each<[string, number, () => Record<string, string>, string[]]>([
  ['a refused key is not tried again', 401, () => ({}), ['first at first']],
  ['a refused key is not tried with another model', 401, () => spare, ['first at first']],
  ['a refused key leaves a fallback of another account', 401, elsewhere, ['first at first', 'spare at other']],
  ['a spent balance leaves a fallback of another account', 402, elsewhere, ['first at first', 'spare at other']],
  ['a filtered request is left to a human', 400, elsewhere, ['first at first']],
  ['an unknown model is asked once', 404, () => spare, ['first at first', 'spare at first']],
  ['a broken server is asked three times', 500, () => spare, [...Array.from({ length: 3 }, () => 'first at first'), 'spare at first']],
])('%s (%s)', async (_what, status, env, expected) => {
  replies['first'] = fails(status, status === 400 ? 'content_filter' : 'no');
  const outcome = await start(env())
    .complete(wish, open)
    .then(
      ({ content }) => content,
      (error: LlmError) => error.failure,
    );
  expect(asked()).toEqual(expected);
  expect(outcome).toBe(expected.at(-1)!.startsWith('spare') ? 'Cadangan.' : status === 400 ? 'filtered' : 'auth');
});

test('an answer that was lost on its way may have been paid, so its request is sent twice and not three times', async () => {
  replies['first'] = breaksOff;
  const error = await start()
    .complete(wish, open)
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'LlmError', failure: 'transient', cost: 'answer', isWorthRequeueing: false });
  expect(times('first')).toBe(2);
});

test('when both models fail, the costlier failure counts', async () => {
  replies = { first: breaksOff, spare: fails(401) };
  const error = await start(elsewhere())
    .complete(wish, open)
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ failure: 'auth', status: 401, cost: 'answer' });
});

describe('a slow model', () => {
  const limit = { LLM_DEADLINE_MS: '1000' };

  test('is passed by the fallback, whose answer counts', async () => {
    replies['first'] = hangs;
    expect(await start({ ...limit, ...spare }).complete(wish, open)).toMatchObject({ content: 'Cadangan.' });
    expect(asked()).toEqual(['first at first', 'spare at first']);
  });

  test('without a fallback is asked itself once more', async () => {
    replies['first'] = (response, nth) => (nth === 1 ? undefined : answers('Baik.')(response, nth));
    expect(await start(limit).complete(wish, open)).toMatchObject({ content: 'Baik.' });
    expect(times('first')).toBe(2);
  });

  test('whose late answer counted is asked once the next time, and twice again after it hung', async () => {
    let answerFirst = (): void => undefined;
    replies['first'] = (response, nth) => {
      if (nth === 1) answerFirst = () => answers('Terlambat.')(response, nth);
      else answerFirst();
    };
    const llm = start(limit);
    expect(await llm.complete(wish, open)).toMatchObject({ content: 'Terlambat.' });
    expect(times('first')).toBe(2);
    replies['first'] = hangs;
    for (const total of [3, 5]) {
      await expect(llm.complete(wish, open)).rejects.toMatchObject({ failure: 'slow' });
      expect(times('first')).toBe(total);
    }
  });

  test('that was slow once and quick since is asked twice again', async () => {
    let answerFirst = (): void => undefined;
    replies['first'] = (response, nth) => {
      if (nth === 1) answerFirst = () => answers('Terlambat.')(response, nth);
      else answerFirst();
    };
    const llm = start(limit);
    await llm.complete(wish, open);
    replies['first'] = answers('Baik.');
    await llm.complete(wish, open);
    requests = [];
    replies['first'] = hangs;
    await expect(llm.complete(wish, open)).rejects.toMatchObject({ failure: 'slow' });
    expect(times('first')).toBe(2);
  });

  test('that never answers is told as slow, also the next time', async () => {
    replies['first'] = hangs;
    const llm = start(limit);
    for (const total of [2, 4]) {
      await expect(llm.complete(wish, open)).rejects.toMatchObject({ name: 'LlmError', failure: 'slow', isWorthRequeueing: false });
      expect(times('first')).toBe(total);
    }
  });

  test('whose fallback fails too is told with the failure of the fallback', async () => {
    let failFirst = (): void => undefined;
    replies = {
      first: (response) => void (failFirst = () => fails(404)(response, 1)),
      spare: (response) => {
        failFirst();
        fails(401)(response, 1);
      },
    };
    await expect(start({ ...limit, ...spare }).complete(wish, open)).rejects.toMatchObject({ name: 'LlmError', failure: 'auth' });
    expect(asked()).toEqual(['first at first', 'spare at first']);
  });
});

test('who gives up gets the own reason, and no further request is sent', async () => {
  const giving = new AbortController();
  replies['first'] = () => giving.abort(new Error('lead wrote again'));
  await expect(start(spare).complete(wish, giving.signal)).rejects.toThrow('lead wrote again');
  expect(asked()).toEqual(['first at first']);
});

test('an answer without the name of its model has the one that was asked', async () => {
  expect(await start().complete(wish, open)).toMatchObject({ model: 'named' });
  replies['first'] = answers('Baik.', { model: '' });
  expect(await start().complete(wish, open)).toMatchObject({ model: 'first' });
});

test('what a model wrote although it is no answer is kept for the owner', async () => {
  const failed = { error: { message: 'tool_use_failed', failed_generation: '<function=cari' } };
  replies['first'] = says(400, failed);
  await expect(start().complete(wish, open)).rejects.toMatchObject({ failure: 'malformed', wrote: '<function=cari' });
  replies['first'] = says(400, { error: { message: 'tool_use_failed', failed_generation: { text: 'x' } } });
  await expect(start().complete(wish, open)).rejects.toMatchObject({ failure: 'malformed', wrote: '' });
});

test('a call written as text counts when it can be executed, and gets an id of nine letters and digits', async () => {
  const name = 'cari';
  const tool = { type: 'function' as const, function: { name, parameters: { type: 'object', properties: { kata: {} } } } };
  replies['first'] = answers('<tool_call>{"name":"cari","arguments":{"kata":"gamis"}}</tool_call>');
  const { toolCalls } = await start().complete({ ...wish, tools: [tool], accepts: () => true }, open);
  expect(toolCalls).toMatchObject([{ id: expect.stringMatching(/^[a-z0-9]{9}$/), name }]);
  await expect(start().complete({ ...wish, tools: [tool] }, open)).rejects.toMatchObject({ failure: 'malformed' });
});

test.each<[string, LlmError, boolean, boolean]>([
  ['a refused request', new LlmError('refused', 'x', 400), true, true],
  ['a filtered request', new LlmError('filtered', 'x', 400), false, false],
  ['no answer in time', new LlmError('slow', 'x'), false, false],
  ['a lost connection', new LlmError('transient', 'x'), false, false],
])('%s may be about its pictures: %s', (_what, error, aboutRequest, aboutPictures) => {
  expect([error.isAboutRequest, start().mayBeAboutPictures(error)]).toEqual([aboutRequest, aboutPictures]);
});

test('of refused pictures those are sent again that the model takes alone; a spent balance says nothing about them', async () => {
  const [good, bad] = ['data:image/png;base64,Z29vZA==', 'data:image/png;base64,YmFk'];
  replies['first'] = (response, nth) => {
    const isBad = JSON.stringify(requests.at(-1)!.body).includes(bad);
    return (isBad ? fails(400) : answers('ya'))(response, nth);
  };
  expect(await start().takenPictures([good, bad], open)).toEqual([good]);
  replies['first'] = fails(402);
  const llm = start();
  expect([await llm.takenPictures([good], open), llm.canSee]).toEqual([[], true]);
});

test('a model that refuses every picture and takes words cannot see', async () => {
  replies['first'] = (response, nth) => {
    const hasPicture = JSON.stringify(requests.at(-1)!.body).includes('image_url');
    (hasPicture ? fails(400) : answers('ya'))(response, nth);
  };
  const llm = start();
  expect([llm.canSee, await llm.takenPictures(['data:image/png;base64,Z29vZA=='], open), llm.canSee]).toEqual([true, [], false]);
});

test('a server whose dialect cannot be learnt at the start is used all the same', async () => {
  replies['first'] = fails(401);
  const llm = start({ LLM_DIALECT: 'auto' });
  await llm.learnDialects();
  expect(times('first')).toBe(1);
  replies['first'] = answers('Baik.');
  expect(await llm.complete(wish, open)).toMatchObject({ content: 'Baik.' });
});

test('at the start only servers are asked whose dialect is not known', async () => {
  await start(spare).learnDialects();
  expect(asked()).toEqual([]);
  await start(elsewhere()).learnDialects();
  expect(asked()).toEqual(['spare at other']);
});

test('a request with a picture goes to the model that can see, and without one to the first', async () => {
  const url = 'data:image/png;base64,Z29vZA==';
  replies['first'] = (response, nth) => {
    const hasPicture = JSON.stringify(requests.at(-1)!.body).includes('image_url');
    (hasPicture ? fails(400) : answers('ya'))(response, nth);
  };
  const llm = start(spare);
  await llm.takenPictures([url], open);
  requests = [];
  await llm.complete({ ...wish, messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url } }] }] }, open);
  await llm.complete(wish, open);
  expect([asked(), llm.canSee]).toEqual([['spare at first', 'first at first'], true]);
  expect(llm.mayBeAboutPictures(new LlmError('transient', 'x'))).toBe(true);
  expect(llm.mayBeAboutPictures(new LlmError('slow', 'x'))).toBe(false);
});
