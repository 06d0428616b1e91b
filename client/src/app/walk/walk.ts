import { findControl, formOf, isTyped, keyOf, openOverlays, perform, type Kind, type Step } from './act-on.js';
import { lineChanges } from './line-changes.js';
import { openScreen, type OpenScreen, type Opening } from './open-screen.js';
import { controlsIn, nameOf, roleOf, withNames } from './page-text.js';

/*
 * Presses every control of a screen, each time on a freshly opened screen, and records the effect: requests, texts that
 * appear and disappear, and the positions of focus and address.
 */
const deepestWay = 3;

export interface Walk extends Opening {
  /**
   * Limits the walk to the controls in these parts of the page. A part is a CSS selector or `## Title of a card`.
   * Windows over the page are always included. Default: the whole recorded part. A long screen is walked part by
   * part.
   */
  readonly within?: string;
  /** Keys of controls that are not pressed: others do the same, or another walk presses them. */
  readonly without?: RegExp;
  /**
   * Keys of steps that run before the walk. The walk starts in the state after these steps. It does not press
   * controls that the screen already offers before them.
   */
  readonly after?: readonly (string | Step)[];
  /** Maximum number of consecutive steps; default three. */
  readonly deepest?: number;
}

const selectors = { screen: 'main', shell: 'aside, header, nav', page: 'body' } as const;

/** @param selector CSS, or `## Title` for the card of that title */
function select(selector: string): Element[] {
  if (!selector.startsWith('## ')) return [...document.querySelectorAll(selector)];
  const heading = [...document.querySelectorAll('h2, h3')].find((one) => nameOf(one) === selector.slice(3));
  const card = heading?.closest('section');
  return card ? [card] : [];
}

const partsOf = (selector: string): Element[] => {
  const all = select(selector);
  // some parts of the shell have the same names as parts of screens
  const found = selector === selectors.shell ? all.filter((one) => !one.closest('main')) : all;
  return [...found, ...openOverlays().filter((one) => !found.some((part) => part.contains(one)))];
};

const hasFields = (form: Element | null): boolean => [...(form?.querySelectorAll('input, textarea') ?? [])].some(isTyped);

function kindsOf(control: HTMLElement): Kind[] {
  const isOff = (control as HTMLButtonElement).disabled;
  if (isTyped(control)) {
    // The fields of a form are filled when it is submitted.
    if (control.readOnly || [...(control.form?.elements ?? [])].some((one) => (one as HTMLButtonElement).type === 'submit')) return [];
    return isOff ? [] : control instanceof HTMLTextAreaElement ? ['type', 'enter'] : ['type'];
  }
  const isSent = control instanceof HTMLButtonElement && hasFields(formOf(control));
  return [...(isOff ? [] : (['press'] as const)), ...(isSent ? (['fill'] as const) : [])];
}

/** Closes every window as Escape does. */
const closer = /› button "Tutup jendela"$/;

/** The steps that the page offers now. While a window is open, only the uppermost window offers steps. */
function stepsNow({ within, without, part = 'screen' }: Walk): Step[] {
  const overlay = openOverlays().at(-1);
  const controls = (overlay ? [overlay] : partsOf(within ?? selectors[part])).flatMap(controlsIn);
  const steps = controls
    .filter((one) => !(one instanceof HTMLAnchorElement))
    .flatMap((control) => kindsOf(control).map((kind): Step => ({ kind, key: keyOf(control) })));
  if (overlay && controls[0]) steps.push({ kind: 'escape', key: keyOf(controls[0]) });
  return steps.filter(({ kind, key }) => kind === 'escape' || !(closer.test(key) || without?.test(key)));
}

const wordsOfPlace = 12;

const addressNow = () => location.pathname + location.search + location.hash;

function focusNow(): string {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return 'nothing';
  // The first words identify a part of the page.
  return `${roleOf(activeElement)} "${nameOf(activeElement).split(' ', wordsOfPlace).join(' ')}"`;
}

/** The state before a step, to detect later changes. */
class Moment {
  readonly lines: readonly string[];
  readonly address = addressNow();
  readonly focus = focusNow();
  readonly heard: number;

  constructor(readonly screen: OpenScreen) {
    this.lines = screen.lines();
    this.heard = screen.server.requests.length;
  }

  get isSame(): boolean {
    return this.screen.lines().join('\n') === this.lines.join('\n') && addressNow() === this.address;
  }

  get isElsewhere(): boolean {
    return location.pathname !== new URL(this.address, 'http://localhost').pathname;
  }

  /**
   * The steps that are possible next. Empty when this step led to another screen, because that screen has its own
   * walk.
   */
  next(how: Walk): Step[] {
    return addressNow() === this.address ? stepsNow(how) : [];
  }

  /** Lists the changes since this moment, one fact per line. */
  since(): string[] {
    const { server, lines } = this.screen;
    return [
      ...server.requests.slice(this.heard).map((one) => `> ${withNames(one)}`),
      ...(this.isElsewhere ? [] : lineChanges(this.lines, lines())),
      ...(addressNow() === this.address ? [] : [`address: ${withNames(addressNow())}`]),
      ...(focusNow() === this.focus ? [] : [`focus: ${withNames(focusNow())}`]),
    ];
  }
}

const nameOfStep = ({ kind, key }: Step): string => `${kind} ${key}`;

/** Controls with two states. A second press switches them back. */
const switched = '[aria-pressed], [aria-checked], [aria-expanded], [type=checkbox], summary';

class ScreenWalk {
  readonly #record: string[] = [];
  /** Steps before the walk begins. */
  readonly #first: readonly Step[];

  constructor(
    private readonly path: string,
    private readonly how: Walk,
    /** Steps that were performed already, also by walks over other states. */
    private readonly known: Set<string>,
  ) {
    this.#first = (how.after ?? []).map((step) => (typeof step === 'string' ? { kind: 'press', key: step } : step));
  }

  get #parts(): string {
    return this.how.within ?? selectors[this.how.part ?? 'screen'];
  }

  async record(): Promise<string> {
    if (this.#first.length > 0) {
      await openScreen(this.path, this.how);
      for (const step of stepsNow({})) this.known.add(nameOfStep(step));
    }
    const screen = await this.#goTo([]);
    if (this.how.within !== undefined || this.how.after) this.#record.push(...partsOf(this.#parts).flatMap((part) => screen.lines(part)));
    else this.#record.push(...screen.lines(), ...screen.server.requests.map((one) => `> ${withNames(one)}`));
    let ways: Step[][] = stepsNow(this.how).map((step) => [step]);
    // Each round makes the paths one step longer. Controls of the screen itself come first, then controls that appear
    // after a step.
    for (let depth = 1; depth <= (this.how.deepest ?? deepestWay); depth += 1) ways = await this.#goAll(ways);
    return this.#record.join('\n');
  }

  /** @returns the paths that are one step longer */
  async #goAll(ways: readonly Step[][]): Promise<Step[][]> {
    const further: Step[][] = [];
    for (const way of ways) {
      const name = nameOfStep(way.at(-1)!);
      if (this.known.has(name)) continue;
      this.known.add(name);
      const next = await this.#try(way);
      // A path does not continue after Enter in a text field, because Enter has the same effect as the field's
      // button.
      if (way.at(-1)!.kind !== 'enter') for (const step of next) further.push([...way, step]);
    }
    return further;
  }

  /** Opens the screen and performs all steps except the last. */
  async #goTo(way: readonly Step[]): Promise<OpenScreen> {
    const screen = await openScreen(this.path, this.how);
    for (const step of [...this.#first, ...way]) {
      const control = findControl(step, this.#first.includes(step) ? [document.body] : partsOf(this.#parts));
      if (!control) throw new Error(`${this.path}: ${step.key} is not there a second time.`);
      if (step.refused) screen.server.writes = 'refused';
      await perform(step, control);
      await screen.settle();
      screen.server.writes = 'answered';
    }
    return screen;
  }

  /** @returns the steps that are offered afterwards */
  async #try(way: readonly Step[]): Promise<Step[]> {
    const screen = await this.#goTo(way.slice(0, -1));
    const before = new Moment(screen);
    await this.#press(screen, way.at(-1)!);
    this.#record.push('', `## ${way.map(nameOfStep).join(', ')}`);
    this.#record.push(...before.since());
    if (!screen.server.holds) return this.#undone(screen, before, way.at(-1)!);
    await this.#again(screen, way.at(-1)!);
    await this.#released(screen, 'refused');
    return this.#answered(screen, way);
  }

  /** Performs a step while the server holds back the answers to its writes. */
  async #press({ server, settle }: OpenScreen, step: Step): Promise<void> {
    server.writes = 'held';
    const control = findControl(step, partsOf(this.#parts));
    if (!control) throw new Error(`${this.path}: ${step.key} is gone.`);
    await perform(step, control);
    await settle();
  }

  /** Presses controls with an on and an off state once more. @returns the steps that were offered after the first press */
  async #undone({ settle }: OpenScreen, before: Moment, step: Step): Promise<Step[]> {
    const next = before.next(this.how);
    const control = findControl(step, partsOf(this.#parts));
    if (step.kind !== 'press' || !control?.matches(switched)) return next;
    const on = new Moment(before.screen);
    await perform(step, control);
    await settle();
    const isAsBefore = before.isSame;
    this.#record.push(...(isAsBefore ? ['pressed once more: as before'] : ['pressed once more:', ...on.since()]));
    return next;
  }

  /** Presses once more while the first press has no answer. */
  async #again({ server, settle }: OpenScreen, step: Step): Promise<void> {
    const control = findControl(step, partsOf(this.#parts));
    if (!control || (control as HTMLButtonElement).disabled || isTyped(control) || step.kind === 'escape') return;
    const heard = server.requests.length;
    await perform({ ...step, kind: 'press' }, control);
    await settle();
    this.#record.push(...server.requests.slice(heard).map((one) => `pressed again > ${withNames(one)}`));
  }

  async #released(screen: OpenScreen, manner: 'answered' | 'refused'): Promise<Moment> {
    const running = new Moment(screen);
    screen.server.release(manner);
    await screen.settle();
    this.#record.push(`${manner}:`, ...running.since());
    return running;
  }

  /**
   * Presses the control once more after a refusal, without new text, and gets an answer. When the refusal has closed
   * a window, the screen is opened again first.
   */
  async #answered(refused: OpenScreen, way: readonly Step[]): Promise<Step[]> {
    let screen = refused;
    const step = way.at(-1)!;
    const control = findControl(step, partsOf(this.#parts));
    const retried = step.kind === 'fill' ? 'press' : step.kind;
    if (control && !(control as HTMLButtonElement).disabled && retried !== 'escape') {
      await this.#press(screen, { ...step, kind: retried });
    }
    if (!screen.server.holds) {
      this.#record.push('sends nothing when pressed again');
      screen = await this.#goTo(way.slice(0, -1));
      await this.#press(screen, step);
    }
    return (await this.#released(screen, 'answered')).next(this.how);
  }
}

/** The snapshot of a walk over a screen. */
export function walk(path: string, how: Walk = {}): Promise<string> {
  return new ScreenWalk(path, how, new Set()).record();
}

/**
 * The snapshots of walks over a screen in several states, by the name of the state. A control that exists in several
 * states is pressed only in the first of them.
 */
export async function walkStates(path: string, states: Readonly<Record<string, Walk>>): Promise<string> {
  const known = new Set<string>();
  const records: string[] = [];
  for (const [name, how] of Object.entries(states)) records.push(`# ${name}`, await new ScreenWalk(path, how, known).record(), '');
  return records.join('\n');
}
