/**
 * Preloaded into a host (`node --import`): its clock is ahead by so many milliseconds, as after an outage of that length. What a host
 * that was killed had taken on is taken over half a minute later; no test waits for that.
 */
const ahead = Number(process.env.HOSTILE_CLOCK_AHEAD ?? 0);
const RealDate = Date;
const now = (): number => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: readonly unknown[], made) => Reflect.construct(target, args.length === 0 ? [now()] : args, made) as Date,
  get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
});
