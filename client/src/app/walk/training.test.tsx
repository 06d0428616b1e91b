import { expect, test } from '@jest/globals';
import { followup } from '#contracts/http/chat/followup';
import './page-socket.js';
import { answer } from './answers/answer.js';

const { walk } = await import('./walk.js');

test('/followup: what everything on it does', async () => {
  expect(await walk('/followup')).toMatchSnapshot();
});

test('follow-ups that begin: what everything in the question about chats of before does', async () => {
  const off = { enabled: false, aiEnabled: false, text: 'Halo' };
  const answers = [answer(followup.read, { day1: off, day2: off, day3: off })];
  const after = ['switch "Follow-up Hari 1: Nonaktif"', 'button "Simpan Konfigurasi"'];
  expect(await walk('/followup', { answers, after })).toMatchSnapshot();
});
