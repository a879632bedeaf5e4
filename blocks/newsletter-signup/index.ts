import { defineBlock } from '#engine/definition.ts';
import type { NewsletterSignup } from '#generated/content/types.ts';

import type { NewsletterSignupMessages } from '#generated/messages/blocks/newsletter-signup/messages.ts';
export const newsletterSignup = defineBlock<NewsletterSignup, NewsletterSignupMessages>({
  type: 'newsletter-signup',
  hydrate: 'visible',
  load: () => import('./newsletter-signup.tsx'),
});
