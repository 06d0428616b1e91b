import { expect, test } from '@jest/globals';
import { playedForms } from './word-games.rules.js';

test.each(['armoday', 'armodway', 'rmoda', 'armod', 'dagarmogo', 'daparmopo'])('%s stands for darmo', (word) => {
  expect(playedForms(word)).toContain('darmo');
});

test.each(['kami', 'bisa', 'dagarmopo', 'selamat'])('%s stands for no such name', (word) => {
  expect(playedForms(word)).not.toContain('darmo');
});
