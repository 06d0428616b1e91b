/*
 * Preloaded into a program (`node --import`): the first operation of each kind on a text that contains the word
 * BLOKIR takes 600 ms of CPU time. It simulates any code whose run time grows faster than the length of untrusted
 * text.
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
