/** What a service answers to `/faults`, as one flat object: WhatsApp keeps what stands for everybody in its own place. */
export const standing = (answer) => {
  const state = answer?.faults ?? answer ?? {};
  return state.everybody ? { ...state.everybody, refuseUntil: state.refuseUntil } : state;
};

/** Whether this fault strikes once, at once: the service keeps nothing of it that could be taken back. */
export function isMomentary(body, state) {
  return Object.keys(body).every((name) => !(name in state));
}

/** Whether this fault is in force. A counter that has been used up is not; what strikes at once beside it counts for nothing. */
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

// how often it strikes is counted down while it stands
const holds = (one, wanted) => Object.entries(wanted).every(([name, value]) => name === 'times' || one[name] === value);

/** The body that ends it; null for one that waits in the queue of requests, which can only be emptied whole. */
export function endOf(body) {
  if ('next' in body) return null;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'number' ? 0 : typeof value === 'object' ? ended(value) : typeof value === 'string' ? '' : false,
    ]),
  );
}

// a lock that ends is told to the phones; other objects are simply taken away
const ended = (value) => ('active' in value ? { active: false } : null);
