import { useId, useState, type ReactElement } from 'react';
import type { StoresMessages } from '#generated/messages/stores/messages.ts';
import { storeServiceValues } from '#generated/openapi/enums.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { roundPosition, type LocatorState } from '../locator-state.ts';
import { FilterSet, FinderForm } from './store-finder.styles.ts';

export interface StoreFinderProps {
  /** URL that the form is sent to. */
  readonly action: string;
  readonly state: LocatorState;
  readonly messages: StoresMessages;
  /** Omits the service filters. */
  readonly isBrief?: boolean;
  /** Called with the device's position after the visitor has permitted it. */
  readonly onPosition: (position: NonNullable<LocatorState['position']>) => void;
  /** Handles the search in place of the browser, which would open `action`. */
  readonly onSearch?: (search: URLSearchParams) => void;
}

type Locating = 'idle' | 'busy' | 'positionDenied' | 'positionFailed';

/** Time-out of the device's position in milliseconds. */
const TIME_LIMIT = 10_000;
/** Milliseconds for which a cached position is acceptable. */
const FRESH = 300_000;

/** Store search by place, which works without JavaScript, and by the device's position, which is requested only on a click. */
export function StoreFinder({ action, state, messages, isBrief = false, onPosition, onSearch }: StoreFinderProps): ReactElement {
  const statusId = useId();
  const [locating, setLocating] = useState<Locating>('idle');
  const locate = (): void => {
    setLocating('busy');
    // Undefined in insecure contexts.
    const { geolocation } = navigator as { readonly geolocation?: Geolocation };
    if (!geolocation) return setLocating('positionFailed');
    geolocation.getCurrentPosition(
      ({ coords }) => {
        setLocating('idle');
        onPosition(roundPosition(coords) ?? coords);
      },
      ({ code, PERMISSION_DENIED }) => setLocating(code === PERMISSION_DENIED ? 'positionDenied' : 'positionFailed'),
      { timeout: TIME_LIMIT, maximumAge: FRESH },
    );
  };
  return (
    <FinderForm
      action={action}
      role="search"
      aria-label={messages.title}
      data-brief={isBrief || undefined}
      onSubmit={(event) => {
        if (!onSearch) return;
        event.preventDefault();
        const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
          typeof value === 'string' ? [[name, value]] : [],
        );
        onSearch(new URLSearchParams(fields));
      }}
    >
      <div data-part="place">
        <TextField
          label={messages.place}
          name="place"
          type="search"
          autoComplete="postal-code"
          enterKeyHint="search"
          maxLength={100}
          defaultValue={state.place}
        />
        <Button type="submit">{messages.search}</Button>
      </div>
      <div data-part="position">
        <Button variant="text-link" pending={locating === 'busy'} aria-describedby={statusId} onClick={locate}>
          <Icon name="pin" />
          {messages.usePosition}
        </Button>
        <p id={statusId} role="status">
          {locating === 'idle' ? '' : messages[locating === 'busy' ? 'locating' : locating]}
        </p>
      </div>
      {state.position && state.place === undefined ? (
        <input type="hidden" name="near" value={`${state.position.latitude},${state.position.longitude}`} />
      ) : null}
      {isBrief ? null : (
        <FilterSet>
          <legend>{messages.filters}</legend>
          <label>
            <input type="checkbox" name="open" value="1" defaultChecked={state.openNow} />
            <span>{messages.openNow}</span>
          </label>
          {storeServiceValues.map((service) => (
            <label key={service}>
              <input type="checkbox" name="service" value={service} defaultChecked={state.services.includes(service)} />
              <span>{messages[service]}</span>
            </label>
          ))}
          <Button type="submit" variant="outline" size="small">
            {messages.applyFilters}
          </Button>
        </FilterSet>
      )}
    </FinderForm>
  );
}
