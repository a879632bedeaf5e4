import { pageOrigin } from '#backend/authentication/testing/software-authenticator.ts';
import type { CallScript } from '../call/call-script.ts';

export const script: CallScript<'beginPasskey'> = {
  operationId: 'beginPasskey',
  status: 200,
  compose: () => ({ body: { origin: pageOrigin } }),
};
