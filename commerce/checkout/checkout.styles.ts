import { styled } from 'styled-components';

export const CheckoutRoot = styled.div`
  display: grid;
  gap: var(--space-5);
  align-items: start;
  max-inline-size: calc(var(--width-content) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding: var(--space-5) var(--space-gutter) var(--space-section);

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
  }
  & > [data-part='steps'] {
    display: grid;
    gap: var(--space-5);
    min-inline-size: 0;
  }
  & > [data-part='aside'] {
    order: -1;
  }
  & > header {
    order: -2;
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) 25rem;
    gap: var(--space-5) var(--space-8);
    padding-block-start: var(--space-7);

    & > header {
      grid-column: 1 / -1;
    }
    & > [data-part='aside'] {
      order: 0;
      position: sticky;
      inset-block-start: calc(var(--header-height) + var(--space-5));
    }
  }
`;

/** A step: done ones are folded to what was chosen, those to come to their name. */
export const StepRoot = styled.section`
  display: grid;
  gap: var(--space-5);
  padding-block-end: var(--space-5);
  border-block-end: 1px solid var(--color-line);

  &:last-child {
    border-block-end: 0;
  }
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
  }
  & > header > h2 {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    outline: none;
  }
  & [data-part='number'] {
    display: grid;
    place-content: center;
    flex: none;
    inline-size: 2rem;
    block-size: 2rem;
    border: 1.5px solid var(--color-line-strong);
    border-radius: var(--radius-round);
    font-family: var(--font-body);
    font-size: 0.9375rem;
    font-stretch: 100%;
    font-weight: 600;
    letter-spacing: 0;
    line-height: 1;
  }
  &[data-state='current'] [data-part='number'] {
    border-color: var(--color-solid);
    background-color: var(--color-solid);
    color: var(--color-solid-ink);
  }
  &[data-state='done'] [data-part='number'] {
    border-color: var(--color-success);
    background-color: var(--color-success-surface);
    color: var(--color-success);
  }
  &[data-state='ahead'] > header > h2 {
    color: var(--color-ink-muted);
  }
  @media (min-width: 600px) {
    &:not([data-state='current']) > div {
      padding-inline-start: 2.75rem;
    }
  }
`;

export const StepForm = styled.form`
  display: grid;
  gap: var(--space-6);

  & > [data-part='next'] {
    display: grid;
    gap: var(--space-3);
  }
  & fieldset > legend {
    margin-block-end: var(--space-4);
    padding: 0;
    font-size: var(--font-size-h5);
    font-stretch: var(--label-stretch);
    font-weight: var(--label-weight);
    line-height: 1.3;
  }
  @media (min-width: 600px) {
    & > [data-part='next'] {
      justify-items: start;
    }
  }
`;

/** Two columns where there is room; a field says how wide it is. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: var(--space-4);

  & > * {
    grid-column: 1 / -1;
  }
  & > [data-span~='half'] {
    grid-column: span 3;
  }
  @media (min-width: 600px) {
    & > [data-span~='third'] {
      grid-column: span 2;
    }
  }
  @media (max-width: 359.98px) {
    & > [data-span~='half'] {
      grid-column: 1 / -1;
    }
  }
`;

export const SummaryErrors = styled.div`
  outline: none;

  & ul {
    margin: var(--space-1) 0 0;
    padding-inline-start: 1.1em;
  }
  & li > a {
    display: inline-block;
    min-inline-size: 1.5rem;
    line-height: 1.5rem;
  }
`;

export const ChoiceCards = styled.div`
  display: grid;
  gap: var(--space-3);

  & > label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--space-1) var(--space-3);
    align-items: center;
    min-block-size: 3.5rem;
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-control);
    background-color: var(--color-surface-raised);
    line-height: 1.4;
  }
  & > label:has(input:checked) {
    border-color: var(--color-solid);
    box-shadow: inset 0 0 0 1px var(--color-solid);
  }
  & > label:has(input:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  & input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: var(--color-solid);
    outline: none;
    box-shadow: none;
  }
  & [data-part='label'] {
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
  }
  & [data-part='note'] {
    display: block;
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
    font-weight: 400;
    font-stretch: 100%;
  }
  & [data-part='price'] {
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

export const CardBox = styled.div`
  display: grid;
  gap: var(--space-3);

  & > iframe {
    display: block;
    inline-size: 100%;
    border: 0;
    color-scheme: light;
  }
  & > [data-part='frame'][hidden] {
    display: none;
  }
  & > p {
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
`;

export const SavedCard = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-4);
  border: 1px solid var(--color-solid);
  border-radius: var(--radius-control);
  background-color: var(--color-surface-raised);
  box-shadow: inset 0 0 0 1px var(--color-solid);
`;

export const SuggestionBox = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-card);
  background-color: var(--color-surface-raised);
  outline: none;

  & > [data-part='choices'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }
`;

export const Review = styled.dl`
  display: grid;
  gap: var(--space-5);
  margin: 0;

  & dt {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-4);
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
  }
  & dd {
    margin: 0;
    color: var(--color-ink-muted);
  }
  @media (min-width: 600px) {
    grid-template-columns: 1fr 1fr;
  }
`;

export const AddressBlock = styled.address`
  font-style: normal;
  line-height: 1.5;
  white-space: pre-line;
`;

export const OrderBox = styled.div`
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius-card);
  background-color: var(--color-surface-sunken);

  & > details > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-block-size: 2.75rem;
    list-style: none;
  }
  & > details > summary::-webkit-details-marker {
    display: none;
  }
  & > details > summary > span:first-child {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  & > details[open] > summary svg {
    transform: rotate(180deg);
  }
  & > details > summary > strong {
    font-variant-numeric: tabular-nums lining-nums;
  }
  & > details > div {
    display: grid;
    gap: var(--space-5);
    padding-block: var(--space-4) var(--space-2);
  }
  @media (min-width: 1024px) {
    display: none;

    &[data-wide] {
      display: grid;
      gap: var(--space-5);
      padding: var(--space-5);
    }
  }
  @media (max-width: 1023.98px) {
    &[data-wide] {
      display: none;
    }
  }
`;
