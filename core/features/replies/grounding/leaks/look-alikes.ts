/** Letters of other alphabets that look like Latin ones, each beside its Latin letter. */
const pairs =
  'аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs ԁd ԛq ԝw ӏl һh ɡg ɩi ıi αa βb εe ηn ιi κk νv οo ρp τt υu χx γy ցg օo սu ոn հh АA ВB ЕE КK МM НH ОO РP СC ТT УY ХX ІI ЈJ ЅS ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX';
const latin = new Map(pairs.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]));

/** The text with look-alike letters of other alphabets replaced by Latin letters. Its length stays the same. */
export function withLatinLetters(text: string): string {
  return text.replaceAll(/[\u0131\u0250-\u02af\u0370-\u058f]/gu, (letter) => latin.get(letter) ?? letter);
}
