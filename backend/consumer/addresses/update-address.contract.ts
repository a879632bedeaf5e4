import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { address } from '#tests/contracts/call/stage.ts';

export const script: CallScript<'updateAddress'> = {
  operationId: 'updateAddress',
  status: 200,
  compose: async ({ createOwnAddress }) => {
    const addressId = await createOwnAddress();
    return { params: { addressId }, body: { approachType: 'B', main: true, ...address }, owned: [addressId] };
  },
};
