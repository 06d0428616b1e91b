import { mistakesIn } from '../../mistake.mjs';

const folds = { file: 'client/src/realtime/folds.ts', test: 'client/src/realtime/folds.test.ts' };

export const mistakes = [
  ...mistakesIn(folds, [
    {
      breaks: 'a message of an older page is not added to the newest one',
      before: 'return thread.pages.some((page) => page.some((message) => message.id === id));',
      after: 'return (thread.pages[0] ?? []).some((message) => message.id === id);',
      name: 'a message of an older page that is pushed again stays where it is',
    },
    {
      breaks: 'a message that is pushed again with an older state does not fall back',
      before: '{ ...(isEditedLater ? known : incoming), status: laterStatus(known.status, incoming.status) }',
      after: 'isEditedLater ? known : incoming',
      name: 'a repeated message does not fall back behind its known state',
    },
    {
      breaks: 'a message that is pushed again brings its new words',
      before: '{ ...(isEditedLater ? known : incoming), status: laterStatus(known.status, incoming.status) }',
      after: '{ ...known, status: laterStatus(known.status, incoming.status) }',
      name: 'a message of an older page that is pushed again stays where it is',
    },
    {
      breaks: 'a view of a chat that arrives late changes nothing',
      before: '(row.version ?? 0) > version',
      after: '(row.version ?? 0) < version',
      name: 'a contact is older than a view with a larger version, in whatever list and page that is',
    },
    {
      breaks: 'states that arrive late change nothing',
      before: 'return wayOrder[incoming] >= wayOrder[present] ? incoming : present;',
      after: 'return incoming;',
      name: '%s then %s is %s',
    },
    { breaks: 'a delivered message has not failed', before: 'failed: 1,', after: 'failed: 4,', name: '%s then %s is %s' },
    {
      breaks: 'messages stand in the order of their seq',
      before: 'newest.findIndex((known) => known.seq > message.seq)',
      after: 'newest.findIndex(() => false)',
      name: 'messages that arrive out of order stand in order; older pages stay',
    },
    {
      breaks: 'a contact stands once in the list',
      before: 'page.filter((row) => row.conversationId !== contact.conversationId)',
      after: 'page',
      name: 'a contact with a new message moves to the top, out of whatever page it was in',
    },
    {
      breaks: 'a contact stands where its last message belongs',
      before: 'page.findIndex((row) => momentOf(row) < momentOf(contact))',
      after: 'page.findIndex(() => true)',
      name: 'a contact that was never seen appears where its last message belongs',
    },
    {
      breaks: 'a search result does not grow by itself',
      before: 'return known ? withContact(pages, contact) : pages;',
      after: 'return withContact(pages, contact);',
      name: 'a search result does not grow by itself',
    },
    {
      breaks: 'a log keeps its newest lines',
      before: '.slice(-limit)',
      after: '.slice(0, limit)',
      name: 'a log keeps only its newest lines',
    },
  ]),
];
