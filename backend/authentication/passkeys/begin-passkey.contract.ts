import { pageOrigin } from '../testing/software-authenticator.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'beginPasskey'> = {
  operationId: 'beginPasskey',
  status: 200,
  compose: () => ({ body: { origin: pageOrigin } }),
};
