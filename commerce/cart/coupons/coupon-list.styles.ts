import { styled } from 'styled-components';

export const CouponItems = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--space-4);
    align-items: baseline;
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-control);
    background-color: var(--color-surface-raised);
    font-size: var(--font-size-small);
    line-height: 1.45;
  }
  & strong {
    font-weight: var(--label-weight);
    letter-spacing: 0.04em;
    overflow-wrap: anywhere;
  }
  & [data-part='amount'] {
    color: var(--color-sale);
    font-variant-numeric: tabular-nums lining-nums;
  }
  & [data-part='why'] {
    grid-column: 1 / -1;
    color: var(--color-ink-muted);
  }
  & [data-part='reason'] {
    display: flex;
    gap: var(--space-2);
    grid-column: 1 / -1;
    color: var(--color-warning);
  }
  & [data-part='reason'] > svg {
    margin-block-start: 0.2em;
  }
  & form {
    grid-column: 1 / -1;
    justify-self: start;
  }
`;
