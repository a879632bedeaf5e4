/**
 * Moves `Date` of this process or page by a number of milliseconds. Playwright sends its source to pages, so it must refer to nothing
 * outside. Playwright's own clock would replace timers and performance entries as well, which other suites measure.
 */
export function shiftDate(ahead: number): void {
  const RealDate = Date;
  const now = (): number => RealDate.now() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: readonly unknown[], created) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, created) as Date,
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  });
}
