import { QueryClientAtomProvider } from 'jotai-tanstack-query/react';
import { useEffect, useState, type ReactNode } from 'react';
import { createQueryClient } from '../../api/query-client.js';
import { registerServiceWorker } from '../device/service-worker.js';
import { flushDraftsOnLeave } from '../../state/drafts.js';
import { Shell } from './shell.js';

/** Everything behind the login: the query cache, the socket, and the layout around the screens. */
export function Panel({ children }: { children?: ReactNode }) {
  const [client] = useState(createQueryClient);
  useEffect(registerServiceWorker, []);
  useEffect(flushDraftsOnLeave, []);
  return (
    <QueryClientAtomProvider client={client}>
      <Shell>{children}</Shell>
    </QueryClientAtomProvider>
  );
}
