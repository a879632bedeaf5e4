import { useId, useState, type ReactElement } from 'react';
import type { StoresMessages } from '#generated/messages/stores/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { formatDistance, convertToKilometers } from '../format-distance.ts';
import type { FoundStores } from '../found-stores.ts';
import type { StoreEntry } from '../store-entry.ts';
import { MAP_SIZE, projectStores, getScaleBarLength, type MapPoint } from './project-stores.ts';
import { Frame, MapRoot, ZoomBar } from './store-map.styles.ts';

export interface StoreMapProps {
  readonly stores: readonly Pick<StoreEntry, 'id' | 'name' | 'latitude' | 'longitude'>[];
  /** Number of the first store in the list. */
  readonly first: number;
  readonly origin?: FoundStores['origin'];
  /** BCP 47, for the scale. */
  readonly languageTag: string;
  readonly messages: StoresMessages;
}

const ZOOMS = [1, 2, 4, 8, 16, 32];

/** A map without tiles: a coordinate grid with the stores to scale, numbered as in the list, each linked to its entry. */
export function StoreMap({ stores, first, origin, languageTag, messages }: StoreMapProps): ReactElement {
  const hintId = useId();
  const [zoom, setZoom] = useState(0);
  const [focused, setFocused] = useState<string>();
  const view = projectStores(origin ? [...stores, origin] : stores);
  const pins = stores.map((store, index) => ({ store, number: first + index, at: view.project(store) }));
  const center = getCenter(pins.find(({ store }) => store.id === focused)?.at ?? (origin && view.project(origin)), ZOOMS[zoom] ?? 1);
  const size = MAP_SIZE / (ZOOMS[zoom] ?? 1);
  const unit = size / MAP_SIZE;
  const corner = { x: center.x - size / 2, y: center.y - size / 2 };
  const mile = convertToKilometers(1, languageTag);
  const bar = getScaleBarLength(((view.kilometers / mile) * size) / MAP_SIZE);
  const barLength = (bar * mile * MAP_SIZE) / view.kilometers;
  return (
    <MapRoot role="group" aria-label={messages.mapOf} aria-describedby={hintId}>
      <Frame>
        <svg viewBox={`${corner.x} ${corner.y} ${size} ${size}`}>
          <g data-part="grid" aria-hidden="true">
            {view.latitudes.map(({ degrees, at }) => (
              <g key={degrees}>
                <line x1={corner.x} x2={corner.x + size} y1={at} y2={at} />
                <text x={corner.x + 12 * unit} y={at - 8 * unit} fontSize={24 * unit}>{`${degrees}°`}</text>
              </g>
            ))}
            {view.longitudes.map(({ degrees, at }) => (
              <line key={degrees} x1={at} x2={at} y1={corner.y} y2={corner.y + size} />
            ))}
          </g>
          {origin ? (
            <g data-part="origin" role="img" aria-label={messages.you}>
              <circle cx={view.project(origin).x} cy={view.project(origin).y} r={14 * unit} />
            </g>
          ) : null}
          {pins.map(({ store, number, at }) => (
            <a key={store.id} href={`#store-${store.id}`} aria-label={`${number}. ${store.name}`} onFocus={() => setFocused(store.id)}>
              <circle cx={at.x} cy={at.y} r={34 * unit} />
              <text x={at.x} y={at.y} fontSize={32 * unit} dy="0.35em" aria-hidden="true">
                {number}
              </text>
            </a>
          ))}
          <g data-part="scale" aria-hidden="true">
            <path
              d={`M${corner.x + 24 * unit} ${corner.y + size - 40 * unit}v${16 * unit}h${barLength}v${-16 * unit}`}
              strokeWidth={4 * unit}
            />
            <text x={corner.x + 24 * unit} y={corner.y + size - 52 * unit} fontSize={28 * unit}>
              {formatDistance(bar * mile, languageTag)}
            </text>
          </g>
        </svg>
        <ZoomBar>
          <Button
            variant="outline"
            size="small"
            iconOnly
            aria-label={messages.zoomIn}
            aria-disabled={zoom === ZOOMS.length - 1}
            onClick={() => setZoom(Math.min(zoom + 1, ZOOMS.length - 1))}
          >
            <Icon name="plus" />
          </Button>
          <Button
            variant="outline"
            size="small"
            iconOnly
            aria-label={messages.zoomOut}
            aria-disabled={zoom === 0}
            onClick={() => setZoom(Math.max(zoom - 1, 0))}
          >
            <Icon name="minus" />
          </Button>
        </ZoomBar>
      </Frame>
      <p id={hintId}>{messages.mapHint}</p>
    </MapRoot>
  );
}

/** Center of the visible section, limited to the map. */
function getCenter(at: MapPoint | undefined, zoom: number): MapPoint {
  const half = MAP_SIZE / zoom / 2;
  const clamp = (value: number): number => Math.min(Math.max(value, half), MAP_SIZE - half);
  return at ? { x: clamp(at.x), y: clamp(at.y) } : { x: MAP_SIZE / 2, y: MAP_SIZE / 2 };
}
