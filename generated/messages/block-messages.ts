// Made by scripts/codegen.ts from messages/. Do not edit: change the message, then run `npm run codegen`.
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { MessageLocale } from '#messages/runtime/message-locale.ts';
import type { CollectionMessages } from './blocks/collection/messages.ts';
import type { FooterItemsMessages } from './blocks/footer-items/messages.ts';
import type { HeroMessages } from './blocks/hero/messages.ts';
import type { MegaMenuMessages } from './blocks/mega-menu/messages.ts';
import type { NewsletterSignupMessages } from './blocks/newsletter-signup/messages.ts';
import type { ProductRecommendationsMessages } from './blocks/product-recommendations/messages.ts';
import type { PromoBarMessages } from './blocks/promo-bar/messages.ts';
import { collectionMessages } from './blocks/collection/all.ts';
import { footerItemsMessages } from './blocks/footer-items/all.ts';
import { heroMessages } from './blocks/hero/all.ts';
import { megaMenuMessages } from './blocks/mega-menu/all.ts';
import { newsletterSignupMessages } from './blocks/newsletter-signup/all.ts';
import { productRecommendationsMessages } from './blocks/product-recommendations/all.ts';
import { promoBarMessages } from './blocks/promo-bar/all.ts';

/** The messages of each block that has some, by its type. */
export interface BlockMessages {
  readonly collection: CollectionMessages;
  readonly 'footer-items': FooterItemsMessages;
  readonly hero: HeroMessages;
  readonly 'mega-menu': MegaMenuMessages;
  readonly 'newsletter-signup': NewsletterSignupMessages;
  readonly 'product-recommendations': ProductRecommendationsMessages;
  readonly 'promo-bar': PromoBarMessages;
}

/** In every locale: for a server, which gives interactive blocks theirs with their props. */
export const blockMessages: Readonly<Record<MessageLocale, { readonly [Type in keyof BlockMessages]: MessageData<BlockMessages[Type]> }>> =
  {
    en: {
      collection: collectionMessages['en'],
      'footer-items': footerItemsMessages['en'],
      hero: heroMessages['en'],
      'mega-menu': megaMenuMessages['en'],
      'newsletter-signup': newsletterSignupMessages['en'],
      'product-recommendations': productRecommendationsMessages['en'],
      'promo-bar': promoBarMessages['en'],
    },
    'en-GB': {
      collection: collectionMessages['en-GB'],
      'footer-items': footerItemsMessages['en-GB'],
      hero: heroMessages['en-GB'],
      'mega-menu': megaMenuMessages['en-GB'],
      'newsletter-signup': newsletterSignupMessages['en-GB'],
      'product-recommendations': productRecommendationsMessages['en-GB'],
      'promo-bar': promoBarMessages['en-GB'],
    },
    'en-CA': {
      collection: collectionMessages['en-CA'],
      'footer-items': footerItemsMessages['en-CA'],
      hero: heroMessages['en-CA'],
      'mega-menu': megaMenuMessages['en-CA'],
      'newsletter-signup': newsletterSignupMessages['en-CA'],
      'product-recommendations': productRecommendationsMessages['en-CA'],
      'promo-bar': promoBarMessages['en-CA'],
    },
    fr: {
      collection: collectionMessages['fr'],
      'footer-items': footerItemsMessages['fr'],
      hero: heroMessages['fr'],
      'mega-menu': megaMenuMessages['fr'],
      'newsletter-signup': newsletterSignupMessages['fr'],
      'product-recommendations': productRecommendationsMessages['fr'],
      'promo-bar': promoBarMessages['fr'],
    },
    'fr-CA': {
      collection: collectionMessages['fr-CA'],
      'footer-items': footerItemsMessages['fr-CA'],
      hero: heroMessages['fr-CA'],
      'mega-menu': megaMenuMessages['fr-CA'],
      'newsletter-signup': newsletterSignupMessages['fr-CA'],
      'product-recommendations': productRecommendationsMessages['fr-CA'],
      'promo-bar': promoBarMessages['fr-CA'],
    },
    de: {
      collection: collectionMessages['de'],
      'footer-items': footerItemsMessages['de'],
      hero: heroMessages['de'],
      'mega-menu': megaMenuMessages['de'],
      'newsletter-signup': newsletterSignupMessages['de'],
      'product-recommendations': productRecommendationsMessages['de'],
      'promo-bar': promoBarMessages['de'],
    },
  };
