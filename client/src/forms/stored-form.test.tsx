import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { forgetBots, showBot, storeBots } from '../state/bots.js';
import { eraseDrafts, flushDrafts } from '../state/drafts.js';
import { endSession, storeToken, storeUserId } from '../state/session.js';
import { useStoredForm, type StoredForm } from './stored-form.js';

type Values = { prompt: string; alamat: string };

let shown: StoredForm<Values>;

function Probe({ stored }: { stored: Values }) {
  const form = useStoredForm<Values>('train', stored, () => null);
  useEffect(() => {
    shown = form;
  });
  return (
    <>
      <input aria-label="prompt" {...form.form.register('prompt')} />
      <input aria-label="alamat" {...form.form.register('alamat')} />
    </>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

beforeEach(() => {
  localStorage.setItem('token', 't');
  localStorage.setItem('userId', 'u1');
});
afterEach(() => {
  forgetBots();
  void eraseDrafts();
  localStorage.clear();
});

test('typed text is restored over newer stored values after the tab has ended, until it is discarded', () => {
  const tab = render(<Probe stored={{ prompt: 'lama', alamat: 'Tebet' }} />);
  type('prompt', 'belum disimpan');
  tab.unmount();
  flushDrafts();
  render(<Probe stored={{ prompt: 'lama', alamat: 'Ubud' }} />);
  expect([field('prompt').value, field('alamat').value]).toEqual(['belum disimpan', 'Ubud']);
  expect(shown.isChanged).toBe(true);
  act(() => shown.discard());
  expect(field('prompt').value).toBe('lama');
  flushDrafts();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

const bots = ['b1', 'b2'].map((botId) => ({ botId, accountId: 'a1', role: 'owner', phone: null }) as const);
const stored = { prompt: 'lama', alamat: 'Tebet' };

test('what was typed is there again after a login that ended, also before the bots are listed again', () => {
  storeBots(bots);
  showBot('b1');
  const before = render(<Probe stored={stored} />);
  type('prompt', 'belum disimpan');
  endSession();
  before.unmount();
  storeToken('baru');
  storeUserId('u1');
  showBot('b1');
  const after = render(<Probe stored={stored} />);
  expect(field('prompt').value).toBe('belum disimpan');
  after.unmount();
  showBot('b2');
  render(<Probe stored={stored} />);
  expect(field('prompt').value).toBe('lama');
});

test.each([
  ['the bots are listed', true],
  ['the tab ends', false],
])('text typed before the bot was known belongs to the first bot, until %s', (_, isListedInTime) => {
  const tab = render(<Probe stored={stored} />);
  type('prompt', 'belum disimpan');
  const list = () => (storeBots(bots), showBot('b1'));
  if (isListedInTime) act(list);
  flushDrafts();
  tab.unmount();
  list();
  const next = render(<Probe stored={stored} />);
  expect(field('prompt').value).toBe('belum disimpan');
  act(() => shown.discard());
  next.unmount();
  flushDrafts();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('a refetch updates fields without edits, and keeps edited ones', () => {
  const { rerender } = render(<Probe stored={{ prompt: 'lama', alamat: 'Tebet' }} />);
  expect(shown.isChanged).toBe(false);
  type('prompt', 'sedang diketik');
  expect(shown.isChanged).toBe(true);
  rerender(<Probe stored={{ prompt: 'dari HP lain', alamat: 'Ubud' }} />);
  expect([field('prompt').value, field('alamat').value]).toEqual(['sedang diketik', 'Ubud']);
});

test('saved values are no longer unsaved changes; text typed meanwhile is', () => {
  const { rerender } = render(<Probe stored={{ prompt: '', alamat: '' }} />);
  type('prompt', ' ');
  type('alamat', 'Tebet');
  const sent = shown.form.getValues();
  type('alamat', 'Tebet, Jaksel');
  const next = { prompt: '', alamat: 'Tebet' };
  act(() => shown.saved({ ...sent }, next));
  rerender(<Probe stored={next} />);
  expect([field('prompt').value, field('alamat').value]).toEqual(['', 'Tebet, Jaksel']);
  expect(shown.isChanged).toBe(true);
  type('alamat', 'Tebet');
  expect(shown.isChanged).toBe(false);
});
