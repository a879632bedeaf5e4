import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'decide'> = {
  operationId: 'decide',
  status: 200,
  compose: () => ({
    params: { brand: 'tarnfell' },
    body: {
      channel: 'a/p/tarnfell.example',
      monetateId: '5.1.1',
      events: [{ eventType: 'monetate:decision:DecisionRequest', requestId: 'home', includeReporting: true }],
    },
  }),
};
