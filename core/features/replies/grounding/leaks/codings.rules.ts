const alphabet32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const base32 = /(?<![A-Za-z\d])[A-Z2-7]{16,4000}={0,6}(?![A-Za-z\d])/g;
const morseCodes =
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --.. ----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----.'.split(
    ' ',
  );
const morseLetters = new Map(morseCodes.map((code, at) => [code, 'abcdefghijklmnopqrstuvwxyz0123456789'.charAt(at)]));
const morse = /[.\-·•–—−_]{1,6}(?:[ /|\n]{1,3}[.\-·•–—−_]{1,6}){3,800}/gu;
const spoken =
  'alfa alpha bravo charlie delta echo foxtrot golf hotel india juliet juliett kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey xray x-ray yankee zulu';
const spokenLetters = new Set(spoken.split(' '));
const spokenRow = new RegExp(
  String.raw`(?<!\p{L})(?:${spoken.replaceAll(' ', '|')})(?:[ ,.\-\n]{1,3}(?:${spoken.replaceAll(' ', '|')})(?!\p{L})){3,400}`,
  'giu',
);

/** The bytes of each base32 row in a text. */
export function base32In(text: string): Buffer[] {
  return [...text.matchAll(base32)].map(([coded]) => {
    const bytes: number[] = [];
    let [held, bits] = [0, 0];
    for (const char of coded.replaceAll('=', '')) {
      held = ((held << 5) | alphabet32.indexOf(char)) & 0xfff;
      bits += 5;
      if (bits < 8) continue;
      bits -= 8;
      bytes.push((held >> bits) & 0xff);
    }
    return Buffer.from(bytes);
  });
}

/** The text with Morse code, and with words of the radio alphabet, read as letters; the same text when there are none. */
export function withoutSignals(text: string): string {
  return text
    .replaceAll(morse, (row) =>
      row
        .split(/([/|\n]|[ ]{2,3})/u)
        .map((word) =>
          word
            .trim()
            .split(/ +/)
            .map((code) => morseLetters.get(code.replaceAll(/[·•]/gu, '.').replaceAll(/[–—−_]/gu, '-')) ?? '')
            .join(''),
        )
        .join(' '),
    )
    .replaceAll(spokenRow, (row) =>
      (row.toLowerCase().match(/x-ray|[a-z]+/g) ?? []).map((word) => (spokenLetters.has(word) ? word.charAt(0) : ' ')).join(''),
    );
}
