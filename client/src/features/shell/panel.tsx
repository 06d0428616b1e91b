import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { createQueryClient } from '../../api/query-client.js';
import { AtomsProvider, createStore, queryClientAtom } from '../../state/atoms.js';
import { knownBots } from '../../state/bots.js';
import { useShownBot } from '../../state/use-bots.js';
import { registerServiceWorker } from '../device/service-worker.js';
import { flushDraftsOnLeave } from '../../state/drafts.js';
import { Shell } from './shell.js';

/** What this tab remembers of one bot: the server's data and the state of the screens. */
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

/** The space of a bot. What was read before the bot was known by name is the first bot's. */
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
 * Everything behind the login: query cache, state, socket, and the layout around the screens. Each bot has a cache and
 * a state of its own, so nothing of one is ever shown in another, and a change back shows at once what was known.
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
