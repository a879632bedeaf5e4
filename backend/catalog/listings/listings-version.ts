import { badgeMessages } from '#generated/messages/badge/all.ts';
import { facetMessages } from '#generated/messages/facet/all.ts';
import { fitMessages } from '#generated/messages/fit/all.ts';
import { genderMessages } from '#generated/messages/gender/all.ts';
import { pictureMessages } from '#generated/messages/picture/all.ts';
import { pictureViewMessages } from '#generated/messages/picture-view/all.ts';
import { productFeatureMessages } from '#generated/messages/product-feature/all.ts';
import { sizeMessages } from '#generated/messages/size/all.ts';

/** Increase when the output format of rebuildListings changes, so that existing databases are rebuilt. */
export const listingsVersion = 'listings-6';

/** Messages stored in listings: existing databases are rebuilt when a translator changes one. */
export const listedMessages = [
  badgeMessages,
  facetMessages,
  fitMessages,
  genderMessages,
  pictureMessages,
  pictureViewMessages,
  productFeatureMessages,
  sizeMessages,
];
