import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'updateSubscription'> = {
  operationId: 'updateSubscription',
  status: 200,
  compose: () => ({ body: { type: 'Newsletter', channel: 'sms', optin: true, recipient: '+13035550142', country: 'US', region: 'NORA' } }),
};
