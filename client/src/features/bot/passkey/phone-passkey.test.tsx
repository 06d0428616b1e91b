import { afterEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { queryKeys } from '../../../api/query-keys.js';
import { PhoneWay } from './phone-passkey.js';

afterEach(cleanup);

function show(passkeyHelperUrl: string | null): string {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryData(queryKeys.publicConfig, { passkeyHelperUrl });
  const { container } = render(
    <QueryClientProvider client={cache}>
      <MemoryRouter>
        <PhoneWay />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return container.textContent;
}

test('on a phone alone nothing is offered that the operator has not published: a computer is the way, with a login', () => {
  const text = show(null);
  expect(screen.queryByRole('link', { name: /Pembantu Passkey/ })).toBeNull();
  for (const part of ['jendela pribadi', location.origin, 'lalu masuk', 'keluar dari panel', 'hubungkan lagi'])
    expect(text).toContain(part);
});

test('when the helper is published, an Android phone is sent to the add-on site first', () => {
  const text = show('https://addons.example/pembantu');
  expect(screen.getByRole('link', { name: /Pembantu Passkey/ }).getAttribute('href')).toBe('https://addons.example/pembantu');
  expect(text.indexOf('Firefox')).toBeLessThan(text.indexOf('komputer'));
});
