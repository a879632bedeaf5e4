import type { EnrolledStoreDevice } from '#generated/openapi/authentication.ts';
import type { Shopper } from '../../cart/testing/start-shopper.ts';

export const devicesPath = '/consumers-v3/consumer/agent/devices';

/** Enrolls a device for the store of a manager. */
export const enrollDevice = (manager: Shopper, name = 'Checkout tablet'): Promise<EnrolledStoreDevice> =>
  manager.read('POST', devicesPath, { name });
