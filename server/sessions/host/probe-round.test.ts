import { expect, test } from '@jest/globals';
import { ProbeRound } from './probe-round.js';

const sweeps = 5;
const sessions = (count: number): string[] => Array.from({ length: count }, (_, nth) => `s${nth}`);

test.each([0, 1, 2, 4, 5, 6, 9, 10, 11, 23])('each of %s sessions is probed once in five sweeps, and again in the next five', (count) => {
  const round = new ProbeRound();
  for (let rounds = 0; rounds < 3; rounds += 1) {
    const shares = Array.from({ length: sweeps }, () => round.next(sessions(count)));
    expect(shares.flat().toSorted()).toEqual(sessions(count).toSorted());
    expect(Math.max(...shares.map(({ length }) => length))).toBe(Math.ceil(count / sweeps));
  }
});

test('a session that is there for five sweeps in a row is probed, in whichever of them it begins', () => {
  for (let before = 0; before < sweeps; before += 1) {
    const round = new ProbeRound();
    for (let nth = 0; nth < before; nth += 1) round.next([]);
    const shares = Array.from({ length: sweeps }, () => round.next(new Set(['only'])));
    expect(shares.flat()).toEqual(['only']);
  }
});
