import type { Kysely } from 'kysely';
import type { Secrets } from '../tokens/secrets.ts';
import type { Tables } from '../../database/tables.ts';
import type { Feature } from '../../features/feature.ts';
import type { Clock, Ids } from '../../ports.ts';
import { createEnrollStoreDevice } from './enroll-store-device.ts';
import { createGetStoreDevices } from './get-store-devices.ts';
import { createRemoveStoreDevice } from './remove-store-device.ts';

export interface DevicePorts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly secrets: Secrets;
}

/** Devices on which the associates of a store sign in. */
export function createStoreDevicesFeature(ports: DevicePorts) {
  return {
    handlers: {
      getStoreDevices: createGetStoreDevices(ports),
      enrollStoreDevice: createEnrollStoreDevice(ports),
      removeStoreDevice: createRemoveStoreDevice(ports),
    },
  } satisfies Feature;
}
