// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { ArticleGridMessages } from './blocks/article-grid/messages.ts';
import type { BenefitBarMessages } from './blocks/benefit-bar/messages.ts';
import type { CollectionMessages } from './blocks/collection/messages.ts';
import type { FooterItemsMessages } from './blocks/footer-items/messages.ts';
import type { HeroMessages } from './blocks/hero/messages.ts';
import type { LinkedCardMessages } from './blocks/linked-card/messages.ts';
import type { MegaMenuMessages } from './blocks/mega-menu/messages.ts';
import type { NewsletterSignupMessages } from './blocks/newsletter-signup/messages.ts';
import type { PopUpMessages } from './blocks/pop-up/messages.ts';
import type { ProductRecommendationsMessages } from './blocks/product-recommendations/messages.ts';
import type { ProductUpsellMessages } from './blocks/product-upsell/messages.ts';
import type { PromoBarMessages } from './blocks/promo-bar/messages.ts';
import type { SecondaryNavMessages } from './blocks/secondary-nav/messages.ts';
import type { VideoMessages } from './blocks/video/messages.ts';
import type { VideoPlayerMessages } from './blocks/video-player/messages.ts';
import { articleGridMessages } from './blocks/article-grid/all.ts';
import { benefitBarMessages } from './blocks/benefit-bar/all.ts';
import { collectionMessages } from './blocks/collection/all.ts';
import { footerItemsMessages } from './blocks/footer-items/all.ts';
import { heroMessages } from './blocks/hero/all.ts';
import { linkedCardMessages } from './blocks/linked-card/all.ts';
import { megaMenuMessages } from './blocks/mega-menu/all.ts';
import { newsletterSignupMessages } from './blocks/newsletter-signup/all.ts';
import { popUpMessages } from './blocks/pop-up/all.ts';
import { productRecommendationsMessages } from './blocks/product-recommendations/all.ts';
import { productUpsellMessages } from './blocks/product-upsell/all.ts';
import { promoBarMessages } from './blocks/promo-bar/all.ts';
import { secondaryNavMessages } from './blocks/secondary-nav/all.ts';
import { videoMessages } from './blocks/video/all.ts';
import { videoPlayerMessages } from './blocks/video-player/all.ts';

/** The messages of each block that has some, by its type. */
export interface BlockMessages {
  readonly 'article-grid': ArticleGridMessages;
  readonly 'benefit-bar': BenefitBarMessages;
  readonly collection: CollectionMessages;
  readonly 'footer-items': FooterItemsMessages;
  readonly hero: HeroMessages;
  readonly 'linked-card': LinkedCardMessages;
  readonly 'mega-menu': MegaMenuMessages;
  readonly 'newsletter-signup': NewsletterSignupMessages;
  readonly 'pop-up': PopUpMessages;
  readonly 'product-recommendations': ProductRecommendationsMessages;
  readonly 'product-upsell': ProductUpsellMessages;
  readonly 'promo-bar': PromoBarMessages;
  readonly 'secondary-nav': SecondaryNavMessages;
  readonly video: VideoMessages;
  readonly 'video-player': VideoPlayerMessages;
}

/** In every locale: for a server, which gives interactive blocks theirs with their props. */
export const blockMessages: Readonly<Record<MessageLocale, { readonly [Type in keyof BlockMessages]: MessageData<BlockMessages[Type]> }>> =
  {
    en: {
      'article-grid': articleGridMessages['en'],
      'benefit-bar': benefitBarMessages['en'],
      collection: collectionMessages['en'],
      'footer-items': footerItemsMessages['en'],
      hero: heroMessages['en'],
      'linked-card': linkedCardMessages['en'],
      'mega-menu': megaMenuMessages['en'],
      'newsletter-signup': newsletterSignupMessages['en'],
      'pop-up': popUpMessages['en'],
      'product-recommendations': productRecommendationsMessages['en'],
      'product-upsell': productUpsellMessages['en'],
      'promo-bar': promoBarMessages['en'],
      'secondary-nav': secondaryNavMessages['en'],
      video: videoMessages['en'],
      'video-player': videoPlayerMessages['en'],
    },
    'en-GB': {
      'article-grid': articleGridMessages['en-GB'],
      'benefit-bar': benefitBarMessages['en-GB'],
      collection: collectionMessages['en-GB'],
      'footer-items': footerItemsMessages['en-GB'],
      hero: heroMessages['en-GB'],
      'linked-card': linkedCardMessages['en-GB'],
      'mega-menu': megaMenuMessages['en-GB'],
      'newsletter-signup': newsletterSignupMessages['en-GB'],
      'pop-up': popUpMessages['en-GB'],
      'product-recommendations': productRecommendationsMessages['en-GB'],
      'product-upsell': productUpsellMessages['en-GB'],
      'promo-bar': promoBarMessages['en-GB'],
      'secondary-nav': secondaryNavMessages['en-GB'],
      video: videoMessages['en-GB'],
      'video-player': videoPlayerMessages['en-GB'],
    },
    'en-CA': {
      'article-grid': articleGridMessages['en-CA'],
      'benefit-bar': benefitBarMessages['en-CA'],
      collection: collectionMessages['en-CA'],
      'footer-items': footerItemsMessages['en-CA'],
      hero: heroMessages['en-CA'],
      'linked-card': linkedCardMessages['en-CA'],
      'mega-menu': megaMenuMessages['en-CA'],
      'newsletter-signup': newsletterSignupMessages['en-CA'],
      'pop-up': popUpMessages['en-CA'],
      'product-recommendations': productRecommendationsMessages['en-CA'],
      'product-upsell': productUpsellMessages['en-CA'],
      'promo-bar': promoBarMessages['en-CA'],
      'secondary-nav': secondaryNavMessages['en-CA'],
      video: videoMessages['en-CA'],
      'video-player': videoPlayerMessages['en-CA'],
    },
    fr: {
      'article-grid': articleGridMessages['fr'],
      'benefit-bar': benefitBarMessages['fr'],
      collection: collectionMessages['fr'],
      'footer-items': footerItemsMessages['fr'],
      hero: heroMessages['fr'],
      'linked-card': linkedCardMessages['fr'],
      'mega-menu': megaMenuMessages['fr'],
      'newsletter-signup': newsletterSignupMessages['fr'],
      'pop-up': popUpMessages['fr'],
      'product-recommendations': productRecommendationsMessages['fr'],
      'product-upsell': productUpsellMessages['fr'],
      'promo-bar': promoBarMessages['fr'],
      'secondary-nav': secondaryNavMessages['fr'],
      video: videoMessages['fr'],
      'video-player': videoPlayerMessages['fr'],
    },
    'fr-CA': {
      'article-grid': articleGridMessages['fr-CA'],
      'benefit-bar': benefitBarMessages['fr-CA'],
      collection: collectionMessages['fr-CA'],
      'footer-items': footerItemsMessages['fr-CA'],
      hero: heroMessages['fr-CA'],
      'linked-card': linkedCardMessages['fr-CA'],
      'mega-menu': megaMenuMessages['fr-CA'],
      'newsletter-signup': newsletterSignupMessages['fr-CA'],
      'pop-up': popUpMessages['fr-CA'],
      'product-recommendations': productRecommendationsMessages['fr-CA'],
      'product-upsell': productUpsellMessages['fr-CA'],
      'promo-bar': promoBarMessages['fr-CA'],
      'secondary-nav': secondaryNavMessages['fr-CA'],
      video: videoMessages['fr-CA'],
      'video-player': videoPlayerMessages['fr-CA'],
    },
    de: {
      'article-grid': articleGridMessages['de'],
      'benefit-bar': benefitBarMessages['de'],
      collection: collectionMessages['de'],
      'footer-items': footerItemsMessages['de'],
      hero: heroMessages['de'],
      'linked-card': linkedCardMessages['de'],
      'mega-menu': megaMenuMessages['de'],
      'newsletter-signup': newsletterSignupMessages['de'],
      'pop-up': popUpMessages['de'],
      'product-recommendations': productRecommendationsMessages['de'],
      'product-upsell': productUpsellMessages['de'],
      'promo-bar': promoBarMessages['de'],
      'secondary-nav': secondaryNavMessages['de'],
      video: videoMessages['de'],
      'video-player': videoPlayerMessages['de'],
    },
  };
