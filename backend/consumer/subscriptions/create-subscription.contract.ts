import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'createSubscription'> = {
  operationId: 'createSubscription',
  status: 201,
  compose: () => ({ body: { type: 'Newsletter', channel: 'sms', recipient: '+13035550142', country: 'US', region: 'NORA' } }),
};
