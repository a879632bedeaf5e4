import { defineBlock } from '#engine/definition.ts';
import type { NewsletterSignup } from '#generated/content/types.ts';
import type { FormWord } from './form-words.ts';
import { formWords } from './form-words.ts';

export const newsletterSignup = defineBlock<NewsletterSignup, FormWord>({
  type: 'newsletter-signup',
  hydrate: 'visible',
  load: () => import('./newsletter-signup.tsx'),
  words: formWords,
});
