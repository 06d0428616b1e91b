import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.js';

/**
 * True when the first retry can help: no answer at all, a status of 502 or above without an error code, or a search
 * that a search in another window displaced.
 */
function mayRetry(failures: number, error: unknown): boolean {
  if (failures >= 1 || !(error instanceof ApiError)) return false;
  return error.code === 'superseded' || ((error.status === 0 || error.status >= 502) && error.code === null);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 10_000, gcTime: 10 * 60_000, retry: mayRetry, networkMode: 'always', refetchOnWindowFocus: true },
      mutations: { networkMode: 'always' },
    },
  });
}
