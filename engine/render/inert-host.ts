import type { Host, HostServices } from '../host.ts';

const waitForever = (): Promise<never> => new Promise(() => undefined);

/** Stub for every service, whose calls never settle. */
const silentService: object = new Proxy({}, { get: () => waitForever });
const silentServices = new Proxy({}, { get: () => silentService }) as HostServices;

/** Host for a block that is rendered only to check whether it throws: it does nothing and its calls never settle. */
export const inertHost: Host = {
  navigate: () => undefined,
  openDialog: () => undefined,
  track: () => undefined,
  session: () => ({ loggedIn: false, path: '/' }),
  flags: { get: () => undefined, set: () => undefined },
  services: silentServices,
};
