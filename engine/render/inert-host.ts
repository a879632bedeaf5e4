import type { Host, HostServices } from '../host.ts';

const never = (): Promise<never> => new Promise(() => undefined);

/** Every service of whatever name, every call of it without an answer. */
const silentService: object = new Proxy({}, { get: () => never });
const silentServices = new Proxy({}, { get: () => silentService }) as HostServices;

/** The host of a block that is rendered only to see whether it throws: nothing happens and no answer comes. */
export const inertHost: Host = {
  navigate: () => undefined,
  openDialog: () => undefined,
  track: () => undefined,
  session: () => ({ loggedIn: false, path: '/' }),
  flags: { get: () => undefined, set: () => undefined },
  services: silentServices,
};
