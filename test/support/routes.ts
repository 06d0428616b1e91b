import { account } from '../../contracts/http/account.ts';
import { analytics } from '../../contracts/http/analytics.ts';
import { auth } from '../../contracts/http/auth.ts';
import { billing } from '../../contracts/http/billing.ts';
import { blacklist } from '../../contracts/http/blacklist.ts';
import { bot } from '../../contracts/http/bot.ts';
import { chat } from '../../contracts/http/chat.ts';
import { followup } from '../../contracts/http/followup.ts';
import { loginSessions } from '../../contracts/http/login-sessions.ts';
import { prompt } from '../../contracts/http/prompt.ts';
import { publicConfig } from '../../contracts/http/public-config.ts';
import type { Method } from '../../contracts/http/route.ts';
import { tryOut } from '../../contracts/http/try-out.ts';

export interface ContractRoute {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
}

const rooms = { account, analytics, auth, billing, blacklist, bot, chat, followup, loginSessions, prompt, publicConfig, tryOut };

/** Every route of the contracts, by a name like `chat.messages`. */
export const contractRoutes: readonly ContractRoute[] = Object.entries(rooms).flatMap(([room, routes]) =>
  Object.entries(routes).map(([name, route]) => ({ name: `${room}.${name}`, method: route.method, path: route.path })),
);

/** Routes that answer without a bearer token. */
export const openRoutes: readonly string[] = [
  ...Object.keys(auth).map((name) => `auth.${name}`),
  'billing.notification',
  'bot.qr',
  'publicConfig.read',
];
