import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'updateNotification'> = {
  operationId: 'updateNotification',
  status: 200,
  compose: () => ({ body: { notifications: [{ type: 'delivery', channel: 'sms', enabled: true }] } }),
};
