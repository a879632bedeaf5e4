import { createEmail } from '../testing/start-member.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'changeEmail'> = {
  operationId: 'changeEmail',
  status: 204,
  compose: ({ member }) => ({ body: { email: createEmail(), password: member.password } }),
};
