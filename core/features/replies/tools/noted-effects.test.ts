import { expect, test } from '@jest/globals';
import { newId } from '../../../platform/crypto/ids.js';
import { noPrompts } from '../../prompts/prompts.statements.js';
import { noOwnerData } from '../owner-data/owner-data.rules.js';
import { catatClosing } from './catat-closing.js';
import { noEffects, type Effects } from './effects.js';
import { panggilAdmin } from './panggil-admin.js';
import { tanyaPemilik } from './tanya-pemilik.js';
import type { ToolContext } from './tool.js';
import { ToolBox } from './tool-box.js';

const box = new ToolBox([catatClosing, panggilAdmin, tanyaPemilik], { limitMs: 1_000, onFailure: () => undefined });

async function effectsOf(name: string, values: object, before: Partial<Effects> = {}): Promise<Effects> {
  const effects = { ...noEffects(), ...before };
  const context: ToolContext = {
    ...{ botId: newId(), accountId: newId(), prompts: noPrompts, data: noOwnerData, leadWords: '', effects },
    ...{ earlier: [], signal: new AbortController().signal },
  };
  await box.run({ id: 'c', name, arguments: JSON.stringify(values) }, context);
  return effects;
}

const question = { pertanyaan: 'Ada ukuran XXL?' };
test.each<[string, object, Partial<Effects>]>([
  ['tanya_pemilik', question, { questions: [question.pertanyaan], need: 'question' }],
  ['panggil_admin', { alasan: 'minta orang', jenis: 'minta_admin' }, { handover: { reason: 'bot-called', why: 'minta orang' } }],
  ['panggil_admin', { alasan: 'minta orang', jenis: ' Keluhan ' }, { handover: { reason: 'complaint', why: 'minta orang' } }],
  ['panggil_admin', { alasan: 'sudah transfer', jenis: 'bukti_transfer' }, { handover: { reason: 'receipt', why: 'sudah transfer' } }],
  ['catat_closing', { ringkasan: '2 kaos', nilai: 150_000 }, { closing: { summary: '2 kaos', amount: 150_000, changes: false } }],
  ['catat_closing', { ringkasan: '3 kaos', jenis: ' Perubahan' }, { closing: { summary: '3 kaos', amount: null, changes: true } }],
  ['catat_closing', { ringkasan: '3 kaos', jenis: 'Batal' }, { calledOff: true, need: 'question' }],
  ['catat_closing', { ringkasan: '3 kaos', jenis: 'baru' }, { closing: { summary: '3 kaos', amount: null, changes: false } }],
  ['catat_closing', { ringkasan: '2 kaos' }, { closing: { summary: '2 kaos', amount: null, changes: false } }],
])('%s with %j notes its own effect and no other', async (name, values, noted) => {
  expect(await effectsOf(name, values)).toEqual({ ...noEffects(), ...noted });
});

test('a question keeps an earlier reason why the owner is needed, and the questions before it', async () => {
  const effects = await effectsOf('tanya_pemilik', question, { need: 'complaint', questions: ['Ada garansi?'] });
  expect(effects).toMatchObject({ need: 'complaint', questions: ['Ada garansi?', question.pertanyaan] });
});
