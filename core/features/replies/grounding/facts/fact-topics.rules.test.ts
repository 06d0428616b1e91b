import { expect, test } from '@jest/globals';
import { withTopicOfParts } from './fact-topics.rules.js';

test('each part of a list has the topic of its heading', () => {
  expect(withTopicOfParts('Motor 12jt. Garansi: dinamo 1 th, aki 6 bulan; lithium 2th\nCOD bisa; kirim tiap hari')).toBe(
    'Motor 12jt. Garansi: dinamo 1 th, aki 6 bulan\nGaransi: lithium 2th\nCOD bisa\n kirim tiap hari',
  );
});

test('a part with a topic of its own, or after another heading, keeps its words', () => {
  expect(withTopicOfParts('Garansi: aki 6 bulan; retur 3 hari; jam: 08.00; 12.00')).toBe(
    'Garansi: aki 6 bulan\n retur 3 hari\nGaransi: jam: 08.00\n 12.00',
  );
});
