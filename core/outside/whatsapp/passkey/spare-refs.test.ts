import { expect, test } from '@jest/globals';
import type { BinaryNode } from 'baileys';
import { addSpareRefs, codesEnded, isSpare } from './spare-refs.js';

const ref = (text: string): BinaryNode => ({ tag: 'ref', attrs: {}, content: Buffer.from(text) });
const refsOf = (node: BinaryNode): string[] =>
  ((node.content as BinaryNode[])[0]!.content as BinaryNode[]).map(({ content }) => Buffer.from(content as Uint8Array).toString());

test('codes that link no device follow those of WhatsApp, and are told from them, alone and within a link', () => {
  const node: BinaryNode = { tag: 'iq', attrs: {}, content: [{ tag: 'pair-device', attrs: {}, content: [ref('2@a'), ref('2@b')] }] };
  addSpareRefs(node);
  const refs = refsOf(node);
  expect(refs.slice(0, 2)).toEqual(['2@a', '2@b']);
  expect(new Set(refs).size).toBe(38);
  const isSpareOf = (text: string) => [
    isSpare(`${text},key,identity,secret`),
    isSpare(`https://wa.me/settings/linked_devices#${text},key`),
  ];
  expect(refs.map(isSpareOf)).toEqual(refs.map((_, nth) => [nth > 1, nth > 1]));
});

test.each<[string, BinaryNode]>([
  ['another stanza', { tag: 'message', attrs: {}, content: [{ tag: 'pair-device', attrs: {}, content: [] }] }],
  ['another question', { tag: 'iq', attrs: {}, content: [{ tag: 'ping', attrs: {}, content: [] }] }],
  ['the end of the linking', { tag: 'iq', attrs: {}, content: [{ tag: 'pair-success', attrs: {}, content: [] }] }],
  ['an answer without content', { tag: 'iq', attrs: {} }],
])('%s is left as it is', (_what, node) => {
  const before = structuredClone(node);
  addSpareRefs(node);
  expect(node).toEqual(before);
});

test('the end of all codes is the one that Baileys itself gives', () => {
  expect(codesEnded()).toMatchObject({ output: { statusCode: 408 } });
});
