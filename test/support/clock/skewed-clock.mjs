// Preloaded into a program: simulates a machine whose clock is wrong by TEST_CLOCK_SKEW_MS. `performance.now()` stays
// correct, as on a machine with a wrong clock.
const skewMs = Number(process.env.TEST_CLOCK_SKEW_MS);
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [target.now() + skewMs], newTarget),
  apply: (target) => new target(target.now() + skewMs).toString(),
  get: (target, key, receiver) => (key === 'now' ? () => target.now() + skewMs : Reflect.get(target, key, receiver)),
});
