import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { styleId } from '#tests/contracts/call/stage.ts';

export const script: CallScript<'getReviews'> = {
  operationId: 'getReviews',
  status: 200,
  compose: () => ({
    params: { productId: styleId },
    query: { 'paging.from': 0, 'paging.size': 5, sort: 'mostHelpful', filters: ['rating:5', 'rating:4'], q: 'e' },
  }),
};
