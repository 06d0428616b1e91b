import { mistakesIn } from '../../mistake.mjs';

const budget = { file: 'core/platform/sheets/cells-budget.ts', test: 'core/platform/sheets/sheets.test.ts' };
const reader = { file: 'core/platform/sheets/read-workbook.ts', test: 'core/platform/sheets/sheets.test.ts' };
const writer = { file: 'core/platform/sheets/write-sheet.ts', test: 'core/platform/sheets/sheets.test.ts' };
const slots = { file: 'core/platform/fair-slots/fair-slots.ts', test: 'core/platform/fair-slots/fair-slots.test.ts' };
const threads = { file: 'core/platform/threads/watch-thread.ts', test: 'core/platform/threads/threads.test.ts' };

export const mistakes = [
  ...mistakesIn(budget, [
    {
      breaks: 'rows of a workbook are bounded while they are read',
      before: 'if (place > rowsReadMax ||',
      after: 'if (place > 100 * rowsReadMax ||',
      name: 'with %s is refused as %s',
    },
    {
      breaks: 'letters are counted after shared strings are put in',
      before: 'this.chars += chars;',
      after: '',
      name: 'with %s is refused as %s',
    },
  ]),
  ...mistakesIn(reader, [
    {
      breaks: 'a row is written as Excel writes it, or the file is refused',
      before: '!/^[1-9]\\d{0,6}$/.test(place) ||',
      after: '',
      name: 'with %s is refused as %s',
    },
  ]),
  ...mistakesIn(writer, [
    {
      breaks: 'no line of a text is a formula where a program expects commas',
      before: 'return found !== null && (',
      after: 'return found !== null && false && (',
      name: '%j is no formula either where a program expects other separators',
    },
    {
      breaks: 'no text is a formula in a CSV file, also behind blanks and in its wide form',
      before: '/^[\\s\\p{Cf}\\p{Cc}\\p{Default_Ignorable_Code_Point}]*[=+\\-@＝＋－＠﹦﹢﹣﹫]|^[\\t\\r\\n]/u',
      after: '/^[=+\\-@\\t\\r]/',
      name: '%j is no formula in a CSV file',
    },
  ]),
  ...mistakesIn(slots, [
    {
      breaks: "one account's files wait for one another and not for other accounts'",
      before: ' && this.fitsShare(share, weight)',
      after: '',
      name: 'one share takes its part only, others begin at once, and the one served longest ago comes next',
    },
    {
      breaks: 'who gave up before it began takes no slot',
      before: 'this.unqueue(share, one);',
      after: '',
      name: 'a caller that gives up leaves the queue and takes no slot',
    },
    {
      breaks: 'one account cannot fill the queue of all',
      before: 'if (share.waiting.length >= this.limits.waitingPerShare) throw new SlotsFullError(true);',
      after: '',
      name: 'a full queue refuses, of one share before it refuses all',
    },
    {
      breaks: 'a share that asks again at once does not come before one that asks seldom',
      before: ' && (!best || share.servedAt < best.servedAt)',
      after: '',
      name: 'shares that ask again as soon as they are answered do not delay one that asks seldom',
    },
  ]),
  ...mistakesIn(threads, [
    {
      breaks: 'a thread that takes too long is ended',
      before: "setTimeout(() => reject(new ThreadError('time')), timeMs)",
      after: 'setTimeout(() => undefined, timeMs)',
      name: 'that is asked to %s is ended for %s, the process goes on, and the log names account and reason',
    },
    {
      breaks: 'a standing thread has its processor time for each call',
      before: 'used - (before ?? 0)',
      after: 'used',
      name: 'has its limits for each call',
    },
  ]),
  ...mistakesIn({ file: 'core/platform/threads/answer-calls.ts', test: 'test/chaos/work-process.test.ts' }, [
    {
      breaks: 'a process that reads the file of a lead does not outlive its program',
      before: 'if (process.ppid !== workerData)',
      after: 'if (process.ppid === -1)',
      name: 'a process that %s without end is over soon after its program was killed',
    },
  ]),
];
