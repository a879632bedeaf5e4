import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'updateProfile'> = {
  operationId: 'updateProfile',
  status: 200,
  compose: () => ({
    body: {
      consumerDetails: { firstName: 'Robin', phone: '+13035550142', birthDate: '1990-04-23', postalCode: '80302' },
      enrollments: [{ type: 'Loyalty', optin: true, country: 'US' }],
      preferences: { interests: 'hiking|running', preferredShoeSize: '085' },
    },
  }),
};
