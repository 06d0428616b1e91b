/**
 * @typedef {object} Bench
 * @property {string} file the program, below the root
 * @property {string} about what it measures or draws, in one line
 * @property {string} [options] the options after its name
 */

/** All benches and picture generators: `npm run bench -- <name>`. @type {Readonly<Record<string, Bench>>} */
export const benches = {
  replies: { file: 'test/bench/bench.ts', about: 'speed and memory beside a bare echo bot, as a table' },
  panel: { file: 'test/bench/panel.ts', about: 'chat and log with 10,000 contacts, 100,000 messages and 1,000 log lines' },
  cold: { file: 'test/bench/cold.ts', about: 'the chat on a slow phone with an empty cache' },
  search: { file: 'test/bench/search.ts', about: 'search, contact page and dashboard with a million messages', options: '[messages]' },
  sheets: { file: 'test/bench/sheets.ts', about: 'the longest texts of leads as cells of a CSV file' },
  followups: { file: 'test/bench/followups.ts', about: 'the sweep over three hundred thousand follow-ups', options: '[leads]' },
  attackers: {
    file: 'test/bench/attackers.ts',
    about: "one owner's panel and leads beside 20 attackers of all kinds",
    options: '[count] [word]',
  },
  budget: { file: 'test/bench/budget.mjs', about: 'the JavaScript of every first view, against its limit' },
  lighthouse: {
    file: 'test/bench/lighthouse.ts',
    about: "pages under Lighthouse's mobile preset, against their targets",
    options: '[landing] [dashboard] [chat]',
  },
  conversations: {
    file: 'test/conversations/real-model.ts',
    about: 'a score card of the model that LLM_BASE_URL, LLM_API_KEY and LLM_MODEL name',
    options: '[--only <word>] [--abreast <number>] [--sandbox]',
  },
  screens: { file: 'test/screens/shoot.ts', about: 'pictures of every screen, in screenshots/', options: '[word …]' },
  pictures: { file: 'test/screens/panel-pictures.ts', about: "the landing page's pictures of the panel, and the README's" },
};

/** The names with description and options, one per line, as the command prints them. */
export function listBenches() {
  const width = Math.max(...Object.keys(benches).map((name) => name.length));
  return Object.entries(benches)
    .map(([name, { about, options }]) => `  ${name.padEnd(width)}  ${about}${options ? `; ${options}` : ''}`)
    .join('\n');
}
