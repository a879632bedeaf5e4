import { rejection, withBody, withParams, type Rejection } from './rejection.ts';

const noStyle = 'ZZZZZ99Z';
const noId = '00000000-0000-4000-8000-000000000000';
const toNoStyle: Rejection['provoke'] = (sent) => withParams(sent, { productId: noStyle });

/** Products, reviews and stores that do not exist. */
export const catalogRejections: readonly Rejection[] = [
  rejection('getAvailability', 404, 'ORD404', 'the style does not exist', toNoStyle),
  rejection('getInventory', 404, 'ORD404', 'the style does not exist', toNoStyle),
  rejection('getProductSet', 404, 'ORD404', 'the set does not exist', (sent) => withParams(sent, { productSetId: noStyle })),
  rejection('getProductSets', 404, 'ORD404', 'the style does not exist', toNoStyle),
  rejection('getReviewActivity', 404, 'ORD404', 'the style does not exist', toNoStyle),
  rejection('askQuestion', 404, 'ORD404', 'the style does not exist', toNoStyle),
  rejection('writeReview', 404, 'ORD404', 'the style does not exist', toNoStyle),
  rejection('flagReview', 404, 'API404', 'the review does not exist', (sent) => withParams(sent, { reviewId: noId })),
  rejection('getCatalog', 404, 'API404', 'the category does not exist', (sent) => ({ ...sent, query: { filters: ['cgid=999999'] } })),
  rejection('searchStores', 404, 'STR404', 'the place does not exist', (sent) => withBody(sent, { by: { place: 'Zzyzzx Qqq' } })),
  rejection('searchCollectionPoints', 404, 'STR404', 'the place does not exist', (sent) => withBody(sent, { by: { place: 'Zzyzzx Qqq' } })),
];
