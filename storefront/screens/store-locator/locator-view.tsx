import { lazy, Suspense, useState, type ReactElement } from 'react';
import { StoreFinder } from '#commerce/stores/finder/store-finder.tsx';
import { formatLocatorState } from '#commerce/stores/locator-state.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { CanvasView } from '../../canvas/canvas-view.tsx';
import { useStorefrontHost } from '../../canvas/host-context.ts';
import type { ShownSection } from '../../sections/section.ts';
import { StoreEvents } from '../../stores/store-events.tsx';
import type { LocatorData } from './sections/locator.ts';
import { Aside, LocatorRoot, MapPlace } from './locator-view.styles.ts';

const LocatorMap = lazy(() => import('./locator-map.tsx'));

/** The locator: the form and the map need JavaScript, the list between them does not. */
export function LocatorView({ section }: { readonly section: ShownSection<LocatorData, 'mine' | 'results'> }): ReactElement {
  const { state, locale, languageTag, action, hasMap } = section.data;
  const messages = bindMessages(section.data.messages, languageTag);
  const host = useStorefrontHost();
  const search = formatLocatorState(state);
  // A new search closes the previous map.
  const [mapOf, setMapOf] = useState<string>();
  const isMapOpen = mapOf === search;
  return (
    <StoreEvents messages={messages} locale={locale}>
      <LocatorRoot>
        <StoreFinder
          key={search}
          action={action}
          state={state}
          messages={messages}
          onPosition={(position) => host.navigate(`${action}${formatLocatorState({ ...state, place: undefined, position, page: 1 })}`)}
        />
        <Aside>
          <CanvasView data={section.canvases.mine} />
          {hasMap ? (
            <MapPlace>
              <Button variant="outline" aria-expanded={isMapOpen} onClick={() => setMapOf(isMapOpen ? undefined : search)}>
                <Icon name="pin" />
                {isMapOpen ? messages.hideMap : messages.showMap}
              </Button>
              {isMapOpen ? (
                <Suspense fallback={<div aria-busy="true" />}>
                  <LocatorMap state={state} locale={locale} languageTag={languageTag} messages={messages} />
                </Suspense>
              ) : null}
            </MapPlace>
          ) : null}
        </Aside>
        <div data-part="results">
          <CanvasView data={section.canvases.results} />
        </div>
      </LocatorRoot>
    </StoreEvents>
  );
}
