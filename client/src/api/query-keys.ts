/** Keys of everything the panel holds from the server. Those under `live` are pushed, or polled while the socket is down. */
export const queryKeys = {
  live: ['live'] as const,
  botStatus: ['live', 'bot', 'status'] as const,
  botLog: ['live', 'bot', 'log'] as const,
  fullLog: ['live', 'log'] as const,
  contacts: (search: string) => ['live', 'contacts', search] as const,
  allContacts: ['live', 'contacts'] as const,
  thread: (conversationId: string) => ['live', 'thread', conversationId] as const,
  analytics: ['live', 'analytics'] as const,
  profile: ['profile'] as const,
  prompt: ['prompt'] as const,
  blacklist: ['blacklist'] as const,
  followup: ['followup'] as const,
  orders: ['orders'] as const,
  loginSessions: ['login-sessions'] as const,
  publicConfig: ['public-config'] as const,
  story: (conversationId: string) => ['story', conversationId] as const,
};
