import { useEffect, useRef, useState, type ComponentType, type ReactElement } from 'react';
import type { DayHours } from '#generated/openapi/shared.ts';
import { Button } from '#ui/button/button.tsx';
import { ContactForm } from '../contact/contact-form.tsx';
import type { DeliveryFormProps } from '../delivery-form.ts';
import type { PlaceChoiceProps } from '../delivery-kind.ts';
import { getShipmentItems } from '../items-of.ts';
import { useSetShippingMethod } from '../set-shipping-method.ts';
import { PlaceCard } from './place-card.tsx';
import type { FoundPlace } from './found-place.ts';

interface Props extends DeliveryFormProps {
  /** The chosen place; undefined before. */
  readonly place: (Pick<FoundPlace, 'name'> & { readonly lines: readonly string[]; readonly hours: readonly DayHours[] }) | undefined;
  readonly ready?: string;
  /** Label of the button that opens the place choice. */
  readonly change: string;
  readonly PlaceChoice: ComponentType<PlaceChoiceProps>;
}

/** Form for collected goods: the place, a button to change it, and the collector. */
export function CollectedForm({ place, ready, change, PlaceChoice, ...props }: Props): ReactElement {
  const { cart, shipment, countries, messages, formatters, isOpen } = props;
  const setMethod = useSetShippingMethod();
  const [isChoosing, setChoosing] = useState(false);
  const name = useRef<HTMLParagraphElement>(null);
  const wasChoosing = useRef(false);
  useEffect(() => {
    if (wasChoosing.current && !isChoosing) name.current?.focus();
    wasChoosing.current = isChoosing;
  }, [isChoosing]);
  const items = getShipmentItems(cart, shipment);
  const { languageTag } = formatters;
  const choice =
    isChoosing || place === undefined ? (
      <PlaceChoice
        near={cart.shippingAddress?.postalCode}
        sku={items.length === 1 ? items[0]?.sku : undefined}
        countries={countries}
        messages={messages}
        languageTag={languageTag}
        onChoose={(destination) => setMethod.mutateAsync({ shippingId: shipment.shippingId, ...destination })}
        onCancel={() => setChoosing(false)}
      />
    ) : null;
  return (
    <>
      {isOpen && place ? (
        <PlaceCard ref={name} {...place} ready={ready} messages={messages} languageTag={languageTag}>
          <Button variant="text-link" size="small" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            {change}
          </Button>
        </PlaceCard>
      ) : null}
      {isOpen ? choice : null}
      <ContactForm {...props} purpose="contact" saved={shipment.contact} legend={messages.whoCollects} note={messages.whoCollectsNote} />
    </>
  );
}
