import { act, fireEvent, screen } from '@testing-library/react';
import './page-socket.js';
import type { Opening } from './open-screen.js';

const { openScreen } = await import('./open-screen.js');

/** The server's error text when it refuses. */
export const refusal = 'Kalimat dari server.';

type Role = 'button' | 'link' | 'switch' | 'checkbox' | 'menuitem' | 'radio';

/** Opens a screen, and returns the possible actions on it. Each waits until nothing changes any more. */
export async function openToAct(path: string, how: Opening = {}) {
  const opened = await openScreen(path, { part: 'page', ...how });
  const doing = async (action: () => unknown): Promise<void> => {
    await act(async () => void action());
    await opened.settle();
  };
  const { requests } = opened.server;
  return {
    ...opened,
    doing,
    press: (name: string | RegExp, role: Role = 'button') => doing(() => fireEvent.click(screen.getByRole(role, { name }))),
    type: (label: string | RegExp, value: string) => doing(() => fireEvent.change(screen.getByLabelText(label), { target: { value } })),
    key: (key: string, on: Element = document.body) => doing(() => fireEvent.keyDown(on, { key })),
    /** The writes so far whose line contains `part`. */
    sent: (part: string) => requests.filter((one) => !one.startsWith('GET') && one.includes(part)),
    /** From now on, the server refuses writes with this status. Null: the request does not reach the server. */
    refuseWith: (status: number | null, code?: string) => {
      const answerAll = globalThis.fetch;
      globalThis.fetch = (async (address: string, init: RequestInit = {}) => {
        const answered = await answerAll(address, init);
        if ((init.method ?? 'GET') === 'GET') return answered;
        if (status === null) throw new TypeError('offline');
        return Response.json({ error: refusal, ...(code && { code }) }, { status });
      }) as typeof fetch;
    },
    /** Runs a step and returns its requests whose line contains `part`. */
    asked: async (part: string, step: () => Promise<void>) => {
      const before = requests.length;
      await step();
      return requests.slice(before).filter((one) => one.includes(part));
    },
  };
}
