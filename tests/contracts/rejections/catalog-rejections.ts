import { rejection, withParams, type Rejection } from './rejection.ts';

const noStyle = 'ZZZZZ99Z';
const noId = '00000000-0000-4000-8000-000000000000';
const toNoStyle: Rejection['provoke'] = (sent) => withParams(sent, { productId: noStyle });

/** Products, reviews and stores that do not exist. */
export const catalogRejections: readonly Rejection[] = [
  rejection('getAvailability', 404, 'ORD404', 'the style does not exist', () => ({
    params: { productId: noStyle },
    body: { storeIds: ['TF-DEN-01'] },
  })),
  rejection('getInventory', 404, 'ORD404', 'the style does not exist', toNoStyle),
  rejection('getProductSet', 404, 'ORD404', 'the set does not exist', (sent) => withParams(sent, { productSetId: 'S999999' })),
  rejection('getProductSets', 404, 'ORD404', 'the style does not exist', toNoStyle),
  rejection('getReviewActivity', 404, 'ORD404', 'the style does not exist', toNoStyle),
  rejection('askQuestion', 404, 'ORD404', 'the style does not exist', toNoStyle),
  rejection('writeReview', 404, 'ORD404', 'the style does not exist', toNoStyle),
  rejection('flagReview', 404, 'API404', 'the review does not exist', (sent) => withParams(sent, { reviewId: noId })),
  rejection('getCatalog', 404, 'API404', 'the category does not exist', (sent) => ({ ...sent, query: { filters: ['cgid=999999'] } })),
  rejection('searchStores', 404, 'STR404', 'no store of the list exists', () => ({ body: { by: { storeIds: ['TF-XXX-99'] } } })),
  rejection('searchCollectionPoints', 404, 'STR404', 'the collection point is in another country', () => ({
    body: { by: { collectionPointId: 'PP-DE-000001' } },
  })),
];
