import { alternates } from './alternates.ts';
import { benefits } from '../../benefits-section.ts';
import { buyBox } from './buy-box.ts';
import { content } from './content.ts';
import { details } from './details.ts';
import { inventory } from './inventory.ts';
import { productSets } from './product-sets.ts';
import { productView } from './product-view.ts';
import { questions } from './questions.ts';
import { recentlyViewed } from './recently-viewed.ts';
import { recommendations } from './recommendations.ts';
import { reviews } from './reviews.ts';
import { structuredData } from './structured-data.ts';

/** The sections of a product page in order. To add one, create a file in this folder and add it here. */
export const productSections = {
  details,
  inventory,
  productView,
  alternates,
  benefits,
  buyBox,
  productSets,
  content,
  reviews,
  questions,
  recommendations,
  recentlyViewed,
  structuredData,
};
