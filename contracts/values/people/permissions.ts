export const roles = ['owner', 'admin', 'agent'] as const;

/** The rights of a member of an account; stored in `members.role`. */
export type Role = (typeof roles)[number];

export function isRole(value: unknown): value is Role {
  return (roles as readonly unknown[]).includes(value);
}

const everybody = roles;
const managers = ['owner', 'admin'] as const satisfies readonly Role[];
const owners = ['owner'] as const satisfies readonly Role[];

/**
 * The permission table: which role may do what. Each HTTP route names its action in the contracts. Sockets and the
 * panel use the same table.
 *
 * An agent answers leads. An admin also trains the bot, links it and exports chats. Only the owner pays, deletes the
 * account and exports all of its data.
 */
export const permissions = {
  'account.delete': owners,
  'account.export': owners,
  'billing.pay': owners,
  'billing.read': managers,
  'bot.operate': managers,
  'bot.read': everybody,
  'chat.erase': managers,
  'chat.export': managers,
  'chat.read': everybody,
  'chat.write': everybody,
  'figures.read': everybody,
  'notices.handle': everybody,
  'notices.read': everybody,
  'photos.add': everybody,
  'photos.read': everybody,
  'training.read': everybody,
  'training.write': managers,
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Action = keyof typeof permissions;

/** True when a member with this role may perform that action. */
export function may(role: Role, action: Action): boolean {
  return (permissions[action] as readonly Role[]).includes(role);
}
