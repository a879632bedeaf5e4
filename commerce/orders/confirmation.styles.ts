import { styled } from 'styled-components';

export const ConfirmationRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);
  max-inline-size: calc(var(--width-wide) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding: var(--space-7) var(--space-gutter) var(--space-section);
  overflow-wrap: anywhere;

  & > header {
    display: grid;
    gap: var(--space-4);
    justify-items: start;
  }
  & > header > [data-part='mark'] {
    display: grid;
    place-content: center;
    inline-size: 3.5rem;
    block-size: 3.5rem;
    border-radius: var(--radius-round);
    background-color: var(--color-success-surface);
    color: var(--color-success);
  }
  & > [data-part='columns'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-7);
    align-items: start;
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }
  @media (min-width: 1024px) {
    & > [data-part='columns'] {
      grid-template-columns: minmax(0, 1fr) min(26rem, 45%);
      gap: var(--space-8);
    }
  }
  @media print {
    padding: 0;

    & > [data-part='actions'] {
      display: none;
    }
    & > [data-part='columns'] {
      grid-template-columns: 1fr;
    }
  }
`;

export const OrderFacts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-7);
  margin: 0;

  & dt {
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
  & dd {
    margin: 0;
    font-size: var(--font-size-h5);
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
  }
`;

export const OrderSummary = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding: var(--space-5);
  border-radius: var(--radius-card);
  background-color: var(--color-surface-sunken);
  break-inside: avoid;
`;

export const NextSteps = styled.section`
  display: grid;
  gap: var(--space-4);

  & > ol {
    display: grid;
    gap: var(--space-3);
    margin: 0;
    padding: 0;
    list-style: none;
    counter-reset: next;
  }
  & > ol > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3);
    counter-increment: next;
  }
  & > ol > li::before {
    content: counter(next);
    display: grid;
    place-content: center;
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border: 1.5px solid var(--color-line-strong);
    border-radius: var(--radius-round);
    font-size: var(--font-size-small);
    font-weight: 600;
    line-height: 1;
  }
`;

export const OrderNext = styled.div`
  display: grid;
  gap: var(--space-7);
`;

export const AdjustmentList = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: var(--space-3) 0 0;
  padding: 0;
  font-size: var(--font-size-small);
  line-height: 1.45;

  & > li {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
  }
  & p {
    margin: 0;
    color: var(--color-ink-muted);
    overflow-wrap: anywhere;
  }
  & [data-part='name'] {
    color: var(--color-ink);
    font-weight: var(--label-weight);
  }
  & [data-part='amount'] {
    color: var(--color-ink);
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
