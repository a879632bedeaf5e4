import { use, useCallback, type ReactElement } from 'react';
import { MiniCart } from '#commerce/cart/mini-cart/mini-cart.tsx';
import { createFormatters } from '#commerce/site/formatters.ts';
import { cartMessages } from '#generated/messages/cart/lazy.ts';
import type { CartMessages } from '#generated/messages/cart/messages.ts';
import { loadMessages } from '#messages/runtime/load-messages.ts';
import { namesOf } from '../../commerce/shop-locale.ts';
import type { DialogProps } from '../define-dialog.ts';
import type { MiniCartParams } from './mini-cart-params.ts';

const loaded = new Map<string, Promise<CartMessages>>();

/** The cart beside the page, whatever the page is. */
export default function MiniCartDialog({ params, locale, frame }: DialogProps<MiniCartParams>): ReactElement {
  const messages = use(messagesOf(locale));
  const formattersIn = useCallback((currency: string) => createFormatters({ ...namesOf(locale), currency }), [locale]);
  return <MiniCart frame={frame} added={params.added} isMerged={params.isMerged} messages={messages} formattersIn={formattersIn} />;
}

function messagesOf(locale: string): Promise<CartMessages> {
  const known = loaded.get(locale);
  if (known) return known;
  const messages = loadMessages(cartMessages, locale);
  loaded.set(locale, messages);
  messages.catch(() => loaded.delete(locale));
  return messages;
}
