import type { Definitions } from '#engine/block.ts';
import type { BlockDefinition } from '#engine/definition.ts';
import type { BlockContentByType, BlockType } from '#generated/content/types.ts';
import { accordion } from './accordion/index.ts';
import { articleGrid } from './article-grid/index.ts';
import { benefitBar } from './benefit-bar/index.ts';
import { categoryCards } from './category-cards/index.ts';
import { collection } from './collection/index.ts';
import { ctaButtons } from './cta-buttons/index.ts';
import { curalateGallery } from './curalate-gallery/index.ts';
import { footerItems } from './footer-items/index.ts';
import { hero } from './hero/index.ts';
import { iconAndTextCollection } from './icon-and-text-collection/index.ts';
import { imageBanner } from './image-banner/index.ts';
import { inlineCatalogGrid } from './inline-catalog-grid/index.ts';
import { linkedCard } from './linked-card/index.ts';
import { megaMenu } from './mega-menu/index.ts';
import { multiLinkCard } from './multi-link-card/index.ts';
import { newsletterSignup } from './newsletter-signup/index.ts';
import { olapicGallery } from './olapic-gallery/index.ts';
import { popUp } from './pop-up/index.ts';
import { productRecommendations } from './product-recommendations/index.ts';
import { productUpsell } from './product-upsell/index.ts';
import { promoBar } from './promo-bar/index.ts';
import { promoMessage } from './promo-message/index.ts';
import { richText } from './rich-text/index.ts';
import { secondaryNav } from './secondary-nav/index.ts';
import { spacer } from './spacer/index.ts';
import { ugc } from './ugc/index.ts';
import { videoPlayer } from './video-player/index.ts';
import { video } from './video/index.ts';

/** Types that choose between blocks; the engine resolves them and never renders them. */
export type StructuralType = 'experience' | 'filter-by' | 'segmentation';

/** Types that have a block of their own. */
export type RenderedType = Exclude<BlockType, StructuralType>;

/** Every block. A schema without its line here, or a line with another schema's content, does not compile. */
export const blocks = {
  // openings and stories
  hero,
  'image-banner': imageBanner,
  'rich-text': richText,
  accordion,
  video,
  'icon-and-text-collection': iconAndTextCollection,
  'video-player': videoPlayer,
  // calls to action
  'cta-buttons': ctaButtons,
  'category-cards': categoryCards,
  'linked-card': linkedCard,
  'multi-link-card': multiLinkCard,
  'secondary-nav': secondaryNav,
  collection,
  'article-grid': articleGrid,
  'product-recommendations': productRecommendations,
  'product-upsell': productUpsell,
  'newsletter-signup': newsletterSignup,
  // layout
  spacer,
  'inline-catalog-grid': inlineCatalogGrid,
  // photos of shoppers
  ugc,
  'curalate-gallery': curalateGallery,
  'olapic-gallery': olapicGallery,
  // page chrome
  'pop-up': popUp,
  'promo-bar': promoBar,
  'promo-message': promoMessage,
  'benefit-bar': benefitBar,
  'mega-menu': megaMenu,
  'footer-items': footerItems,
} satisfies { readonly [Type in RenderedType]: Pick<BlockDefinition<BlockContentByType[Type]>, 'type' | 'hydrate'> };

const erased: readonly unknown[] = Object.values(blocks);

/** The same map with the content types erased, as the engine takes it. */
export const definitions = erased as Definitions;
