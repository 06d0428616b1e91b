/** A service's answer to `/faults` as one flat object. WhatsApp lists faults for all numbers separately. */
export const standing = (answer) => {
  const state = answer?.faults ?? answer ?? {};
  return state.everybody ? { ...state.everybody, refuseUntil: state.refuseUntil } : state;
};

/** True for a fault that applies at once, once: the service stores nothing that could be withdrawn. */
export function isMomentary(body, state) {
  return Object.keys(body).every((name) => !(name in state));
}

/** True while this fault is active. A counter that is used up is not active. Parts that apply at once are ignored. */
export function isActive(body, state) {
  const kept = Object.entries(body).filter(([name]) => name in state);
  if (kept.length === 0) return false;
  return kept.every(([name, wanted]) => {
    const has = state[name];
    if (name === 'next') return (has ?? []).some((one) => holds(one, wanted));
    if (typeof wanted === 'number') return has > 0 && has <= wanted;
    return typeof wanted === 'object' ? has !== null && has !== undefined && has.times !== 0 && holds(has, wanted) : has === wanted;
  });
}

// its counter decreases while it is active
const holds = (one, wanted) => Object.entries(wanted).every(([name, value]) => name === 'times' || one[name] === value);

/** The request body that ends the fault; null for one in the queue of requests, which can only be cleared as a whole. */
export function endOf(body) {
  if ('next' in body) return null;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'number' ? 0 : typeof value === 'object' ? ended(value) : typeof value === 'string' ? '' : false,
    ]),
  );
}

// phones are notified of the end of a restriction; other objects are simply removed
const ended = (value) => ('active' in value ? { active: false } : null);
