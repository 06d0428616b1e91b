import { dialects } from '../../../sandbox/llm/dialects.ts';
import { errorRows, faultKinds } from '../../../sandbox/llm/faults.ts';
import { leakShapes } from '../../../sandbox/llm/leaks.ts';

/**
 * Outcome of a turn when the model's service returns only this fault:
 * - `answered`: one answer in the words of a shop, as without a fault;
 * - `asked`: the lead gets a text which says that the owner is asked, and the owner is notified;
 * - `told`: the lead gets nothing, and the owner is notified that the model fails.
 */
export type Outcome = 'answered' | 'asked' | 'told';

interface Course {
  readonly fault: object;
  readonly outcome: Outcome;
  /** The lead's message. For faults about tool calls, the message must make the model call a tool. */
  readonly words: string;
}

const question = 'Halo, ada stok?';
const request = 'saya mau bicara dengan admin';

const errors: Readonly<Record<string, Outcome>> = {
  ...Object.fromEntries(
    ['auth', 'forbidden', 'model_not_found', 'billing', 'insufficient_quota', 'rate', 'context', 'too_large', 'timeout', 'conflict'].map(
      (row) => [row, 'told' as const],
    ),
  ),
  ...Object.fromEntries(
    ['failed_dependency', 'capacity', 'server', 'bad_gateway', 'unavailable', 'gateway_timeout'].map((row) => [row, 'told' as const]),
  ),
  content_filter: 'asked',
};

const leaks: Readonly<Record<string, Outcome>> = {
  ...Object.fromEntries(
    ['think', 'think_unopened', 'harmony', 'harmony_glued', 'marks', 'speaker', 'markdown'].map((shape) => [shape, 'answered' as const]),
  ),
  ...Object.fromEntries(
    ['call_tags', 'call_json', 'call_fence', 'call_python', 'call_mistral', 'call_deepseek', 'call_harmony'].map((shape) => [
      shape,
      'answered' as const,
    ]),
  ),
  ...{ think_unclosed: 'asked', silent: 'asked', call_unknown: 'asked' },
};

const bent: Readonly<Record<string, Outcome>> = {
  ...Object.fromEntries(
    [
      'arguments_object',
      'arguments_null',
      'arguments_missing',
      'arguments_twice',
      'no_type',
      'no_id',
      'id_null',
      'marked_name',
      'flat',
    ].map((dialect) => [dialect, 'answered' as const]),
  ),
  ...Object.fromEntries(
    ['function_call', 'content_parts', 'many_choices', 'no_usage', 'odd_usage', 'event_stream'].map((one) => [one, 'answered' as const]),
  ),
  ...Object.fromEntries(
    ['no_name', 'null_call', 'null_calls', 'null_choices', 'no_choices', 'null_message', 'error_in_200', 'choice_error', 'text_body'].map(
      (one) => [
        one,
        // An error in an answer with status 200 is classified as the error that the answer names.
        one === 'error_in_200' || one === 'choice_error' ? ('told' as const) : ('asked' as const),
      ],
    ),
  ),
};

const others: Readonly<Record<string, Outcome>> = {
  ...{ hang: 'told', reset: 'told', drip: 'told', flood: 'told', cut: 'told', half: 'asked', empty_choices: 'asked' },
  ...{ filtered: 'asked', truncated: 'answered', broken_tool_json: 'answered', parallel_tool_calls: 'answered' },
};

const replies: Readonly<Record<string, [object, Outcome]>> = {
  'a refusal': [{ refusal: 'Maaf, saya tidak bisa membantu.' }, 'asked'],
  'nothing said': [{ content: '' }, 'asked'],
  'only white space': [{ content: ' \n ' }, 'asked'],
  'arguments of the wrong type': [{ toolCalls: [{ name: 'panggil_admin', arguments: { alasan: { a: 1 } } }] }, 'answered'],
  'a tool that is not there': [{ toolCalls: [{ name: 'hapus_semua', arguments: {} }] }, 'answered'],
};

const course = (outcome: Outcome, fault: object, words = question): Course => ({ fault, outcome, words });

/** Every named fault of the simulator, with the outcome of the turn. */
export const courses: Readonly<Record<string, Course>> = {
  ...named('error', errors, (row, outcome) => course(outcome, { kind: 'error', row, retryAfter: 0 })),
  ...named('leak', leaks, (shape, outcome) => course(outcome, { kind: 'leak', shape }, shape.startsWith('call_') ? request : question)),
  ...named('dialect', bent, (dialect, outcome) => course(outcome, { kind: 'dialect', dialect }, request)),
  ...named('', others, (kind, outcome) => course(outcome, { kind })),
  ...named('reply', replies, (_, [fault, outcome]) => course(outcome, { kind: 'reply', ...fault })),
};

/** The names that need an entry above, according to the simulator's own lists. */
export const faultNames: readonly string[] = [
  ...Object.keys(errorRows).map((row) => `error ${row}`),
  ...leakShapes.map((shape) => `leak ${shape}`),
  ...dialects.map((dialect) => `dialect ${dialect}`),
  ...faultKinds.filter((kind) => !['error', 'leak', 'dialect', 'reply'].includes(kind)),
  ...Object.keys(replies).map((name) => `reply ${name}`),
];

function named<Value>(kind: string, values: Readonly<Record<string, Value>>, make: (name: string, value: Value) => Course) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${kind} ${name}`.trim(), make(name, value)]));
}
