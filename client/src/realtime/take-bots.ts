import { bots } from '#contracts/http/account/bots';
import { call } from '../api/client.js';
import { addressIn, readAddress, showBot, shownBot, storeBots } from '../state/bots.js';

/**
 * Fetches the person's bots, and makes the shown bot one of them. An address without a bot means the first one. An
 * address of a bot that the person may not see (or no longer) is changed to the first one.
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
    // the router already shows this path
    history.replaceState(history.state, '', addressIn(first.botId, path) + search + hash);
  } else if (!list.some(({ botId }) => botId === shown)) window.location.replace(addressIn(first.botId, path) + search);
}
