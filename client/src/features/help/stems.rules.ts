/** Prefixes with the sound that they replace: `menulis` comes from `tulis`, `mengirim` from `kirim`. */
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

/** The possible stems of an Indonesian word, itself first. No dictionary is used, so some are not words: a search matches any of them. */
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
  // spoken forms: "inget" is "ingat", "simpen" is "simpan", "abis" is "habis"
  for (const form of [...forms]) {
    if (/e[bdgklmnprst]g?$/.test(form)) grow(form.replace(/e(?=[a-z]{1,2}$)/, 'a'));
    if (/^[aeiou]/.test(form)) grow(`h${form}`);
  }
  // doubled words: "barang-barang" arrives as two words, "lihat2" as one
  for (const form of [...forms]) if (/\d$/.test(form) && /^[a-z]+2$/.test(form)) grow(form.slice(0, -1));
  return [...forms];
}
