import type { BotTruth } from '#contracts/values/bot/bot-truth';

/** The stall in the strip: bright while leads are answered, dim while something prevents answers, dark while the bot is off. */
export type ShopLight = 'lit' | 'dim' | 'dark';

const lights: Readonly<Record<BotTruth, ShopLight>> = {
  alive: 'lit',
  'alive-outside-hours': 'lit',
  'alive-after-owner': 'lit',
  restricted: 'dim',
  'no-package': 'dim',
  expired: 'dim',
  'no-quota': 'dim',
  untrained: 'dim',
  'ai-failing': 'dim',
  starting: 'dim',
  'asks-passkey': 'dim',
  'asks-code': 'dim',
  'asks-scan': 'dim',
  // The state of the bot is unknown, and the bot itself may work.
  unchecked: 'dim',
  'device-away': 'dim',
  'server-away': 'dim',
  'never-linked': 'dark',
  stopped: 'dark',
  'thrown-out': 'dark',
  elsewhere: 'dark',
  banned: 'dark',
  suspended: 'dark',
  down: 'dark',
};

export const lightOf = (truth: BotTruth): ShopLight => lights[truth];
