import { use, type ReactElement } from 'react';
import { ViewedProductRow as ViewedProducts, type ViewedProductRowProps } from '#commerce/product-shelf/viewed-shelf.tsx';
import { listingMessages } from '#generated/messages/listing/lazy.ts';
import { productShelfMessages } from '#generated/messages/product-shelf/lazy.ts';
import { loadMessages } from '#messages/runtime/load-messages.ts';

type Texts = Pick<ViewedProductRowProps, 'messages' | 'listingMessages'>;
const textsByLocale = new Map<string, Promise<Texts>>();

function loadTexts(locale: string): Promise<Texts> {
  const texts =
    textsByLocale.get(locale) ??
    Promise.all([loadMessages(productShelfMessages, locale), loadMessages(listingMessages, locale)]).then(([own, listing]) => ({
      messages: own,
      listingMessages: listing,
    }));
  textsByLocale.set(locale, texts);
  return texts;
}

/** The list with its texts, which are loaded with it. */
export default function ViewedShelf(props: Omit<ViewedProductRowProps, keyof Texts>): ReactElement {
  return (
    // Links inside navigate like those of static blocks, hence data-block.
    <div data-block="recently-viewed" data-block-id="recently-viewed">
      <ViewedProducts {...props} {...use(loadTexts(props.locale))} />
    </div>
  );
}
