import { describe, expect, test } from '@jest/globals';
import { takeTextCalls } from './text-calls.rules.js';

const tools = [
  { name: 'catat_closing', parameters: ['ringkasan', 'nilai'] },
  { name: 'panggil_admin', parameters: ['alasan'] },
];
const admin = (given: unknown) => ({ name: 'panggil_admin', arguments: given });
const closing = (given: unknown) => ({ name: 'catat_closing', arguments: given });
const unknownCall = '{\n  "name": "kirim_email", "arguments": {}}';

describe('calls, beside which no word counts', () => {
  test.each([
    ['in brackets', 'Baik Kak. panggil_admin(alasan="x") Ditunggu.', [admin({ alasan: 'x' })]],
    ['with an argument without a name', 'catat_closing("2 kaos", 150000)', [closing({ ringkasan: '2 kaos', nilai: 150_000 })]],
    ['with one argument too many', 'panggil_admin("x", "y")', [admin({ alasan: 'x', 1: 'y' })]],
    ['with a dictionary in brackets', 'panggil_admin({"alasan": "x"})', [admin({ alasan: 'x' })]],
    ['with a dictionary for its first argument', 'catat_closing({"kaos": 2}, 7)', [closing({ ringkasan: { kaos: 2 }, nilai: 7 })]],
    ['with a dictionary for a named argument', 'panggil_admin(alasan={"a": 1})', [admin({ alasan: { a: 1 } })]],
    ['with nothing in its brackets', 'panggil_admin()', [admin({})]],
    ['in the order of the text', 'panggil_admin(alasan="x"), catat_closing(nilai=1)', [admin({ alasan: 'x' }), closing({ nilai: 1 })]],
    ['with a name within its arguments', 'panggil_admin(alasan="catat_closing(nilai=1)")', [admin({ alasan: 'catat_closing(nilai=1)' })]],
    ['with its name again in the end of its tag', '<panggil_admin><alasan>x</alasan></panggil_admin> (sudah)', [admin({ alasan: 'x' })]],
    [
      'with its function again in the end of its tag',
      '<function=panggil_admin>{"alasan": "x"}</function=panggil_admin>\n<p>y</p>',
      [admin({ alasan: 'x' })],
    ],
    ['with words before the end of its tag', '<panggil_admin>{"alasan": "x"} ok</panggil_admin> (sudah)', [admin({ alasan: 'x' })]],
    ['behind the end of a tag', 'Baik.</tool_call>\npanggil_admin(alasan="x")', [admin({ alasan: 'x' })]],
    ['side by side in quotes', '"panggil_admin"(alasan="x")"catat_closing"(nilai=1)', [admin({ alasan: 'x' }), closing({ nilai: 1 })]],
    ['in quotes of their own', 'panggil_admin{alasan:<escape>minta "admin"<escape>}', [admin({ alasan: 'minta "admin"' })]],
    ['with the arguments below', 'panggil_admin\n{"alasan": "x"}', [admin({ alasan: 'x' })]],
    ['with a call below', 'Action: panggil_admin\n{"name": "panggil_admin", "arguments": {"alasan": "x"}}', [admin({ alasan: 'x' })]],
    ['of two kinds', '{"name": "panggil_admin", "args": {}} catat_closing(nilai=1)', [admin({}), closing({ nilai: 1 })]],
  ])('%s', (_, said, calls) => {
    expect(takeTextCalls(said, tools)).toEqual({ calls, text: '', isBroken: false });
  });

  test.each([
    ['<panggil_admin><alasan>x</alasan></panggil_admin>', { alasan: 'x' }],
    ['panggil_admin <arguments>\n <alasan>x</alasan></arguments>', { alasan: 'x' }],
    ['panggil_admin</args><alasan>x</alasan>', { alasan: 'x' }],
    ['panggil_admin<arg_key> alasan </arg_key> <arg_value> x ', { alasan: 'x' }],
    ['panggil_admin <parameter  name="alasan">x', { alasan: 'x' }],
    ['panggil_admin <param name=\'alasan\' type="string">x</param>', { alasan: 'x' }],
    ['panggil_admin <arg=alasan>x</arg>', { alasan: 'x' }],
    ['panggil_admin <｜｜DSML｜｜ parameter name="alasan">x', { alasan: 'x' }],
    ['panggil_admin <alasan></alasan>', { alasan: '' }],
    ['panggil_admin <alasan>null</alasan>', { alasan: null }],
    ['panggil_admin <alasan>None</alasan>', { alasan: null }],
    ['panggil_admin <alasan>x</alasan><lagi>y</lagi>', { alasan: 'x', lagi: 'y' }],
  ])('in tags: %s', (said, given) => {
    expect(takeTextCalls(said, tools)).toEqual({ calls: [admin(given)], text: '', isBroken: false });
  });

  test('with one call that cannot be carried out, all are dropped', () => {
    const read = takeTextCalls(`${unknownCall}\npanggil_admin(alasan="x")`, tools);
    expect(read).toEqual({ calls: [admin({ alasan: 'x' })], text: '', isBroken: true });
  });
});

describe('unusable calls, and the remaining text', () => {
  test.each([
    ['a made-up answer of a tool', 'Halo <tool_response>{"a": 1}</tool_response>Kak', 'Halo Kak'],
    ['tags without a call', 'Halo <tool_call></tool_call>Kak', 'Halo Kak'],
    ['a tool that nobody offered, also within a sentence', `Halo ${unknownCall} Kak`, 'Halo  Kak'],
    ['data on its own line', 'Halo\n{"a": 1}\nKak', 'Halo\n\nKak'],
    ['indented data', '  {"a": 1}', '  '],
    ['two pieces of data', 'Halo\n{"a": 1}\ndan\n[{"b": 2}]\nKak', 'Halo\n\ndan\n\nKak'],
    ['data on the line of its fence', '```json  {"a": 1}\n```', '```json  \n```'],
    ['data right behind its fence', 'Halo\n```json{"a": 1}```', 'Halo\n```json```'],
    ['words in a fence with others before', 'Ini:\n```json\n{"jawaban": "Halo"}\n```', 'Ini:\n```json\n\n```'],
    ['words in a fence with others behind', '```json\n{"jawaban": "Halo"}\n```\nItu.', '```json\n\n```\nItu.'],
    ['a tool that is spoken of', 'Saya panggil_admin ya', 'Saya panggil_admin ya'],
    ['data below a tool that is spoken of', 'panggil_admin tidak perlu.\n{"a": 1}', 'panggil_admin tidak perlu.\n'],
  ])('%s', (_, said, text) => {
    expect(takeTextCalls(said, tools)).toEqual({ calls: [], text, isBroken: true });
  });

  test('data on its own line is found behind any number of signs', () => {
    for (let signs = 0; signs <= 20; signs += 1) {
      const before = `${'x'.repeat(signs)}\n`;
      expect(takeTextCalls(`${before}{"a": 1}`, tools)).toEqual({ calls: [], text: before, isBroken: true });
    }
  });
});

describe('honest text', () => {
  test.each([
    'Format: {"nama": "Budi"} ya',
    'Format:{"nama":"Budi"} ya',
    'Format:\n{}\nya',
    'Format: {"nama": "Bu',
    '(jawaban: ya)',
    'panggil_administrasi(1), my-panggil_admin(2)',
    '',
  ])('stays: %j', (said) => {
    expect(takeTextCalls(said, tools)).toEqual({ calls: [], text: said, isBroken: said.includes('panggil_admin') });
  });
});

test.each([
  '{"jawaban": "Halo"}',
  ' \n{"jawaban": "Halo"}\n',
  '```json\n{"jawaban": "Halo"}\n```',
  '\n```\n\n{"jawaban": "Halo"}\n\n```\n',
  '```json{"jawaban": "Halo"}```',
])('words that are wrapped in JSON are taken out of it: %j', (said) => {
  expect(takeTextCalls(said, tools)).toEqual({ calls: [], text: 'Halo', isBroken: false });
});

test('two hundred places are tried for a call', () => {
  const behind = (brackets: number) => takeTextCalls(`${'{} '.repeat(brackets)}${unknownCall}`, tools).isBroken;
  expect([behind(199), behind(200)]).toEqual([true, false]);
});
