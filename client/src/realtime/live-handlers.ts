import type { QueryClient } from '@tanstack/react-query';
import { account } from '#contracts/http/account/account';
import type { BotState } from '#contracts/http/bot/bot';
import type { AnalyticsSummary } from '#contracts/http/account/analytics';
import type { ContactFilter, ContactView } from '#contracts/http/chat/chat';
import type { ServerToPanel } from '#contracts/realtime/events';
import { limits } from '#contracts/values/limits';
import { bodyForMember } from '#contracts/values/people/notice-notes';
import { call } from '../api/client.js';
import { queryKeys } from '../api/query-keys.js';
import { fitsFilter } from './contact-filter.rules.js';
import { showOnDevice } from '../ui/device/device-notices.js';
import { soundForOwner } from '../ui/device/sound.js';
import { rightsIn, shownBot } from '../state/bots.js';
import { isLeaving, sessionRenewed } from '../state/session.js';
import { notify } from '../ui/feedback/toast-store.js';
import {
  isOlder,
  withChangedMessage,
  withContact,
  withKnownContact,
  withLastMessage,
  withLogLine,
  withMessage,
  withMessageStatus,
  withoutContact,
  type ContactPages,
  type ThreadPages,
} from './folds.js';
import { throttled } from '../state/throttle.js';
import type { TypingEvent } from './typing.js';

/** Minimum interval between refetches of the dashboard counts while the bot is busy. */
const recountEveryMs = 5_000;
/** Shorter interval for the waiting leads, because they call for the owner. */
const waitingEveryMs = 1_500;

/**
 * Puts a pushed contact into the cache. Events of different processes may arrive in another order than their commits,
 * so an older view is ignored.
 */
function foldContact(cache: QueryClient, contact: ContactView): void {
  const lists = cache.getQueriesData<ContactPages>({ queryKey: queryKeys.allContacts });
  const shown = cache.getQueryData<ContactView>(queryKeys.contact(contact.phoneNumber));
  const opened = shown && { pages: [[shown]], pageParams: [] };
  if (isOlder(contact, [opened, ...lists.map(([, pages]) => pages)])) return;
  for (const [key, pages] of lists) {
    const [search, filter, label] = key.slice(queryKeys.allContacts.length) as [string, ContactFilter | null, (string | null)?];
    const fits = fitsFilter(contact, filter, new Date()) && (!label || contact.labels.includes(label));
    const fold = !fits ? withoutContact : search === '' ? withContact : withKnownContact;
    if (pages) cache.setQueryData(key, fold(pages, contact));
  }
  cache.setQueryData<ContactView>(queryKeys.contact(contact.phoneNumber), (known) => known && contact);
}

/**
 * Protects pushed data from a fetch that is in progress. The server may have read its answer before the event, so the
 * answer would overwrite the pushed data. The query is therefore fetched once more when that fetch has ended.
 */
function rereadWhatComes(cache: QueryClient, queryKey: readonly unknown[], reread = rereadNow): void {
  for (const { promise, queryKey: key } of cache.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' })) {
    const again = () => reread(cache, key);
    promise?.then(again, again);
  }
}

function rereadNow(cache: QueryClient, queryKey: readonly unknown[]): void {
  void cache.invalidateQueries({ queryKey, exact: true }, { cancelRefetch: false });
}

function foldThread(cache: QueryClient, conversationId: string, fold: (thread: ThreadPages) => ThreadPages): void {
  rereadWhatComes(cache, queryKeys.thread(conversationId));
  cache.setQueryData<ThreadPages>(queryKeys.thread(conversationId), (thread) => thread && fold(thread));
}

/**
 * Fetches the package again. Shows a message when a payment has settled, because the owner may have left or closed
 * the payment's page.
 */
async function announcePackage(cache: QueryClient): Promise<void> {
  const before = cache.getQueryData<AnalyticsSummary>(queryKeys.analytics);
  await cache.invalidateQueries({ queryKey: queryKeys.analytics });
  const after = cache.getQueryData<AnalyticsSummary>(queryKeys.analytics);
  if (before && after && isBought(before, after))
    notify(`✅ Pembayaran diterima. ${after.packageName} aktif, sisa ${after.daysLeft} hari.`);
}

function isBought(before: AnalyticsSummary, after: AnalyticsSummary): boolean {
  // the trial costs nothing, and the action that starts it shows its own message
  if (!after.packageId || after.packageId === 'ai-trial') return false;
  return after.packageId !== before.packageId || after.daysLeft > before.daysLeft;
}

/**
 * One handler per event. Each handler makes one pure change of the cache. Data that cannot be updated this way is
 * fetched again.
 */
export function liveHandlers(cache: QueryClient, onTyping: (event: TypingEvent) => void): ServerToPanel {
  // counting is the server's task: the client cannot tell whether a fetched count already includes a pushed
  // message, or on which day the message falls
  const recount = throttled(() => void cache.invalidateQueries({ queryKey: queryKeys.analytics }), recountEveryMs);
  const waiting = throttled(() => void cache.invalidateQueries({ queryKey: queryKeys.waiting }), waitingEveryMs);
  // every message may start or end an idle conversation, or be a follow-up
  const followUps = throttled(() => void cache.invalidateQueries({ queryKey: queryKeys.followUpState }), recountEveryMs);
  // refetching a long list costs one request per page
  const list = throttled(() => void cache.invalidateQueries({ queryKey: queryKeys.allContacts }, { cancelRefetch: false }), waitingEveryMs);
  const onContact = (contact: ContactView): void => {
    rereadWhatComes(cache, queryKeys.allContacts, list);
    rereadWhatComes(cache, queryKeys.contact(contact.phoneNumber));
    foldContact(cache, contact);
    waiting();
    recount();
  };
  return {
    'bot.status': (state) => {
      const before = cache.getQueryData<BotState>(queryKeys.botStatus);
      // Several processes push states, so the states may arrive out of order. An older version is ignored.
      if ((state.version ?? Infinity) < (before?.version ?? 0)) return;
      // The pushed state is complete, and newer than any answer still under way.
      void cache.cancelQueries({ queryKey: queryKeys.botStatus });
      cache.setQueryData<BotState>(queryKeys.botStatus, state);
      // The status and the phone number affect the first step of the checklist and the shown number.
      if (before?.status !== state.status || before.phone !== state.phone) recount();
    },
    'bot.log': ({ line }) => {
      rereadWhatComes(cache, queryKeys.logs);
      cache.setQueryData<string[]>(queryKeys.botLog, (lines) => lines && withLogLine(lines, line, limits.logLinesShown));
      cache.setQueryData<string[]>(queryKeys.fullLog, (lines) => lines && withLogLine(lines, line, limits.logLinesKept));
    },
    'bot.logs-cleared': () => {
      cache.setQueryData<string[]>(queryKeys.botLog, []);
      cache.setQueryData<string[]>(queryKeys.fullLog, []);
    },
    'contact.changed': onContact,
    'message.added': ({ message, contact }) => {
      onContact(contact);
      foldThread(cache, message.conversationId, (thread) => withMessage(thread, message));
      cache.setQueryData<BotState>(queryKeys.botStatus, (state) => state && withLastMessage(state, message));
      followUps();
      if (message.sender === 'lead' && contact.needsOwner) soundForOwner();
    },
    'message.status': ({ conversationId, id, status, unsent }) =>
      foldThread(cache, conversationId, (thread) => withMessageStatus(thread, id, status, unsent)),
    'message.changed': ({ message }) => foldThread(cache, message.conversationId, (thread) => withChangedMessage(thread, message)),
    'chat.typing': ({ who, ...rest }) => who && onTyping({ who, ...rest }),
    'quota.changed': ({ aiResponsesLeft }) =>
      cache.setQueryData<AnalyticsSummary>(queryKeys.analytics, (summary) => summary && { ...summary, aiResponsesLeft }),
    'subscription.changed': () => {
      void announcePackage(cache);
      void cache.invalidateQueries({ queryKey: queryKeys.profile });
      void cache.invalidateQueries({ queryKey: queryKeys.orders });
    },
    'followups.changed': followUps,
    'closings.changed': () => {
      void cache.invalidateQueries({ queryKey: queryKeys.allClosings });
      void cache.invalidateQueries({ queryKey: queryKeys.analytics });
    },
    'notice.raised': (raised) => {
      const notice = { ...raised, body: bodyForMember(raised, rightsIn(shownBot())) };
      const { id, path, level = 'info' } = notice;
      notify(`${notice.title}\n${notice.body}`, { id, path, level });
      showOnDevice(notice).catch(() => undefined);
      if (notice.kind !== 'test') soundForOwner();
      void cache.invalidateQueries({ queryKey: queryKeys.analytics });
      void cache.invalidateQueries({ queryKey: queryKeys.notices });
    },
    'notices.changed': () => void cache.invalidateQueries({ queryKey: queryKeys.notices }),
    // This browser may already have a newer token, because it changed the password itself. The client therefore sends
    // a request, and only a 401 from the server ends the login.
    'session.ended': () =>
      void sessionRenewed()
        .then(() =>
          isLeaving() ? undefined : cache.fetchQuery({ queryKey: queryKeys.profile, queryFn: () => call(account.profile), staleTime: 0 }),
        )
        .catch(() => undefined),
  };
}
