import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { getErrorText, useCommerce } from '../../../query/commerce-provider.tsx';
import type { PlaceChoiceProps } from '../delivery-kind.ts';
import type { FoundPlace, FoundPlaces } from './found-place.ts';
import { PlaceRow } from './place-row.tsx';
import { ChoiceRoot, PlaceList } from './place.styles.ts';
import type { PlaceSearch } from './use-place-search.ts';

interface Props extends Omit<PlaceChoiceProps, 'sku' | 'onChoose'> {
  readonly title: string;
  readonly search: PlaceSearch;
  /** Undefined while loading. */
  readonly found: FoundPlaces | undefined;
  readonly error: Error | null;
  readonly onChoose: (place: FoundPlace) => Promise<unknown>;
}

/** Searches places by city, postal code or position and lists them by distance. Not a form element, because it is inside a form. */
export function PlaceChoice(props: Props): ReactElement {
  const { title, near, countries, messages, languageTag, search, found, error, onChoose, onCancel } = props;
  const id = useId();
  const { errorMessages } = useCommerce();
  const [pendingId, setPendingId] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const searchTyped = (): void => search.searchPlace(input.current?.value ?? '');
  const searchOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // Enter would submit the surrounding form.
    event.preventDefault();
    searchTyped();
  };
  const choose = async (place: FoundPlace): Promise<void> => {
    setPendingId(place.id);
    setFailure(undefined);
    try {
      await onChoose(place);
      onCancel();
    } catch (rejected) {
      setFailure(getErrorText(rejected, errorMessages));
    } finally {
      setPendingId(undefined);
    }
  };
  const problem = failure ?? (search.isUnlocated ? messages.positionFailed : error ? getErrorText(error, errorMessages) : undefined);
  return (
    <ChoiceRoot role="search" aria-label={title}>
      <div data-part="search">
        <TextField
          ref={input}
          id={id}
          label={messages.placeField}
          defaultValue={near}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          onKeyDown={searchOnEnter}
        />
        <div data-part="ways">
          <Button variant="outline" onClick={searchTyped}>
            {messages.searchPlace}
          </Button>
          <Button variant="text-link" pending={search.isLocating} onClick={search.searchHere}>
            {messages.usePosition}
          </Button>
        </div>
      </div>
      {problem === undefined ? null : <Notice kind="danger">{problem}</Notice>}
      <p role="status">{getResultText(found, messages)}</p>
      {found && found.places.length > 0 ? (
        <PlaceList role="list" tabIndex={0} aria-label={title}>
          {found.places.map((place) => (
            <PlaceRow
              key={place.id}
              place={place}
              countries={countries}
              messages={messages}
              languageTag={languageTag}
              pending={pendingId === place.id}
              onChoose={() => void choose(place)}
            />
          ))}
        </PlaceList>
      ) : null}
      <div>
        <Button variant="text-link" size="small" onClick={onCancel}>
          {messages.closeChoice}
        </Button>
      </div>
    </ChoiceRoot>
  );
}

function getResultText(found: FoundPlaces | undefined, messages: CheckoutMessages): string | null {
  if (!found) return null;
  const { isKnown, label, places } = found;
  if (!isKnown) return messages.unknownPlace;
  const count = places.length;
  if (count === 0) return messages.noPlaces;
  return label === undefined ? messages.placesHere({ count }) : messages.placesNear({ count, place: label });
}
