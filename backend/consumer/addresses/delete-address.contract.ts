import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'deleteAddress'> = {
  operationId: 'deleteAddress',
  status: 200,
  compose: async ({ createOwnAddress }) => {
    const addressId = await createOwnAddress();
    return { params: { addressId }, owned: [addressId] };
  },
};
