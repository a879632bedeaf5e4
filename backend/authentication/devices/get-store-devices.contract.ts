import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getStoreDevices'> = { operationId: 'getStoreDevices', status: 200, compose: () => ({}) };
