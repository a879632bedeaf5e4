import { styled } from 'styled-components';

export const StepForm = styled.form`
  display: grid;
  gap: var(--space-6);

  & > [data-part='next'] {
    display: grid;
    gap: var(--space-3);
  }
  & fieldset > [data-kind] {
    margin-block-end: var(--space-4);
  }
  & fieldset > [data-part='note'] {
    margin-block-end: var(--space-4);
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
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
  /* From there on they stand beside the steps. */
  @media (min-width: 1024px) {
    & > [data-part='totals'] {
      display: none;
    }
  }
`;

/** Sections of the billing step, some with forms of their own. */
export const BillingSections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
`;

/** Two columns if they fit; a field sets its own width. */
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

/** Controls of the address book, above or below the address fields. */
export const BookField = styled.div`
  margin-block-start: var(--space-4);

  &[data-part='choice'] {
    margin-block: 0 var(--space-4);
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
  & > label:has(input:disabled) {
    background-color: var(--color-surface-sunken);
    color: var(--color-ink-muted);
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

  /* The partner's page leaves 4 px on each side for the focus ring. */
  & > iframe {
    display: block;
    inline-size: calc(100% + 8px);
    margin: -4px;
    border: 0;
    color-scheme: light;
  }
  & > [data-part='fault'] {
    color: var(--color-danger);
    font-size: var(--font-size-small);
  }
`;

export const SavedPayment = styled.div`
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
