import { ids } from './answers/ids.js';

/*
 * Renders a page as text: its visible and accessible content without styles, one line for each control and each piece
 * of text.
 */
const controlSelector =
  'button, a[href], input, select, textarea, summary, [role="switch"], [role="tab"], [role="menuitem"], [role="menuitemradio"], [role="menuitemcheckbox"], [role="option"], [role="radio"], [role="checkbox"]';
const blocks = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE DD DETAILS DIALOG DIV DL DT FIELDSET FIGURE FOOTER FORM H1 H2 H3 H4 HEADER LEGEND LI MAIN NAV OL P SECTION TABLE TBODY THEAD TR TD TH UL'.split(
    ' ',
  ),
);
const namedRoles = new Set(
  'alert alertdialog dialog group img list listbox log menu meter progressbar radiogroup region status tablist timer'.split(' '),
);

const names = new Map<string, string>(Object.entries(ids).map(([name, id]) => [id, name]));
const anyId = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Ids that the panel has generated since the page was opened, in order. */
const madeUp: string[] = [];

export function forgetNewIds(): void {
  madeUp.length = 0;
}

function nameOfNewId(id: string): string {
  if (!madeUp.includes(id)) madeUp.push(id);
  const at = madeUp.indexOf(id);
  return at === 0 ? 'a new id' : `new id ${at + 1}`;
}

/** Replaces ids with their names in the example answers, and generated ids with their number. */
export function withNames(text: string): string {
  return text.replaceAll(anyId, (id) => `<${names.get(id) ?? nameOfNewId(id)}>`).replaceAll(/[\u00a0\u202f]/g, ' ');
}

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** True for hidden elements. Content that only an open window hides from screen readers still counts as visible. */
function isHidden(element: Element): boolean {
  return (
    (element.getAttribute('aria-hidden') === 'true' && !element.hasAttribute('data-aria-hidden')) ||
    element.hasAttribute('hidden') ||
    ['SCRIPT', 'STYLE', 'TEMPLATE'].includes(element.tagName)
  );
}

/** Text of an element without hidden parts, as a name. */
function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof Element) || isHidden(node)) return '';
  if (node.tagName === 'IMG') return node.getAttribute('alt') ?? '';
  const text = node.getAttribute('aria-label') ?? [...node.childNodes].map(textOf).join(blocks.has(node.tagName) ? ' ' : '');
  // A search hit differs from other text only by its style, so the quotation marks show it.
  return node.tagName === 'MARK' ? `«${text}»` : text;
}

const labelled = new Set(['BUTTON', 'INPUT', 'METER', 'OUTPUT', 'PROGRESS', 'SELECT', 'TEXTAREA']);

/**
 * The labels of an element. A faster replacement for the DOM property `labels`, for which jsdom checks every label of
 * the page.
 */
function labelsOf(element: Element): Element[] {
  if (!labelled.has(element.tagName)) return [];
  const around = element.closest('label:not([for])');
  const named = element.id === '' ? [] : document.querySelectorAll(`label[for="${element.id}"]`);
  return [...(around ? [around] : []), ...named];
}

/** The accessible name of a control, as a screen reader says it. */
export function nameOf(element: Element): string {
  const labelledBy = element.getAttribute('aria-labelledby');
  if (labelledBy !== null)
    return tidy(
      labelledBy
        .split(' ')
        .map((id) => textOf(document.querySelector(`[id="${id}"]`) ?? document.createElement('i')))
        .join(' '),
    );
  const label = element.getAttribute('aria-label');
  if (label !== null) return tidy(label);
  const labels = labelsOf(element);
  if (labels.length > 0) return tidy(labels.map(textOf).join(' '));
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.placeholder;
  return tidy([...element.childNodes].map(textOf).join(''));
}

export function roleOf(element: Element): string {
  const role = element.getAttribute('role');
  if (role !== null) return role;
  if (element instanceof HTMLInputElement) return ['text', 'search', ''].includes(element.type) ? 'textbox' : element.type;
  return (
    { A: 'link', BUTTON: 'button', SELECT: 'select', TEXTAREA: 'textbox', SUMMARY: 'summary' }[element.tagName] ??
    element.tagName.toLowerCase()
  );
}

const statesOf = {
  'aria-busy': 'busy',
  'aria-checked': 'checked',
  'aria-current': 'current',
  'aria-disabled': 'disabled',
  'aria-expanded': 'expanded',
  'aria-invalid': 'invalid',
  'aria-pressed': 'pressed',
  'aria-selected': 'selected',
} as const;

/** The options of a select. For a long list: the first and last options, and the number of options. */
function choicesOf({ options }: HTMLSelectElement): string {
  const texts = [...options].map(({ text }) => text);
  return (texts.length <= 6 ? texts : [...texts.slice(0, 3), '…', ...texts.slice(-1), `${texts.length} in all`]).join(' | ');
}

function controlLine(element: Element): string {
  const states = Object.entries(statesOf).flatMap(([attribute, word]) => {
    const value = element.getAttribute(attribute);
    return value === null || value === 'false' ? [] : value === 'true' ? [word] : [`${word}=${value}`];
  });
  if ((element as HTMLButtonElement).disabled) states.push('disabled');
  if ((element as HTMLInputElement).readOnly) states.push('read-only');
  if ((element as HTMLInputElement).required) states.push('required');
  if (element instanceof HTMLAnchorElement) states.push(`→ ${element.getAttribute('href')}`);
  if (element.hasAttribute('download')) states.push(`saved as ${JSON.stringify(element.getAttribute('download'))}`);
  if (element instanceof HTMLSelectElement) {
    states.push(`= ${element.selectedOptions[0]?.text ?? ''}`, `of ${choicesOf(element)}`);
  } else if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) {
    if (element.checked) states.push('checked');
  } else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    states.push(`= ${JSON.stringify(element.value)}`);
    if (element.maxLength > 0) states.push(`max ${element.maxLength}`);
    if (element.placeholder) states.push(`hint ${JSON.stringify(element.placeholder)}`);
  }
  return tidy(`${roleOf(element)} "${nameOf(element)}" ${states.join(' ')}`);
}

/** The lines of a part of the page, without the subparts for which `isLeftOut` returns true. */
export function linesOf(root: Element, isLeftOut: (element: Element) => boolean): string[] {
  const lines: string[] = [];
  let open = '';
  const end = (): void => {
    if (tidy(open) !== '') lines.push(tidy(open));
    open = '';
  };
  const visit = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) open += node.textContent ?? '';
    if (!(node instanceof Element) || isHidden(node) || isLeftOut(node)) return;
    if (node.matches(controlSelector)) {
      end();
      lines.push(controlLine(node));
      return;
    }
    const role = node.getAttribute('role');
    const isBlock = blocks.has(node.tagName) || role !== null;
    if (isBlock) end();
    if (node.tagName === 'IMG' && node.getAttribute('alt')) open += ` image "${node.getAttribute('alt')}" `;
    if (/^H\d$/.test(node.tagName)) open += `${'#'.repeat(Number(node.tagName[1]))} `;
    if (role !== null && namedRoles.has(role)) lines.push(tidy(`[${role}] ${namedRoleText(node)}`));
    for (const child of node.childNodes) visit(child);
    if (isBlock) end();
  };
  visit(root);
  end();
  return lines.map(withNames);
}

function namedRoleText(element: Element): string {
  const value = element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow');
  const name = element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby') ? nameOf(element) : '';
  return value === null ? name : `${name} = ${value}`;
}

/** All controls in a part of the page. */
export function controlsIn(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(controlSelector)].filter(
    (element) => !element.closest('[aria-hidden="true"]:not([data-aria-hidden]), [hidden]'),
  );
}
