import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { enrollDevice } from '../testing/enroll-device.ts';

export const script: CallScript<'removeStoreDevice'> = {
  operationId: 'removeStoreDevice',
  status: 204,
  // Every manager of the store may remove it.
  compose: async ({ associates }) => ({ params: { deviceId: (await enrollDevice(associates.owner)).device.id }, isPublic: true }),
};
