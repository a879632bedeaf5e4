import { styled } from 'styled-components';

export const CheckoutRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-items: start;
  max-inline-size: calc(var(--width-content) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding: var(--space-5) var(--space-gutter) var(--space-section);
  overflow-wrap: anywhere;

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
  }
  & > [data-part='steps'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
    min-inline-size: 0;
  }
  & [data-part='changes'] {
    outline: none;
  }
  & > [data-part='aside'] {
    order: -1;
  }
  & > header {
    order: -2;
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) min(25rem, 45%);
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

/** A step: completed ones are collapsed to their values, later ones to their names. */
export const StepRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding-block-end: var(--space-5);
  border-block-end: 1px solid var(--color-line);

  &:last-child {
    border-block-end: 0;
  }
  & > header {
    display: flex;
    flex-wrap: wrap;
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
