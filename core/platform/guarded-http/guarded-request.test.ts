import { beforeEach, expect, test } from '@jest/globals';
import { guardedRequest, type WaysOut } from './guarded-request.js';

/*
 * A request whose caller has no time left starts no DNS query. The rejection of such a query would have no handler, and an
 * unhandled rejection ends the process.
 */

let asked: string[];
beforeEach(() => void (asked = []));

const ways: WaysOut = {
  resolve: (host) => {
    asked.push(host);
    const failing = Promise.reject(new Error('no such name'));
    // here it is heard, so that a mistake ends no other test
    failing.catch(() => undefined);
    return failing;
  },
  dial: () => {
    throw new Error('nothing is dialled here');
  },
};
const request = (signal: AbortSignal) =>
  guardedRequest(new URL('https://toko.example/foto.jpg'), { method: 'GET', headers: {} }, { signal, allowed: new Set() }, ways);

test('a request that is given up before it begins resolves no name', async () => {
  await expect(request(AbortSignal.abort(new Error('no time left')))).rejects.toThrow('no time left');
  expect(asked).toEqual([]);
});

test('a request that is given up while its name is resolved ends with the reason of that', async () => {
  const givenUp = new AbortController();
  const requested = request(givenUp.signal);
  givenUp.abort(new Error('no time left'));
  await expect(requested).rejects.toThrow('no time left');
  expect(asked).toEqual(['toko.example']);
});

test('a name that does not resolve is told to the caller', async () => {
  await expect(request(new AbortController().signal)).rejects.toThrow('no such name');
});
