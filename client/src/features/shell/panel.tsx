import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { createQueryClient } from '../../api/query-client.js';
import { AtomsProvider, createStore, queryClientAtom } from '../../state/atoms.js';
import { knownBots } from '../../state/bots.js';
import { useShownBot } from '../../state/use-bots.js';
import { registerServiceWorker } from '../device/service-worker.js';
import { flushDraftsOnLeave } from '../../state/drafts.js';
import { Shell } from './shell.js';

/** Data of one bot in this tab: the server's data and the state of the screens. */
interface BotSpace {
  readonly key: number;
  readonly client: QueryClient;
  readonly store: ReturnType<typeof createStore>;
}

function newSpace(key: number): BotSpace {
  const client = createQueryClient();
  const store = createStore();
  store.set(queryClientAtom, client);
  return { key, client, store };
}

/** The data of a bot. Data that was read before the bot's id was known belongs to the first bot. */
function spaceOf(spaces: Map<string | null, BotSpace>, botId: string | null): BotSpace {
  const unnamed = spaces.get(null);
  if (botId !== null && unnamed && knownBots()[0]?.botId === botId) {
    spaces.delete(null);
    spaces.set(botId, unnamed);
  }
  const space = spaces.get(botId) ?? newSpace(spaces.size);
  spaces.set(botId, space);
  return space;
}

/**
 * Everything behind the login: query cache, state, socket, and the layout around the screens. Each bot has its own cache
 * and state, so data of one bot is never shown in another, and switching back shows the cached data at once.
 */
export function Panel({ children }: { children?: ReactNode }) {
  const [spaces] = useState(() => new Map<string | null, BotSpace>());
  const { key, client, store } = spaceOf(spaces, useShownBot());
  useEffect(registerServiceWorker, []);
  useEffect(flushDraftsOnLeave, []);
  return (
    <QueryClientProvider key={key} client={client}>
      <AtomsProvider store={store}>
        <Shell>{children}</Shell>
      </AtomsProvider>
    </QueryClientProvider>
  );
}
