import { badgeMessages } from '#generated/messages/badge/all.ts';
import { facetMessages } from '#generated/messages/facet/all.ts';
import { fitMessages } from '#generated/messages/fit/all.ts';
import { genderMessages } from '#generated/messages/gender/all.ts';
import { pictureMessages } from '#generated/messages/picture/all.ts';
import { pictureViewMessages } from '#generated/messages/picture-view/all.ts';
import { productFeatureMessages } from '#generated/messages/product-feature/all.ts';
import { sizeMessages } from '#generated/messages/size/all.ts';

/** Counts up when what rebuildListings writes changes its form, so that databases seeded before are written anew. */
export const listingsVersion = 'listings-6';

/** The messages that listings are stored with: databases seeded before get new ones when a translator changes one. */
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
