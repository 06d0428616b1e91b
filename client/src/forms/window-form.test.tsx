import { beforeEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { eraseDrafts } from '../state/drafts.js';
import { storeToken, storeUserId } from '../state/session.js';
import { dismissAllToasts, readToasts } from '../ui/feedback/toast-store.js';
import { useWindowForm } from './window-form.js';

type Values = { body: string };
let closed = 0;
const open = (initial: Values = { body: '' }) =>
  renderHook(() => useWindowForm<Values>('balasan', () => initial, { check: () => null, onClose: () => (closed += 1) }));
const type = (form: ReturnType<typeof open>, body: string) => act(async () => form.result.current.form.setValue('body', body));
const said = () => readToasts().map(({ text }) => text);

beforeEach(async () => {
  await eraseDrafts();
  localStorage.clear();
  storeToken('t');
  storeUserId('u1');
  dismissAllToasts();
  closed = 0;
});

test('a window without unsaved text closes and says nothing', async () => {
  const form = open();
  expect([form.result.current.isChanged, form.result.current.wasKept]).toEqual([false, false]);
  act(() => form.result.current.close());
  expect([closed, said()]).toEqual([1, []]);
});

test('text of a window that is closed is kept, which is said, and it is there when the window opens again', async () => {
  const form = open();
  await type(form, 'Halo');
  expect([form.result.current.isChanged, form.result.current.wasKept]).toEqual([true, false]);
  act(() => form.result.current.close());
  expect([closed, said()]).toEqual([1, ['Belum disimpan. Tulisan Anda masih ada saat jendela ini dibuka lagi.']]);
  form.unmount();
  const again = open();
  expect(again.result.current.form.getValues()).toEqual({ body: 'Halo' });
  expect([again.result.current.isChanged, again.result.current.wasKept]).toEqual([true, true]);
});

test('saved or discarded text does not come back', async () => {
  const form = open();
  await type(form, 'Halo');
  act(() => form.result.current.done());
  expect([closed, said()]).toEqual([1, []]);
  form.unmount();
  expect(open().result.current.form.getValues()).toEqual({ body: '' });
});
