import type { ReactElement } from 'react';
import { Button } from '#ui/button/button.tsx';
import type { PlaceChoiceProps } from '../delivery-kind.ts';
import { formatDistance } from '../../../stores/format-distance.ts';
import type { FoundPlace } from './found-place.ts';
import { formatPlace } from './place-entries.ts';
import { HoursList } from './hours-list.tsx';

interface Props extends Pick<PlaceChoiceProps, 'countries' | 'messages' | 'languageTag'> {
  readonly place: FoundPlace;
  readonly pending: boolean;
  readonly onChoose: () => void;
}

/** A place of the result list. */
export function PlaceRow({ place, countries, messages, languageTag, pending, onChoose }: Props): ReactElement {
  const { name, distance, note, hours, isAvailable } = place;
  const facts = [distance === undefined ? undefined : formatDistance(distance, languageTag), note].filter(Boolean);
  return (
    <li>
      <div>
        <span data-part="name">{name}</span>
        <span>{formatPlace(place, countries).join(', ')}</span>
        {facts.length === 0 ? null : <span data-part="note">{facts.join(' · ')}</span>}
        <HoursList hours={hours} messages={messages} languageTag={languageTag} />
      </div>
      <div>
        {isAvailable ? (
          <Button variant="outline" size="small" pending={pending} aria-label={messages.choosePlaceOf({ name })} onClick={onChoose}>
            {messages.choosePlace}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
