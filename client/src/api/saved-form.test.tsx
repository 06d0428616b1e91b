import { afterEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useSavedForm } from './saved-form.js';

type Values = { text: string; minutes: number };

const saved: Values[] = [];
const queryKey = ['values'] as const;
afterEach(cleanup);

function Probe({ stored }: { stored: Values }) {
  const { form, isChanged, submit } = useSavedForm<Values>('probe', stored, {
    queryKey,
    check: () => null,
    save: async (values) => void saved.push(values),
    savedText: 'Tersimpan.',
    failedText: 'Gagal.',
  });
  return (
    <form onSubmit={submit}>
      <input aria-label="text" {...form.register('text')} />
      <button type="submit">{isChanged ? 'changed' : 'unchanged'}</button>
    </form>
  );
}

test('spaces at the ends of a text are not sent, and are no unsaved change afterwards', async () => {
  const cache = new QueryClient();
  const page = (stored: Values) => (
    <QueryClientProvider client={cache}>
      <Probe stored={stored} />
    </QueryClientProvider>
  );
  const { rerender } = render(page({ text: 'lama', minutes: 30 }));
  fireEvent.change(screen.getByLabelText('text'), { target: { value: ' Toko  Sari \n' } });
  fireEvent.click(screen.getByRole('button', { name: 'changed' }));
  await waitFor(() => expect(cache.getQueryData(queryKey)).toBeDefined());
  expect(saved).toEqual([{ text: 'Toko  Sari', minutes: 30 }]);
  rerender(page(cache.getQueryData<Values>(queryKey)!));
  expect(screen.getByLabelText<HTMLInputElement>('text').value).toBe('Toko  Sari');
  expect(screen.getByRole('button', { name: 'unchanged' })).toBeTruthy();
});
