/**
 * Prefixes, each with the sounds that it can replace at the start of a word: `menulis` comes from `tulis`, `mengirim`
 * from `kirim`.
 */
const prefixes: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^memper/, ['']],
  [/^diper/, ['']],
  [/^meny(?=[aeiou])/, ['s']],
  [/^meng(?=[aeiou])/, ['', 'k']],
  [/^meng/, ['']],
  [/^mem(?=[aeiou])/, ['p', 'm']],
  [/^mem/, ['']],
  [/^men(?=[aeiou])/, ['t', 'n']],
  [/^men/, ['']],
  [/^me(?=[lrwy])/, ['']],
  [/^ng(?=[aeiou])/, ['', 'k']],
  [/^nge/, ['']],
  [/^ny(?=[aeiou])/, ['s', 'c']],
  [/^pen(?=[gjdc])/, ['']],
  [/^(?:ber|ter|di|ke|se|per|pe|ku)/, ['']],
];

const suffixes = /(?:kan|i|an|in|nya|ku|mu|lah|kah|nih)$/;
const stemMin = 3;

/**
 * The possible stems of an Indonesian word, the word itself first. The rules use no dictionary, so some stems are not
 * real words. A search matches any of them.
 */
export function stemsOf(word: string): string[] {
  const forms = new Set([word]);
  const grow = (form: string) => {
    if (form.length >= stemMin) forms.add(form);
  };
  const plainForms = (form: string) => {
    for (let rest = form, step = 0; step < 2; step += 1) {
      const shorter = rest.replace(suffixes, '');
      if (shorter === rest) return;
      grow(shorter);
      rest = shorter;
    }
  };
  plainForms(word);
  for (const form of [...forms]) {
    for (const [prefix, sounds] of prefixes) {
      if (prefix.test(form)) for (const sound of sounds) grow(form.replace(prefix, sound));
    }
  }
  // Adds the standard forms of spoken forms: "inget" becomes "ingat", "simpen" becomes "simpan", "abis" becomes
  // "habis".
  for (const form of [...forms]) {
    if (/e[bdgklmnprst]g?$/.test(form)) grow(form.replace(/e(?=[a-z]{1,2}$)/, 'a'));
    if (/^[aeiou]/.test(form)) grow(`h${form}`);
  }
  // Adds the single form of a doubled word with a digit: "lihat2" becomes "lihat". A word such as "barang-barang"
  // arrives here as two words.
  for (const form of [...forms]) if (/\d$/.test(form) && /^[a-z]+2$/.test(form)) grow(form.slice(0, -1));
  return [...forms];
}
