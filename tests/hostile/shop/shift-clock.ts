/**
 * Preloaded into a host (`node --import`): sets its clock ahead by a number of milliseconds, as after an outage of that length. Otherwise
 * the work of a killed host is taken over after half a minute, for which no test waits.
 */
const ahead = Number(process.env.HOSTILE_CLOCK_AHEAD ?? 0);
const RealDate = Date;
const now = (): number => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: readonly unknown[], created) => Reflect.construct(target, args.length === 0 ? [now()] : args, created) as Date,
  get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
});
