import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { styleId } from '#tests/contracts/call/stage.ts';

export const script: CallScript<'askQuestion'> = {
  operationId: 'askQuestion',
  status: 201,
  compose: () => ({
    params: { productId: styleId },
    body: { text: 'Does the hood fit over a climbing helmet?', nickname: 'Kim', email: 'kim@example.com' },
    isPublic: true,
  }),
};
