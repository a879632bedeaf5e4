import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getPaymentSession'> = {
  operationId: 'getPaymentSession',
  status: 200,
  compose: async ({ cart }) => {
    const { id } = await cart();
    return { query: { basketId: id, type: 'card', shopOrigin: 'https://tarnfell.example' }, owned: [id] };
  },
};
