// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { BenefitBarMessages } from './blocks/benefit-bar/messages.ts';
import type { CollectionMessages } from './blocks/collection/messages.ts';
import type { FooterItemsMessages } from './blocks/footer-items/messages.ts';
import type { HeroMessages } from './blocks/hero/messages.ts';
import type { LinkedCardMessages } from './blocks/linked-card/messages.ts';
import type { MegaMenuMessages } from './blocks/mega-menu/messages.ts';
import type { NewsletterSignupMessages } from './blocks/newsletter-signup/messages.ts';
import type { ProductRecommendationsMessages } from './blocks/product-recommendations/messages.ts';
import type { PromoBarMessages } from './blocks/promo-bar/messages.ts';
import type { SecondaryNavMessages } from './blocks/secondary-nav/messages.ts';
import type { VideoMessages } from './blocks/video/messages.ts';
import { benefitBarMessages } from './blocks/benefit-bar/all.ts';
import { collectionMessages } from './blocks/collection/all.ts';
import { footerItemsMessages } from './blocks/footer-items/all.ts';
import { heroMessages } from './blocks/hero/all.ts';
import { linkedCardMessages } from './blocks/linked-card/all.ts';
import { megaMenuMessages } from './blocks/mega-menu/all.ts';
import { newsletterSignupMessages } from './blocks/newsletter-signup/all.ts';
import { productRecommendationsMessages } from './blocks/product-recommendations/all.ts';
import { promoBarMessages } from './blocks/promo-bar/all.ts';
import { secondaryNavMessages } from './blocks/secondary-nav/all.ts';
import { videoMessages } from './blocks/video/all.ts';

/** The messages of each block that has some, by its type. */
export interface BlockMessages {
  readonly 'benefit-bar': BenefitBarMessages;
  readonly collection: CollectionMessages;
  readonly 'footer-items': FooterItemsMessages;
  readonly hero: HeroMessages;
  readonly 'linked-card': LinkedCardMessages;
  readonly 'mega-menu': MegaMenuMessages;
  readonly 'newsletter-signup': NewsletterSignupMessages;
  readonly 'product-recommendations': ProductRecommendationsMessages;
  readonly 'promo-bar': PromoBarMessages;
  readonly 'secondary-nav': SecondaryNavMessages;
  readonly video: VideoMessages;
}

/** In every locale: for a server, which gives interactive blocks theirs with their props. */
export const blockMessages: Readonly<Record<MessageLocale, { readonly [Type in keyof BlockMessages]: MessageData<BlockMessages[Type]> }>> =
  {
    en: {
      'benefit-bar': benefitBarMessages['en'],
      collection: collectionMessages['en'],
      'footer-items': footerItemsMessages['en'],
      hero: heroMessages['en'],
      'linked-card': linkedCardMessages['en'],
      'mega-menu': megaMenuMessages['en'],
      'newsletter-signup': newsletterSignupMessages['en'],
      'product-recommendations': productRecommendationsMessages['en'],
      'promo-bar': promoBarMessages['en'],
      'secondary-nav': secondaryNavMessages['en'],
      video: videoMessages['en'],
    },
    'en-GB': {
      'benefit-bar': benefitBarMessages['en-GB'],
      collection: collectionMessages['en-GB'],
      'footer-items': footerItemsMessages['en-GB'],
      hero: heroMessages['en-GB'],
      'linked-card': linkedCardMessages['en-GB'],
      'mega-menu': megaMenuMessages['en-GB'],
      'newsletter-signup': newsletterSignupMessages['en-GB'],
      'product-recommendations': productRecommendationsMessages['en-GB'],
      'promo-bar': promoBarMessages['en-GB'],
      'secondary-nav': secondaryNavMessages['en-GB'],
      video: videoMessages['en-GB'],
    },
    'en-CA': {
      'benefit-bar': benefitBarMessages['en-CA'],
      collection: collectionMessages['en-CA'],
      'footer-items': footerItemsMessages['en-CA'],
      hero: heroMessages['en-CA'],
      'linked-card': linkedCardMessages['en-CA'],
      'mega-menu': megaMenuMessages['en-CA'],
      'newsletter-signup': newsletterSignupMessages['en-CA'],
      'product-recommendations': productRecommendationsMessages['en-CA'],
      'promo-bar': promoBarMessages['en-CA'],
      'secondary-nav': secondaryNavMessages['en-CA'],
      video: videoMessages['en-CA'],
    },
    fr: {
      'benefit-bar': benefitBarMessages['fr'],
      collection: collectionMessages['fr'],
      'footer-items': footerItemsMessages['fr'],
      hero: heroMessages['fr'],
      'linked-card': linkedCardMessages['fr'],
      'mega-menu': megaMenuMessages['fr'],
      'newsletter-signup': newsletterSignupMessages['fr'],
      'product-recommendations': productRecommendationsMessages['fr'],
      'promo-bar': promoBarMessages['fr'],
      'secondary-nav': secondaryNavMessages['fr'],
      video: videoMessages['fr'],
    },
    'fr-CA': {
      'benefit-bar': benefitBarMessages['fr-CA'],
      collection: collectionMessages['fr-CA'],
      'footer-items': footerItemsMessages['fr-CA'],
      hero: heroMessages['fr-CA'],
      'linked-card': linkedCardMessages['fr-CA'],
      'mega-menu': megaMenuMessages['fr-CA'],
      'newsletter-signup': newsletterSignupMessages['fr-CA'],
      'product-recommendations': productRecommendationsMessages['fr-CA'],
      'promo-bar': promoBarMessages['fr-CA'],
      'secondary-nav': secondaryNavMessages['fr-CA'],
      video: videoMessages['fr-CA'],
    },
    de: {
      'benefit-bar': benefitBarMessages['de'],
      collection: collectionMessages['de'],
      'footer-items': footerItemsMessages['de'],
      hero: heroMessages['de'],
      'linked-card': linkedCardMessages['de'],
      'mega-menu': megaMenuMessages['de'],
      'newsletter-signup': newsletterSignupMessages['de'],
      'product-recommendations': productRecommendationsMessages['de'],
      'promo-bar': promoBarMessages['de'],
      'secondary-nav': secondaryNavMessages['de'],
      video: videoMessages['de'],
    },
  };
