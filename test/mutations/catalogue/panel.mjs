import { mistakesIn } from '../mistake.mjs';

const live = { file: 'client/src/realtime/live-handlers.ts', test: 'client/src/realtime/live-handlers.test.ts' };
const guard = { file: 'client/src/app/package-guard.tsx', test: 'client/src/app/package-guard.test.tsx' };
const filter = { file: 'client/src/realtime/contact-filter.rules.ts', test: 'client/src/realtime/contact-filter.rules.test.ts' };
const thread = { file: 'client/src/features/chat/thread/thread.rules.ts', test: 'client/src/features/chat/thread/thread.rules.test.ts' };
const log = { file: 'client/src/features/logs/log.rules.ts', test: 'client/src/features/logs/log.rules.test.ts' };
const answers = { file: 'client/src/api/read-answer.ts', test: 'client/src/api/read-answer.test.ts' };
const minimal = { file: 'client/src/api/read-answer.ts', test: 'client/src/api/minimal-answers.page.test.ts' };
const undo = { file: 'client/src/api/optimistic.ts', test: 'client/src/api/optimistic.test.ts' };
const prompt = { file: 'client/src/features/prompt/prompt.rules.ts', test: 'client/src/features/prompt/prompt.rules.test.ts' };
const drafts = { file: 'client/src/state/drafts.ts', test: 'client/src/state/drafts.page.test.ts' };
const session = { file: 'client/src/state/session.ts', test: 'client/src/state/drafts.page.test.ts' };
const wayBack = { file: 'client/src/state/way-back.ts', test: 'client/src/state/way-back.page.test.ts' };
const storedForm = { file: 'client/src/forms/stored-form.rules.ts', test: 'client/src/forms/stored-form.rules.test.ts' };

const complete = {
  file: 'client/src/features/prompt/completeness.rules.ts',
  test: 'client/src/features/prompt/completeness.rules.test.ts',
};
const cost = { file: 'client/src/features/tryout/compare.rules.ts', test: 'client/src/features/tryout/compare.rules.test.ts' };
const versions = { file: 'core/features/prompts/prompt-versions.rules.ts', test: 'core/features/prompts/prompt-versions.rules.test.ts' };

const help = { file: 'client/src/features/help/guides-setup.ts', test: 'client/src/features/help/guides.test.ts' };
const search = { file: 'client/src/features/help/search.rules.ts', test: 'client/src/features/help/search.rules.test.ts' };
const guideSearch = { file: 'client/src/features/help/search.ts', test: 'client/src/features/help/search.test.ts' };
const shapes = { file: 'client/src/api/schema-shapes.ts', test: 'client/src/api/schema-shapes.test.ts' };

export const mistakes = [
  ...mistakesIn(help, [
    {
      breaks: 'a guide names a button that the panel has',
      before: 'tekan **Start Bot**.',
      after: 'tekan **Nyalakan Bot**.',
      name: 'the words "%s" of the guide %s stand on a screen',
    },
  ]),
  ...mistakesIn(search, [
    {
      breaks: 'accents make no difference',
      before: ".replace(/\\p{M}/gu, '')",
      after: '',
      name: 'accents, case and signs make no difference',
    },
  ]),
  ...mistakesIn(guideSearch, [
    {
      breaks: 'any word of a question is enough',
      before: "combineWith: 'OR'",
      after: "combineWith: 'AND'",
      name: 'any word is enough, and few guides are shown, each once',
    },
  ]),
  ...mistakesIn(live, [
    {
      breaks: 'a burst of messages is counted again a few times, not for each',
      before: 'throttled(() => void cache.invalidateQueries({ queryKey: queryKeys.analytics }), recountEveryMs)',
      after: '() => void cache.invalidateQueries({ queryKey: queryKeys.analytics })',
      name: 'a hundred messages at once are fetched twice at most, and the last one is in',
    },
    {
      breaks: 'a takeover, a closing or a new name is counted at once',
      before: 'foldContact(cache, contact);\n    waiting();\n    recount();\n  };',
      after: 'foldContact(cache, contact);\n    waiting();\n  };',
      name: 'what a link or a takeover changes on the dashboard is fetched again at once, and what changes nothing is not',
    },
    {
      breaks: 'a link is counted at once',
      before: 'if (before?.status !== state.status || before.phone !== state.phone) recount();',
      after: '',
      name: 'what a link or a takeover changes on the dashboard is fetched again at once, and what changes nothing is not',
    },
    {
      breaks: 'a status that is told again asks for nothing',
      before: 'if (before?.status !== state.status || before.phone !== state.phone) recount();',
      after: 'recount();',
      name: 'what a link or a takeover changes on the dashboard is fetched again at once, and what changes nothing is not',
    },
    {
      breaks: 'what the server counts is counted again',
      before: 'onContact(contact);\n      foldThread',
      after: 'foldContact(cache, contact);\n      foldThread',
      name: 'a hundred messages at once are fetched twice at most, and the last one is in',
    },
    {
      breaks: 'a list that was asked for before a push is asked for again',
      before: 'rereadWhatComes(cache, queryKeys.allContacts, list);',
      after: '',
      name: 'a %s that is pushed while its list is on its way is not missing in it',
    },
  ]),
  ...mistakesIn(guard, [
    {
      breaks: 'a profile that cannot be had opens nothing',
      before: 'if (!left && !isUnauthorized(error)) refuse();',
      after: 'if (!left && !isUnauthorized(error)) setOpen(true);',
      name: '%s leads to the plans and opens nothing',
    },
    {
      breaks: 'a package that has ended opens nothing',
      before: "profile.package.status === 'active'",
      after: 'profile.package',
      name: '%s leads to the plans and opens nothing',
    },
  ]),
  ...mistakesIn(filter, [
    {
      breaks: 'a takeover that has ended is none',
      before: 'until > now',
      after: 'until < now',
      name: 'a takeover holds until its end, or for ever',
    },
  ]),
  ...mistakesIn(thread, [
    { breaks: 'pages are read oldest first', before: '.toReversed()', after: '.slice()', name: 'pages are read oldest first' },
  ]),
  ...mistakesIn(log, [
    {
      breaks: 'the picture is that of the last line that names one',
      before: 'lines.toReversed()',
      after: 'lines',
      name: 'comes from the last line that says one was uploaded',
    },
    {
      breaks: 'a cleared log shows only younger lines',
      before: 'lines.slice(at + 1)',
      after: 'lines.slice(at)',
      name: 'after a start only younger lines are shown, and all when the old end is gone',
    },
    {
      breaks: 'the newest lines are kept',
      before: '.slice(-limit)',
      after: '.slice(0, limit)',
      name: 'the last 50 lines that hold something are kept',
    },
  ]),
  ...mistakesIn(answers, [
    {
      breaks: 'a word that nobody knows becomes its fallback',
      before: 'includes(value as string)) return value;',
      after: 'includes(value as string) || value) return value;',
      name: 'fits its type whatever new words it holds',
    },
    {
      breaks: 'a restriction of a new kind is still one',
      before: "  if (how && 'unknown' in how) return how.unknown;\n  const [first]",
      after: '  const [first]',
      name: 'a restriction of a kind that is not known yet is still one, without an end',
    },
  ]),
  ...mistakesIn(minimal, [
    {
      breaks: 'an answer without what it is for is refused',
      before: "if (how?.required) throw new UnreadableError('lacks what it cannot be used without');",
      after: '',
      name: '%s is refused',
    },
    {
      breaks: 'an act may answer with nothing',
      before: ' && !isAction(schema)',
      after: '',
      name: '%s says nothing more',
    },
    {
      breaks: 'what is no row of a list is left out',
      before: "defOf(element).type === 'object' ? rows.filter(isRecord) : rows",
      after: 'rows',
      name: 'names each row and keeps the order',
    },
  ]),
  ...mistakesIn(undo, [
    {
      breaks: 'what a refused act showed is taken back',
      before: '      undo?.();\n',
      after: '',
      name: 'is taken back when it fails, and the failure is told',
    },
    {
      breaks: 'an undo takes nothing away that came meanwhile',
      before: 'client.getQueryData(key) === next',
      after: 'next === next',
      name: 'takes nothing away that came meanwhile: that list is read again',
    },
    {
      breaks: 'an answer from before the act does not show over it',
      before: '  await client.cancelQueries({ queryKey });\n',
      after: '',
      name: 'an answer that was on its way before the act is not shown over it',
    },
  ]),
  ...mistakesIn(prompt, [
    {
      breaks: 'an empty field is sent as default',
      before: "value.trim() === '' ? emptyValue : value",
      after: 'value',
      name: 'empty fields are sent as default and shown empty again',
    },
    {
      breaks: 'the notification number is a contact on the wire',
      before: 'emptyValue : toContactAddress(reading.digits)',
      after: 'emptyValue : reading.digits',
      name: 'the notification number is digits in the field and a contact on the wire',
    },
  ]),
  ...mistakesIn(drafts, [
    {
      breaks: 'what a logout erased is not written again',
      before: '  if (readToken() === null) return;\n',
      after: '',
      name: 'what was erased by a logout, here or in another tab, is not written again',
    },
    {
      breaks: 'drafts grow old',
      before: 'Date.now() - kept.at < keptMs ? kept : undefined',
      after: 'kept',
      name: 'drafts are bounded: in number, in size and in age',
    },
    {
      breaks: 'drafts are bounded in number',
      before: 'index >= draftsMax - 1 || ',
      after: '',
      name: 'drafts are bounded: in number, in size and in age',
    },
  ]),
  ...mistakesIn(session, [
    {
      breaks: 'what was typed outlives an expired login',
      before: '  flushDrafts(); // drafts outlive the login\n',
      after: '',
      name: 'a login that expires takes nothing with it, the login of somebody else does',
    },
    {
      breaks: 'somebody else’s login erases drafts',
      before: '  void eraseDrafts(userId);\n',
      after: '',
      name: 'a login that expires takes nothing with it, the login of somebody else does',
    },
  ]),
  ...mistakesIn(wayBack, [
    {
      breaks: 'nobody is led to another owner’s screen',
      before: 'owner === null || owner === userId',
      after: 'true',
      name: 'nobody else is led to the screens of an owner',
    },
    {
      breaks: 'a way back stays in the panel',
      before: '/^\\/(?!\\/)/.test(path)',
      after: 'true',
      name: 'only a path of the panel is a way back',
    },
  ]),
  ...mistakesIn({ file: 'client/src/state/bots.ts', test: 'client/src/forms/stored-form.test.tsx' }, [
    {
      breaks: 'drafts are found before the bots of a login are listed',
      before: '  return bot === null ? name : `${bot}/${name}`;',
      after: '  return isFirst(bot) ? name : `${bot}/${name}`;',
      name: 'what was typed is there again after a login that ended, also before the bots are listed again',
    },
  ]),
  ...mistakesIn(storedForm, [
    {
      breaks: 'a refetch takes nothing typed away',
      before: 'isSame(now, then) ? value : now',
      after: 'value',
      name: 'what was typed stays and the rest follows the server',
    },
    {
      breaks: 'fields nobody typed in follow the server',
      before: 'isSame(now, then) ? value : now',
      after: 'now',
      name: 'what was typed stays and the rest follows the server',
    },
  ]),
  ...mistakesIn(complete, [
    {
      breaks: 'a blank of a template is not a price',
      before: "prompt.replaceAll(blank, ' ').replaceAll(headingLine, ' ')",
      after: "prompt.replaceAll(headingLine, ' ')",
      name: 'a heading alone and a blank of a template tell nothing',
    },
  ]),
  ...mistakesIn(cost, [
    {
      breaks: 'a comparison costs an answer by the old words and one by the new',
      before: 'const triesOfEach = 2;',
      after: 'const triesOfEach = 1;',
      name: 'a comparison says what it costs before it begins',
    },
  ]),
  ...mistakesIn(versions, [
    {
      breaks: 'the same text again is no version',
      before: 'return !isEmpty && isChanged;',
      after: 'return !isEmpty;',
      name: 'texts are kept when others take their place: %s',
    },
    {
      breaks: 'an empty text is no version',
      before: 'return !isEmpty && isChanged;',
      after: 'return isChanged;',
      name: 'what said nothing is not kept',
    },
  ]),
  ...mistakesIn(shapes, [
    {
      breaks: 'an answer is read by its shape as by its schema',
      before: "readonly nullable = this.#around('nullable');",
      after: "readonly nullable = this.#around('optional');",
      name: 'by their shapes, as the build gives them to a browser, answers are read as they are by zod itself',
    },
    {
      breaks: 'a schema that is left out of an object is left out of its shape',
      before: 'filter(([name]) => !(name in mask))',
      after: 'filter(([name]) => name !== String(mask))',
      name: 'by their shapes, as the build gives them to a browser, answers are read as they are by zod itself',
    },
    {
      file: 'client/build/readers-need-no-zod.ts',
      breaks: 'who only reads answers fetches no zod',
      before: "if (source === 'zod') return isChecked ? null : shapes;",
      after: "if (source === 'zod') return null;",
      name: 'by their shapes, as the build gives them to a browser, answers are read as they are by zod itself',
    },
  ]),
  {
    file: 'client/src/app/stale-build.ts',
    test: 'test/browser/panel/nothing-lost.long.test.ts',
    breaks: 'a page without a network stays open',
    before: '    if (!navigator.onLine) return;\n',
    after: '',
    name: 'without a network the open screen stays, and it loads what it missed once there is a network again',
  },
  {
    file: 'client/src/ui/overlay/dialog.tsx',
    test: 'test/browser/journey.test.ts',
    breaks: 'a toast covers nothing of an open window on a phone',
    before: '          data-window\n',
    after: '',
    name: 'with one phone in the hand, in fourteen touches',
  },
  {
    file: 'client/src/ui/overlay/confirm-window.tsx',
    test: 'test/browser/bot/products.long.test.ts',
    breaks: 'a toast covers nothing of an open question on a phone',
    before: '          data-window\n',
    after: '',
    name: 'a list is imported, its wrong rows are shown, and it can be searched, changed, exported and emptied',
  },
];
