import { expect, test } from '@jest/globals';
import { may } from '../people/permissions.js';
import { OfflineReason } from '../statuses.js';
import { answersLeads, botTruths, offlineTruthOf, type BotTruth } from './bot-truth.js';
import { offlineWords, reasonWords } from './offline-words.js';
import { memberWords, reasonMemberWords } from './member-words.js';

/* Texts for team members whose role does not permit the action that a state of the bot requires. */

const truths = Object.keys(botTruths) as BotTruth[];
const entries = truths.flatMap((truth) => (memberWords[truth] ? [[truth, memberWords[truth]] as const] : []));
/** Verbs that ask the reader to act. */
const commands = /\b(?:ketuk|tekan|ketik|pilih|hubungkan|buka|tambah|perbarui|tulis)\b/i;

test.each(entries)('in the state %s a member is told whom to ask, and not what the role does not permit', (_truth, { needs, sentence }) => {
  expect(sentence).not.toMatch(commands);
  expect(sentence).toMatch(/pemilik/i);
  expect(may('agent', needs)).toBe(false);
});

test('only the package is a matter of the owner alone: an admin does everything else', () => {
  const ofOwner = entries.filter(([, { needs }]) => !may('admin', needs));
  expect(ofOwner.map(([truth]) => truth)).toEqual(['no-package', 'expired', 'no-quota']);
  for (const [, { sentence }] of ofOwner) expect(sentence).toContain('Minta pemilik akun');
  for (const [truth, { sentence }] of entries.filter((one) => !ofOwner.includes(one)))
    expect([truth, sentence]).toEqual([truth, expect.stringMatching(/pemilik atau admin/i)]);
});

test('every state in which somebody has to act has such words, and the others ask nothing of anybody', () => {
  const nothingToDo = ['device-away', 'server-away', 'starting', 'ai-failing', 'restricted', 'unchecked'];
  const without = truths.filter((truth) => !memberWords[truth]);
  expect(without).toEqual([...nothingToDo, 'alive-outside-hours', 'alive-after-owner', 'alive']);
  expect(truths.filter(answersLeads)).toEqual(['restricted', 'alive-outside-hours', 'alive-after-owner', 'alive']);
});

test.each(OfflineReason.options)('a member reads about the reason %s what its state says', (reason) => {
  const own = reasonMemberWords[reason];
  if (own === undefined) {
    expect(['version_refused', 'connection', 'keys_unreadable']).toContain(reason);
    return;
  }
  expect(own).not.toMatch(commands);
  expect(own).toMatch(/pemilik atau admin/i);
  expect(reasonWords[reason]).not.toBe(own);
});

test.each([
  ['stopped', 'stopped'],
  ['logged_out', 'thrown-out'],
  ['replaced', 'elsewhere'],
  ['number_moved', 'elsewhere'],
  ['number_taken', 'elsewhere'],
  ['restricted', 'suspended'],
  ['banned', 'banned'],
  ['connection', 'down'],
  ['deaf', 'down'],
  [null, 'down'],
] as const)('a session that is offline because of %s is shown as %s', (reason, truth) => {
  expect(offlineTruthOf(reason)).toBe(truth);
});

test('the words of an offline session are those of its reason, until a better sentence is known', () => {
  expect(offlineWords('banned', null)).toEqual({
    ...{ title: 'Bot Offline: nomor diblokir WhatsApp', body: `Pelanggan tidak dijawab. ${reasonWords.banned}` },
  });
  expect(offlineWords('banned', 'Sampai besok.').body).toBe('Pelanggan tidak dijawab. Sampai besok.');
});
