import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { currentOperation, currentTrace, outsideOperations, recordSpans, runAs, type Operation } from './operation.js';
import { newTraceId, type TraceId } from './trace.rules.js';

interface Span {
  readonly name: string;
  readonly trace: TraceId;
  readonly parent: Span | undefined;
  ends: unknown[];
}

let spans: Span[];
beforeEach(() => {
  spans = [];
  recordSpans({
    begin({ name }, trace, parent) {
      const span: Span = { name, trace, parent: parent as Span | undefined, ends: [] };
      spans.push(span);
      return span;
    },
    end: (span, _operation, error) => void (span as Span).ends.push(error ?? 'done'),
  });
});
afterEach(() => recordSpans(undefined));

const work = (name: string, more: Partial<Operation> = {}): Operation => ({ name, ids: {}, ...more });
const spanOf = (name: string) => spans.find((span) => span.name === name)!;
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('the innermost operation counts, also after a wait, and none outside', async () => {
  await runAs(work('outer'), async () => {
    await turn();
    expect(currentOperation()?.name).toBe('outer');
    runAs(work('inner'), () => expect(currentOperation()?.name).toBe('inner'));
    expect(currentOperation()?.name).toBe('outer');
    outsideOperations(() => expect([currentOperation(), currentTrace()]).toEqual([undefined, null]));
  });
  expect([currentOperation(), currentTrace()]).toEqual([undefined, null]);
});

test('work belongs to the trace of its message, else to that of the work that starts it, else to a new one', () => {
  const own = newTraceId();
  const traces: (TraceId | null)[] = [];
  const note = () => void traces.push(currentTrace());
  runAs(work('first'), () => {
    note();
    runAs(work('second', { trace: null }), note);
    runAs(work('third', { trace: own }), note);
  });
  runAs(work('fourth'), note);
  const [first, second, third, fourth] = traces;
  expect([second, third]).toEqual([first, own]);
  expect(new Set([first, own, fourth]).size).toBe(3);
});

test('a span lies in the span that starts it, of its own trace only', () => {
  runAs(work('outer'), () => {
    runAs(work('inner'), () => undefined);
    runAs(work('other', { trace: newTraceId() }), () => undefined);
  });
  expect(spanOf('outer').parent).toBeUndefined();
  expect(spanOf('inner')).toMatchObject({ trace: spanOf('outer').trace, parent: { name: 'outer' } });
  expect(spanOf('other').parent).toBeUndefined();
});

test('a span ends once: with the result, with what it waits for, or with the error', async () => {
  expect(runAs(work('value'), () => 7)).toBe(7);
  expect(spanOf('value').ends).toEqual(['done']);

  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  runAs(work('outliving', { ended }), () => undefined);
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting = runAs(work('waiting'), () => promise);
  await turn();
  expect([spanOf('outliving').ends, spanOf('waiting').ends]).toEqual([[], []]);
  end();
  resolve();
  await waiting;
  await turn();
  expect([spanOf('outliving').ends, spanOf('waiting').ends]).toEqual([['done'], ['done']]);

  const error = new Error('broken');
  const throws = (): never => {
    throw error;
  };
  expect(() => runAs(work('throws'), throws)).toThrow(error);
  await expect(runAs(work('rejects'), () => Promise.reject(error))).rejects.toThrow(error);
  expect([spanOf('throws').ends, spanOf('rejects').ends]).toEqual([[error], [error]]);
});

test('work that lasts as long as a connection is no span, and neither is any while none are recorded', () => {
  runAs(work('connection', { isLasting: true }), () => {
    expect(currentOperation()?.name).toBe('connection');
    runAs(work('request'), () => undefined);
  });
  recordSpans(undefined);
  runAs(work('later'), () => undefined);
  expect(spans.map(({ name, parent }) => [name, parent])).toEqual([['request', undefined]]);
});
