import { randomUUID } from 'node:crypto';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'createProfile'> = {
  operationId: 'createProfile',
  status: 201,
  compose: () => {
    const email = `robin.${randomUUID()}@example.com`;
    return {
      body: {
        consumerDetails: { email, source: { acquisitionType: 'Signup', campaignName: '/en-us' } },
        subscriptions: [
          { type: 'Newsletter', channel: 'email', optin: true, country: 'US', region: 'NORA', recipient: email, category: 'subscription' },
        ],
        preferences: { interests: 'hiking|running' },
      },
    };
  },
};
