/*
 * The device's back button closes the top window. Each open window has its own entry in the browser's history. The
 * entry has the page's address and the router's state, so that going back only closes the window.
 *
 * The entries never outlive their windows:
 * - When a window is closed in another way, its entry is removed.
 * - When a page is opened from a window, the page replaces the window's entry, so that the back button leads to the
 * page below the window.
 * - When an entry is reached without its window (forward, a reload), the module leaves the entry at once.
 *
 * The router is not notified of steps between entries of one page, because these entries have the router's own state
 * and address.
 */

/** Field in the state of a history entry: the number of windows that are open at this entry. */
const depthField = 'windows';

interface OpenWindow {
  readonly close: () => void;
}

const open: OpenWindow[] = [];
/** Address that the router knows. */
let address = '';
/**
 * Timer of the time limit for a step back that this module requested. It is set until the step arrives or the limit
 * passes. Until then the router's writes wait.
 */
let stepping: ReturnType<typeof setTimeout> | undefined;
let whileStepping: (() => void)[] = [];
/** Time limit for a step back. A step whose event never arrives must not block the router. */
const stepLimitMs = 1_000;
/** True while a step that exceeded the time limit is still under way, as on a phone that is busy after a reload. */
let isLate = false;
let planned: ReturnType<typeof setTimeout> | undefined;

const depthOf = (state: unknown): number => {
  const depth = (state as Record<string, unknown> | null)?.[depthField];
  return typeof depth === 'number' ? depth : 0;
};

/** Updates the history to match the open windows, once the screen has settled. */
function plan(): void {
  clearTimeout(planned);
  planned = setTimeout(settle);
}

function settle(): void {
  if (stepping !== undefined) return;
  const depth = depthOf(history.state);
  if (depth > open.length) {
    // The earlier step may still arrive. A second step would then leave the page.
    if (isLate) return;
    stepping = setTimeout(() => {
      isLate = true;
      arrive();
    }, stepLimitMs);
    return history.go(open.length - depth);
  }
  address = location.href;
  for (let next = depth + 1; next <= open.length; next += 1) push({ ...history.state, [depthField]: next }, '');
}

let push: History['pushState'] = () => {};
let replace: History['replaceState'] = () => {};

function arrive(): void {
  clearTimeout(stepping);
  stepping = undefined;
  const waiting = whileStepping;
  whileStepping = [];
  for (const write of waiting) write();
  plan();
}

/** Replaces `history.pushState`. A page that is opened from a window replaces the window's entry. */
function pushPage(...page: Parameters<History['pushState']>): void {
  if (stepping !== undefined) return void whileStepping.push(() => pushPage(...page));
  if (depthOf(history.state) > 0) replace(...page);
  else push(...page);
  address = location.href;
}

/**
 * Replaces `history.replaceState`. When a page below a window changes its own entry, the entry still belongs to the
 * window.
 */
function replacePage(...page: Parameters<History['replaceState']>): void {
  if (stepping !== undefined) return void whileStepping.push(() => replacePage(...page));
  const depth = depthOf(history.state);
  const [state, ...rest] = page;
  replace(depth > 0 ? { ...(state as object | null), [depthField]: depth } : state, ...rest);
  address = location.href;
}

function onPop(event: PopStateEvent): void {
  if (stepping !== undefined || isLate) {
    // This is the step back that the module itself requested. It closes no window, because a window may have been
    // opened in the meantime.
    event.stopImmediatePropagation();
    isLate = false;
    return arrive();
  }
  // A step within one page only affects windows, so the router must not see it. A step to another address is a step
  // between pages, which the router handles.
  if (open.length > 0 && location.href === address) event.stopImmediatePropagation();
  address = location.href;
  for (const { close } of open.slice(depthOf(event.state)).toReversed()) close();
  plan();
}

let installed = false;

/**
 * Takes control of this document's history, once. When the current entry belongs to a window that a reload closed,
 * leaves that entry.
 */
export function installBackStack(): void {
  if (installed) return;
  installed = true;
  push = history.pushState.bind(history);
  replace = history.replaceState.bind(history);
  history.pushState = pushPage;
  history.replaceState = replacePage;
  window.addEventListener('popstate', onPop, { capture: true });
  plan();
}

/**
 * Registers an open window.
 * @returns a function that removes the window again, however it was closed.
 */
export function addWindow(close: () => void): () => void {
  installBackStack();
  const one = { close };
  open.push(one);
  plan();
  return () => {
    const at = open.indexOf(one);
    if (at >= 0) open.splice(at, 1);
    plan();
  };
}
