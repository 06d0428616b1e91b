import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { ids } from '../app/walk/answers/ids.js';
import { forgetBots, showBot, storeBots } from '../state/bots.js';
import { dismissAllToasts, readToasts } from '../ui/feedback/toast-store.js';
import { liveHandlers } from './live-handlers.js';

const bot = { botId: 'b1', accountId: 'a1', phone: null } as const;
const notice = {
  id: ids.oldNotice,
  kind: 'quota',
  title: 'Kuota habis',
  body: 'Tambah kuota agar bot membalas lagi.',
  path: '/billing',
} as const;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('userId', 'u1');
});
afterEach(() => {
  dismissAllToasts();
  forgetBots();
});

test.each([
  ['owner', ''],
  ['admin', ' Minta pemilik akun melakukannya.'],
  ['agent', ' Minta pemilik akun melakukannya.'],
] as const)('a notice that asks for a payment tells a member with the role %s whom to ask', (role, note) => {
  storeBots([{ ...bot, role }]);
  showBot('b1');
  liveHandlers(new QueryClient(), () => undefined)['notice.raised'](notice);
  expect(readToasts().map(({ text }) => text)).toEqual([`Kuota habis\nTambah kuota agar bot membalas lagi.${note}`]);
});
