import { createRejection, changeParams, type Rejection } from './rejection.ts';

const noStyle = 'ZZZZZ99Z';
const noId = '00000000-0000-4000-8000-000000000000';
const toNoStyle: Rejection['provoke'] = (sent) => changeParams(sent, { productId: noStyle });

/** Products, reviews and stores that do not exist. */
export const catalogRejections: readonly Rejection[] = [
  createRejection('getAvailability', 404, 'ORD404', 'the style does not exist', () => ({
    params: { productId: noStyle },
    body: { storeIds: ['TF-DEN-01'] },
  })),
  createRejection('getInventory', 404, 'ORD404', 'the style does not exist', toNoStyle),
  createRejection('getProductSet', 404, 'ORD404', 'the set does not exist', (sent) => changeParams(sent, { productSetId: 'S999999' })),
  createRejection('getProductSets', 404, 'ORD404', 'the style does not exist', toNoStyle),
  createRejection('getReviewActivity', 404, 'ORD404', 'the style does not exist', toNoStyle),
  createRejection('askQuestion', 404, 'ORD404', 'the style does not exist', toNoStyle),
  createRejection('writeReview', 404, 'ORD404', 'the style does not exist', toNoStyle),
  createRejection('flagReview', 404, 'API404', 'the review does not exist', (sent) => changeParams(sent, { reviewId: noId })),
  createRejection('getCatalog', 404, 'API404', 'the category does not exist', (sent) => ({ ...sent, query: { filters: ['cgid=999999'] } })),
  createRejection('searchStores', 404, 'STR404', 'no store of the list exists', () => ({ body: { by: { storeIds: ['TF-XXX-99'] } } })),
  createRejection('searchCollectionPoints', 404, 'STR404', 'the collection point is in another country', () => ({
    body: { by: { collectionPointId: 'PP-DE-000001' } },
  })),
];
