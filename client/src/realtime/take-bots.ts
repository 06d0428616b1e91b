import { bots } from '#contracts/http/account/bots';
import { call } from '../api/client.js';
import { addressIn, readAddress, showBot, shownBot, storeBots } from '../state/bots.js';

/**
 * Fetches the person's bots, and ensures that the shown bot is one of them. An address without a bot refers to the
 * first bot. When the person may not or may no longer see the bot of the address, the panel opens the first bot.
 */
export async function takeBots(signal: AbortSignal): Promise<void> {
  const list = await call(bots.list, { signal });
  const first = list[0];
  if (!first) return;
  storeBots(list);
  const shown = shownBot();
  const { pathname, search, hash } = window.location;
  const { path } = readAddress(pathname);
  if (shown === null) {
    showBot(first.botId);
    // Only the address changes, because the router already shows this path.
    history.replaceState(history.state, '', addressIn(first.botId, path) + search + hash);
  } else if (!list.some(({ botId }) => botId === shown)) window.location.replace(addressIn(first.botId, path) + search);
}
