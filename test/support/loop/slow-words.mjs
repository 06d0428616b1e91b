/*
 * Loaded before a program of ours (`node --import`): work on a text that holds the word BLOKIR takes 600 ms of the processor, once for each
 * kind of work. It stands for any rule whose time grows faster than the text that a stranger sends.
 */
const word = 'BLOKIR';
const workMs = 600;
/** @type {Set<string>} */
const done = new Set();

/** @param {string} kind */
function work(kind) {
  if (done.has(kind)) return;
  done.add(kind);
  const until = performance.now() + workMs;
  while (performance.now() < until);
}

const { parse } = JSON;
JSON.parse = (text, reviver) => {
  const value = parse(text, reviver);
  if (typeof text === 'string' && text.includes(word)) work('parse');
  return value;
};

for (const name of ['trim', 'normalize', 'replace', 'replaceAll', 'split', 'toLowerCase']) {
  const methods = /** @type {any} */ (String.prototype);
  const original = methods[name];
  /** @this {string} @param {unknown[]} args */
  methods[name] = function slow(...args) {
    if (this.includes(word)) work(name);
    return original.apply(this, args);
  };
}
