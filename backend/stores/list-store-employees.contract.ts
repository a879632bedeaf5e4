import { storeOfTests } from '../authentication/testing/start-staff.ts';
import { enrollDevice } from '../authentication/testing/enroll-device.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'listStoreEmployees'> = {
  operationId: 'listStoreEmployees',
  status: 200,
  compose: async ({ associates }) => {
    const { deviceToken } = await enrollDevice(associates.owner);
    return { params: { storeId: storeOfTests }, headers: { 'x-store-device': deviceToken } };
  },
};
