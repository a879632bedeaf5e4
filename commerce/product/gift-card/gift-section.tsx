import { lazy, memo, Suspense, type ReactElement, type Ref } from 'react';
import type { GiftCardsMessages } from '#generated/messages/gift-cards/messages.ts';
import type { Formatters } from '../../site/formatters.ts';
import type { GiftCardView } from '../product-view.ts';
import type { GiftCardHandle } from './gift-choice.ts';

/** Loaded on demand: few products are gift cards. */
const GiftCardFields = lazy(async () => ({ default: (await import('./gift-card-fields.tsx')).GiftCardFields }));

interface Props {
  readonly giftCard: GiftCardView;
  readonly messages: GiftCardsMessages;
  readonly formatters: Formatters;
  readonly handle: Ref<GiftCardHandle>;
}

/**
 * Fields of a gift card, with lazy code. Memoized except for the locale: updating a suspense boundary before its code has loaded would
 * replace the server's HTML and lose typed text.
 */
export const GiftSection = memo(
  function GiftSection({ handle, ...fields }: Props): ReactElement {
    return (
      <Suspense fallback={null}>
        <GiftCardFields ref={handle} {...fields} />
      </Suspense>
    );
  },
  (before, after) => before.formatters.languageTag === after.formatters.languageTag,
);
