import { SettingsError } from '../config/config.js';

/**
 * The operator's message when a program cannot start: one sentence per reason.
 * @param program 'server' or 'workers'
 */
export function startFailure(program: string, error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  const { code, port, address, message } = error as { code?: string; port?: number; address?: string; message?: string };
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${address} is taken by another program: stop that one or choose another PORT (or OPS_PORT).`;
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL')
    return `This process may not listen on port ${port} of ${address}: choose another PORT or HOST.`;
  return `The ${program} could not start: ${(message ?? String(error)).replace(/\.?$/, '.')}`;
}
