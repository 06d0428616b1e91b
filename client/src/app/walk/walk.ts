import { findControl, formOf, isTyped, keyOf, openOverlays, perform, type Kind, type Step } from './act-on.js';
import { lineChanges } from './line-changes.js';
import { openScreen, type OpenScreen, type Opening } from './open-screen.js';
import { controlsIn, nameOf, roleOf, withNames } from './page-text.js';

/*
 * Presses everything on a screen, one thing after the other, each time on a freshly opened screen, and writes down what
 * it does: requests, texts that come and go, where the focus and the address are.
 */
const deepest = 3;

export interface Walk extends Opening {
  /** Selects the parts of the page whose controls are pressed, beside windows over the page. Default: all of the part that is looked at. */
  readonly within?: string;
}

const selectors = { screen: 'main', shell: 'aside, header, nav', page: 'body' } as const;

const partsOf = (selector: string): Element[] => {
  const found = [...document.querySelectorAll(selector)].filter((one) => one.matches('main') || !one.closest('main'));
  return [...found, ...openOverlays().filter((one) => !found.some((part) => part.contains(one)))];
};

const hasFields = (form: Element | null): boolean => [...(form?.querySelectorAll('input, textarea') ?? [])].some(isTyped);

function kindsOf(control: HTMLElement): Kind[] {
  if ((control as HTMLButtonElement).disabled && !hasFields(formOf(control))) return [];
  if (isTyped(control)) {
    // the fields of a form are filled when it is sent
    if (control.readOnly || [...(control.form?.elements ?? [])].some((one) => (one as HTMLButtonElement).type === 'submit')) return [];
    return control instanceof HTMLTextAreaElement ? ['type', 'enter'] : ['type'];
  }
  return [
    ...((control as HTMLButtonElement).disabled ? [] : (['press'] as const)),
    ...(hasFields(formOf(control)) ? (['fill'] as const) : []),
  ];
}

/** Steps that the page offers now: in the uppermost window, if there is one. */
function stepsNow(selector: string): Step[] {
  const overlay = openOverlays().at(-1);
  const controls = (overlay ? [overlay] : partsOf(selector)).flatMap(controlsIn).filter((one) => !(one instanceof HTMLAnchorElement));
  const steps = controls.flatMap((control) => kindsOf(control).map((kind) => ({ kind, key: keyOf(control) })));
  const first = controls[0];
  return overlay && first ? [...steps, { kind: 'escape' as const, key: keyOf(first) }] : steps;
}

const addressNow = () => location.pathname + location.search + location.hash;

function focusNow(): string {
  const { activeElement } = document;
  return activeElement && activeElement !== document.body ? `${roleOf(activeElement)} "${nameOf(activeElement)}"` : 'nothing';
}

/** A place on the way: to tell what changed since. */
class Moment {
  readonly lines: readonly string[];
  readonly address = addressNow();
  readonly focus = focusNow();
  readonly heard: number;

  constructor(private readonly screen: OpenScreen) {
    this.lines = screen.lines();
    this.heard = screen.server.requests.length;
  }

  get isElsewhere(): boolean {
    return location.pathname !== new URL(this.address, 'http://localhost').pathname;
  }

  /** What is offered next, unless this led to another place: that one is walked by itself. */
  next(parts: string): Step[] {
    return addressNow() === this.address ? stepsNow(parts) : [];
  }

  /** What changed, one fact a line. */
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

class ScreenWalk {
  readonly #record: string[] = [];
  readonly #known = new Set<string>();

  constructor(
    private readonly path: string,
    private readonly how: Walk,
  ) {}

  get #parts(): string {
    return this.how.within ?? selectors[this.how.part ?? 'screen'];
  }

  async record(): Promise<string> {
    const screen = await openScreen(this.path, this.how);
    this.#record.push(...screen.lines(), ...screen.server.requests.map((one) => `> ${withNames(one)}`));
    let ways: Step[][] = stepsNow(this.#parts).map((step) => [step]);
    // what the screen itself offers first, then what is offered after a step
    for (let depth = 1; depth <= deepest; depth += 1) ways = await this.#goAll(ways);
    return this.#record.join('\n');
  }

  /** @returns the ways that go one step further */
  async #goAll(ways: readonly Step[][]): Promise<Step[][]> {
    const further: Step[][] = [];
    for (const way of ways) {
      const { kind, key } = way.at(-1)!;
      const name = `${kind} ${key}`;
      if (this.#known.has(name)) continue;
      this.#known.add(name);
      const next = await this.#try(way);
      // what Enter does to typed words is the same as pressing a button
      if (kind !== 'enter') for (const step of next) further.push([...way, step]);
    }
    return further;
  }

  /** Opens the screen and goes all steps but the last. */
  async #goTo(way: readonly Step[]): Promise<OpenScreen> {
    const screen = await openScreen(this.path, this.how);
    for (const step of way) {
      const control = findControl(step, partsOf(this.#parts));
      if (!control) throw new Error(`${this.path}: ${step.key} is not there a second time.`);
      await perform(step, control);
      await screen.settle();
    }
    return screen;
  }

  /** @returns the steps that are offered afterwards */
  async #try(way: readonly Step[]): Promise<Step[]> {
    const screen = await this.#goTo(way.slice(0, -1));
    const before = new Moment(screen);
    await this.#last(screen, way);
    this.#record.push('', `## ${way.map(({ kind, key }) => `${kind} ${key}`).join(', ')}`);
    this.#record.push(...before.since());
    if (!screen.server.holds) return before.next(this.#parts);
    await this.#again(screen, way);
    const running = new Moment(screen);
    screen.server.release('answered');
    await screen.settle();
    this.#record.push('answered:', ...running.since());
    const next = running.next(this.#parts);
    await this.#refused(way);
    return next;
  }

  async #last({ server, settle }: OpenScreen, way: readonly Step[]): Promise<void> {
    server.writes = 'held';
    const step = way.at(-1)!;
    const control = findControl(step, partsOf(this.#parts));
    if (!control) throw new Error(`${this.path}: ${step.key} is gone.`);
    await perform(step, control);
    await settle();
  }

  /** Presses once more while the first press has no answer. */
  async #again({ server, settle }: OpenScreen, way: readonly Step[]): Promise<void> {
    const step = way.at(-1)!;
    const control = findControl(step, partsOf(this.#parts));
    if (!control || (control as HTMLButtonElement).disabled || isTyped(control) || step.kind === 'escape') return;
    const heard = server.requests.length;
    await perform({ ...step, kind: 'press' }, control);
    await settle();
    this.#record.push(...server.requests.slice(heard).map((one) => `pressed again > ${withNames(one)}`));
  }

  async #refused(way: readonly Step[]): Promise<void> {
    const screen = await this.#goTo(way.slice(0, -1));
    await this.#last(screen, way);
    const running = new Moment(screen);
    screen.server.release('refused');
    await screen.settle();
    this.#record.push('refused:', ...running.since());
  }
}

/** The record of a walk over a screen. */
export function walk(path: string, how: Walk = {}): Promise<string> {
  return new ScreenWalk(path, how).record();
}
