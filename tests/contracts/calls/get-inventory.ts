import type { CallScript } from '../call/call-script.ts';
import { styleId } from '../call/stage.ts';

export const script: CallScript<'getInventory'> = {
  operationId: 'getInventory',
  status: 200,
  compose: () => ({ params: { productId: styleId } }),
};
