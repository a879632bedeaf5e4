import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import type { ListingMessages } from '#generated/messages/listing/messages.ts';
import { isBoundedRange, RangeFacet } from './range-facet.tsx';
import { FacetForm, ValueBox, Values } from './facet-list.styles.ts';
import type { Facet } from '../listing.ts';
import { getFilterName, isFilterActive, toggleFilter, type ListingState } from '../listing-state.ts';
import { toSwatchBackground } from '../../images/swatch.ts';

export interface FacetListProps {
  readonly facets: readonly Facet[];
  readonly state: ListingState;
  readonly messages: ListingMessages;
  /** Additional fields for the form, which submits to the listing's URL without JavaScript. */
  readonly fields?: readonly (readonly [name: string, value: string])[];
  readonly id?: string;
  /** Content above the facets. */
  readonly children?: ReactNode;
  /** BCP 47 tag for amounts. */
  readonly languageTag: string;
  /** ISO 4217 code of the ranges. */
  readonly currency: string;
  readonly onChange: (next: ListingState) => void;
  /** Called when the shopper is likely to choose this state, e.g. on hover. */
  readonly onApproach?: (next: ListingState) => void;
}

/** Number of facets that are open initially. */
const OPEN = 4;
/** Facets with labels short enough for tiles side by side. */
const TILES = new Set(['size']);

/** Facets of a list: a form of checkboxes that works without JavaScript and applies at once with it. */
export function FacetList({
  facets,
  state,
  messages,
  fields,
  id,
  children,
  languageTag,
  currency,
  onChange,
  onApproach,
}: FacetListProps): ReactElement {
  return (
    <FacetForm id={id} method="get" aria-label={messages.filters}>
      {fields?.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      {facets.map((facet, index) => (
        <FacetGroup
          key={facet.id}
          isFirst={index < OPEN || facet.kind === 'swatch' || facet.kind === 'range'}
          facet={facet}
          state={state}
          messages={messages}
          languageTag={languageTag}
          currency={currency}
          onChange={onChange}
          onApproach={onApproach}
        />
      ))}
      <noscript>
        <Button type="submit" full>
          {messages.filtersApplyPlain}
        </Button>
      </noscript>
    </FacetForm>
  );
}

type FacetValuesProps = Pick<FacetListProps, 'state' | 'messages' | 'languageTag' | 'currency' | 'onChange' | 'onApproach'> & {
  readonly facet: Facet;
};

/** Initially open if it is among the first or has active values; then as the shopper leaves it. */
function FacetGroup({ isFirst, ...values }: FacetValuesProps & { readonly isFirst: boolean }): ReactElement {
  const [opens] = useState(isFirst || values.state.filters[values.facet.id] !== undefined);
  return (
    <Disclosure title={values.facet.label} open={opens}>
      {isBoundedRange(values.facet) ? <RangeFacet {...values} facet={values.facet} /> : <FacetValues {...values} />}
    </Disclosure>
  );
}

function FacetValues({ facet, state, messages, onChange, onApproach }: FacetValuesProps): ReactElement {
  const group = useId();
  const kind = facet.kind === 'swatch' ? 'swatch' : TILES.has(facet.id) ? 'tile' : 'row';
  return (
    <Values role="list" data-kind={kind} aria-label={facet.label}>
      {facet.values.map(({ value, label, count, swatch }, index) => {
        const isSet = isFilterActive(state, facet.id, value);
        const getNextState = (): ListingState => toggleFilter(state, facet.id, value);
        const prefetchNext = (): void => onApproach?.(getNextState());
        return (
          <li key={value} data-none={count === 0 || undefined}>
            <label onPointerEnter={prefetchNext}>
              <ValueBox
                type="checkbox"
                id={`${group}${index}`}
                name={getFilterName(facet.id)}
                value={value}
                checked={isSet}
                disabled={count === 0 && !isSet}
                aria-label={messages.filterCount({ name: label, count })}
                style={swatch ? { '--swatch': toSwatchBackground(swatch) } : undefined}
                onChange={() => onChange(getNextState())}
                onFocus={prefetchNext}
              />
              <span>{label}</span>
              {kind === 'row' ? <small aria-hidden="true">{count}</small> : null}
            </label>
          </li>
        );
      })}
    </Values>
  );
}
