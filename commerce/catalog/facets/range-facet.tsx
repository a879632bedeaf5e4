import { useEffect, useEffectEvent, useRef, useState, type CSSProperties, type ReactElement } from 'react';
import { formatMoney } from '#messages/format/money.ts';
import type { ListingMessages } from '#generated/messages/listing/messages.ts';
import type { Facet } from '../listing.ts';
import { getRangeFieldNames, formatRange, setFilter, type ListingState } from '../listing-state.ts';
import { Ends, RangeRoot, Track } from './range-facet.styles.ts';

/** A facet with two different bounds. */
export type BoundedFacet = Facet & { readonly min: number; readonly max: number };

/** False for a range without bounds, whose values show as a list. */
export function isBoundedRange(facet: Facet): facet is BoundedFacet {
  const { kind, min, max } = facet;
  return kind === 'range' && min !== undefined && max !== undefined && Math.floor(min) < Math.ceil(max);
}

export interface RangeFacetProps {
  readonly facet: BoundedFacet;
  readonly state: ListingState;
  readonly messages: ListingMessages;
  readonly languageTag: string;
  readonly currency: string;
  readonly onChange: (next: ListingState) => void;
}

interface Range {
  readonly low: number;
  readonly high: number;
}

/** Debounce of a slider's arrow keys, in milliseconds. */
const PAUSE = 150;

/** Two sliders on one track and two fields. Only the fields belong to the form that works without JavaScript. */
export function RangeFacet({ facet, state, messages, languageTag, currency, onChange }: RangeFacetProps): ReactElement {
  const bounds = { low: Math.floor(facet.min), high: Math.ceil(facet.max) };
  const chosen = getChosenRange(state.filters[facet.id], bounds);
  const key = `${chosen.low}-${chosen.high}`;
  const [draft, setDraft] = useState({ ...chosen, key });
  if (draft.key !== key) setDraft({ ...chosen, key });
  const root = useRef<HTMLDivElement>(null);

  const apply = useEffectEvent(({ low, high }: Range) => {
    if (low === chosen.low && high === chosen.high) return;
    const value = formatRange(low > bounds.low ? String(low) : '', high < bounds.high ? String(high) : '');
    onChange(setFilter(state, facet.id, value === undefined ? [] : [value]));
  });
  const settle = useEffectEvent((input: HTMLInputElement, end: keyof Range): Range => {
    const amount = input.value === '' ? bounds[end] : Math.round(Number(input.value));
    const next = moveEnd(draft, end, Math.min(bounds.high, Math.max(bounds.low, amount)));
    setDraft({ ...next, key });
    return next;
  });
  // React's onChange is the native input event; the list is refetched on the native change event, once a thumb or field is released.
  useEffect(() => {
    const element = root.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onSettle = ({ target }: Event): void => {
      if (!(target instanceof HTMLInputElement) || !isRangeEnd(target.dataset.end)) return;
      const next = settle(target, target.dataset.end);
      clearTimeout(timer);
      // Arrow keys fire a change event on each press.
      timer = setTimeout(() => apply(next), target.type === 'range' ? PAUSE : 0);
    };
    element?.addEventListener('change', onSettle);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('change', onSettle);
    };
  }, []);

  const share = (amount: number): string => `${((amount - bounds.low) / (bounds.high - bounds.low)) * 100}%`;
  const ends: CSSProperties & Record<`--${string}`, string> = { '--low': share(draft.low), '--high': share(draft.high) };
  const symbol = getCurrencySymbol(currency, languageTag);
  const names = getRangeFieldNames(facet.id);
  const renderSlider = (end: keyof Range, label: string): ReactElement => (
    <input
      type="range"
      data-end={end}
      min={bounds.low}
      max={bounds.high}
      value={draft[end]}
      aria-label={label}
      aria-valuetext={formatMoney(draft[end], currency, languageTag, { maximumFractionDigits: 0 })}
      onChange={({ currentTarget: { valueAsNumber } }) => setDraft({ ...moveEnd(draft, end, valueAsNumber), key })}
    />
  );
  const renderField = (end: keyof Range, name: string, label: string): ReactElement => (
    <label>
      <span>{label}</span>
      <input
        key={`${end} ${draft[end]}`}
        type="number"
        inputMode="numeric"
        data-end={end}
        name={name}
        min={bounds.low}
        max={bounds.high}
        placeholder={String(bounds[end])}
        defaultValue={draft[end] === bounds[end] ? '' : draft[end]}
      />
    </label>
  );
  return (
    <RangeRoot ref={root} role="group" aria-label={facet.label}>
      <Track style={ends}>
        {renderSlider('low', messages.priceLowest)}
        {renderSlider('high', messages.priceHighest)}
      </Track>
      <Ends>
        {renderField('low', names.min, messages.priceFrom({ currency: symbol }))}
        {renderField('high', names.max, messages.priceTo({ currency: symbol }))}
      </Ends>
    </RangeRoot>
  );
}

function isRangeEnd(end: string | undefined): end is keyof Range {
  return end === 'low' || end === 'high';
}

/** Moves one end of a range without passing the other. */
function moveEnd({ low, high }: Range, end: keyof Range, amount: number): Range {
  return end === 'low' ? { low: Math.min(amount, high), high } : { low, high: Math.max(amount, low) };
}

/** Range of the active values; the bounds if there are none. */
function getChosenRange(values: readonly string[] | undefined, bounds: Range): Range {
  if (!values || values.length === 0) return bounds;
  const ends = values.map((value) => value.split('-'));
  const clamp = (amount: number): number => Math.min(bounds.high, Math.max(bounds.low, Math.round(amount)));
  return {
    low: clamp(Math.min(...ends.map(([low = '']) => (low === '' ? bounds.low : Number(low))))),
    high: clamp(Math.max(...ends.map(([, high = '']) => (high === '' ? bounds.high : Number(high))))),
  };
}

/** As formatMoney renders it, so that Canadian dollars have their code. */
function getCurrencySymbol(currency: string, languageTag: string): string {
  return formatMoney(0, currency, languageTag, { maximumFractionDigits: 0 }).replaceAll(/[\d\s]/g, '');
}
