/**
 * Patterns that show program code wherever they occur. A single word such as import, select or print is not among
 * them, because shops use it too.
 */
const signs: readonly RegExp[] = [
  /```/u,
  /(?<![\p{L}\d])(?:console\.log\(|System\.out|printf?\(["'`f]["'`]?|#include[ ]?<|public (?:static|class) [A-Za-z]|def [a-z_]{1,30}\(|function [a-zA-Z_]{0,30}\()/u,
  /(?<![\p{L}\d.])(?:import [a-zA-Z_]\w{0,30}\.[\w.*]{1,60};|import \w{1,30} as \w{1,30}|from [\w.]{1,40} import \w)/u,
  /(?<![\p{L}\d])(?:const|let|var) [a-zA-Z_]\w{0,30} ?= ?[\w("'[{]/u,
  /(?<![\p{L}\d])(?:int|float|double|long|string|String|char|bool|boolean) [a-z_]\w{0,30} ?= ?[\w"']{1,40};/u,
  /(?<![\p{L}\d])(?:for \w{1,20} in range\(|for ?\([^()\n;]{0,40};[^()\n;]{0,40};|while ?\([^()\n]{1,60}\) ?\{|if ?\([^()\n]{1,60}\) ?\{)/u,
  /(?<![\p{L}\d])(?:sudo [a-z]|rm -rf|pip install [a-z]|npm (?:i|install|run) [a-z]|git clone [a-z]|apt(?:-get)? install [a-z])/u,
  /(?<![\p{L}\d])=[A-Z]{2,12}\([^()\n]{0,60}[A-Z]{1,2}\d{1,5}/u,
  /<(?:!doctype|html|script)(?=[\s>])/iu,
];
const query = /(?<!\p{L})(?:select .{1,80} from |insert into |delete from |update \w{1,30} set |create table )/iu;
const queryParts = /select \*|(?<!\p{L})(?:where|having)(?!\p{L})[^.\n]{1,40}[=<>]|(?<!\p{L})(?:inner join|group by|order by|limit \d)/iu;
const imported = /^[ \t]*import [a-z_.]{1,40}[ \t]*$/mu;
const printed = /(?<![\p{L}\d])print\([^()\n]{0,60}\)[ \t]*$/mu;
const tags = /<\/?(?:head|body|style|div|table|tbody|thead|tr|t[dh]|form|input|button|nav|section|iframe)(?:\s[^<>]{0,120})?\/?>/giu;

/** The first words of a program in a text; null when there are none. Languages of pages, queries and tables count, too. */
export function codeIn(text: string): string | null {
  for (const sign of signs) {
    const [found] = sign.exec(text) ?? [];
    if (found !== undefined) return found;
  }
  const [asked] = query.exec(text) ?? [];
  if (asked !== undefined && queryParts.test(text)) return asked;
  const [first, second] = text.match(tags) ?? [];
  if (first !== undefined && second !== undefined) return first;
  const [module] = imported.exec(text) ?? [];
  return module !== undefined && printed.test(text) ? module : null;
}
