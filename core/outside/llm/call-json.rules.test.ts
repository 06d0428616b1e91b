import { describe, expect, test } from '@jest/globals';
import { meaningOf, plainToolName } from './call-json.rules.js';

const tools = [
  { name: 'catat_closing', parameters: ['ringkasan', 'nilai'] },
  { name: 'panggil_admin', parameters: ['alasan'] },
];
const given = { alasan: 'komplain' };
const call = { name: 'panggil_admin', arguments: given };

test.each([
  ['panggil_admin', 'panggil_admin'],
  [' panggil_admin\n', 'panggil_admin'],
  ['function.panggil_admin', 'panggil_admin'],
  ['functions.panggil_admin:0', 'panggil_admin'],
  ['default_api.panggil_admin', 'panggil_admin'],
  ['tool:panggil_admin', 'panggil_admin'],
  ['tools/panggil_admin', 'panggil_admin'],
  ['api.panggil_admin:12', 'panggil_admin'],
  ['panggil_admin<|channel|>commentary json\n', 'panggil_admin'],
  ['panggil_admin<｜tool▁sep｜>{}', 'panggil_admin'],
  // text that only resembles a call is left as it is
  ['my_functions.panggil', 'my_functions.panggil'],
  ['panggil:0b', 'panggil:0b'],
  ['panggil<b', 'panggil<b'],
])('the plain name of %j is %s', (name, plain) => {
  expect(plainToolName(name)).toBe(plain);
});

describe('a call', () => {
  test.each(['name', 'tool', 'tool_name', 'function', 'function_name', 'action', 'recipient_name', 'toolName'])(
    'may have its name under %s',
    (key) => {
      expect(meaningOf({ [key]: 'functions.panggil_admin', arguments: given }, tools)).toEqual({ calls: [call] });
    },
  );

  test.each(['arguments', 'parameters', 'args', 'input', 'action_input', 'tool_input', 'params', 'kwargs'])(
    'may have its arguments under %s',
    (key) => {
      expect(meaningOf({ name: 'panggil_admin', [key]: given }, tools)).toEqual({ calls: [call] });
    },
  );

  test.each(['tool_calls', 'tool_call', 'function_call', 'function', 'calls', 'tool_uses', 'actions'])(
    'may be wrapped in %s, alone or in a list',
    (key) => {
      expect(meaningOf({ [key]: call }, tools)).toEqual({ calls: [call] });
      expect(meaningOf({ role: 'assistant', [key]: [call, call] }, tools)).toEqual({ calls: [call, call] });
    },
  );

  test('may be a name with the arguments beside it, of which the marks of the wire are none', () => {
    const beside = { id: 'x', type: 'function', tool_call_id: 'y', index: 0, name: 'panggil_admin', ...given };
    expect(meaningOf(beside, tools)).toEqual({ calls: [call] });
    expect(meaningOf({ tool: 'panggil_admin' }, tools)).toEqual({ calls: [{ name: 'panggil_admin', arguments: {} }] });
  });

  test('may be its name as the only key', () => {
    expect(meaningOf({ 'functions.panggil_admin': given }, tools)).toEqual({ calls: [call] });
    expect(meaningOf({ panggil_admin: given, nilai: 1 }, tools)).toBe('data');
  });

  test('of a tool that was not offered is distinguished from data by its arguments', () => {
    expect(meaningOf({ name: 'kirim_email', arguments: {} }, tools)).toBe('unknown-call');
    expect(meaningOf({ tool_calls: [{ name: 'kirim_email', args: {} }] }, tools)).toBe('unknown-call');
    expect(meaningOf({ name: 'Kaos polos', harga: 75_000 }, tools)).toBe('data');
  });
});

test.each([
  [
    'calls among other things',
    [call, { response: 'Halo' }, 7, { name: 'catat_closing', nilai: 1 }],
    { calls: [call, { name: 'catat_closing', arguments: { nilai: 1 } }] },
  ],
  ['one call that nobody can carry out', [call, { name: 'kirim_email', arguments: {} }], 'unknown-call'],
  ['objects without a call', [{ nilai: 1 }, { response: 'Halo' }], 'data'],
  ['nothing', [], undefined],
  ['no object', [1, 'x', null, {}], undefined],
])('a list of %s', (_, list, meaning) => {
  expect(meaningOf(list, tools)).toEqual(meaning);
});

test.each(['response', 'reply', 'answer', 'message', 'content', 'text', 'jawaban', 'balasan', 'pesan', 'final_answer'])(
  'words alone under %s are words; with more beside them, or no words, they are data',
  (key) => {
    expect(meaningOf({ [key]: 'Halo Kak' }, tools)).toEqual({ words: 'Halo Kak' });
    expect(meaningOf({ [key]: 'Halo Kak', nilai: 1 }, tools)).toBe('data');
    expect(meaningOf({ [key]: 7 }, tools)).toBe('data');
  },
);

test.each([[{}], ['panggil_admin'], [''], [7], [null], [undefined]])('%j means nothing', (value) => {
  expect(meaningOf(value, tools)).toBeUndefined();
});

test('words under another key, and a wrapper without a call, are data', () => {
  expect(meaningOf({ catatan: 'Halo Kak' }, tools)).toBe('data');
  expect(meaningOf({ actions: 'Halo', calls: null, tool_calls: [] }, tools)).toBe('data');
  expect(meaningOf({ actions: { nilai: 1 } }, tools)).toBe('data');
});
