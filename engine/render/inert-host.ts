import type { Host } from '../host.ts';

const never = (): Promise<never> => new Promise(() => undefined);

/** The host of a block that is rendered only to see whether it throws: nothing happens and no answer comes. */
export const inertHost: Host = {
  navigate: () => undefined,
  openDialog: () => undefined,
  track: () => undefined,
  addToCart: never,
  inventory: never,
  articles: never,
  recommendations: never,
  signUp: never,
  session: () => ({ loggedIn: false, path: '/' }),
  flags: { get: () => undefined, set: () => undefined },
};
