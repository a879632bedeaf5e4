import { randomUUID } from 'node:crypto';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'signUp'> = {
  operationId: 'signUp',
  status: 201,
  compose: () => ({
    query: {},
    body: {
      firstName: 'Robin',
      lastName: 'Vale',
      email: `robin.${randomUUID()}@example.com`,
      password: 'Sunny-Trail-7',
      phone: '+13035550142',
      birthDate: '1990-04-23',
      postalCode: '80302',
      locale: 'en_US',
      country: 'US',
      source: { acquisitionType: 'Signup', campaignName: '/en-us' },
      subscriptions: { newsletterConsent: true, loyaltyConsent: true, smsNotificationConsent: true },
      codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    },
  }),
};
