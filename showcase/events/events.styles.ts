import { styled } from 'styled-components';

export const Note = styled.p`
  max-inline-size: 44rem;
  color: var(--color-ink-muted);
  font-size: var(--font-size-small);
`;

/** The filter has a limited width; the button that clears the list is beside it. */
export const Filter = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 28rem) auto;
  justify-content: start;
  gap: var(--space-3);
`;

export const Count = styled.p`
  padding: var(--space-4) var(--space-gutter);
  border-block-end: 1px solid var(--color-line);
  color: var(--color-ink-muted);
  font-size: var(--font-size-small);
`;

export const Events = styled.ol`
  margin: 0;
  padding: 0 0 var(--space-9);
  list-style: none;
`;

/** Time, event and page: stacked on small screens, in columns on larger ones. */
export const Event = styled.li`
  border-block-end: 1px solid var(--color-line);
  font-size: var(--font-size-small);

  & summary {
    display: grid;
    grid-template-columns: 1fr auto 1rem;
    gap: var(--space-1) var(--space-4);
    align-items: center;
    min-block-size: 3rem;
    padding: var(--space-2) var(--space-gutter);
    list-style: none;
    cursor: pointer;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary::after {
    content: '';
    grid-area: 1 / -2;
    justify-self: center;
    inline-size: 0.5rem;
    block-size: 0.5rem;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(45deg);
  }
  & details[open] summary::after {
    transform: rotate(-135deg);
  }
  & summary:hover {
    background: var(--color-surface-raised);
  }
  & strong {
    grid-area: 1 / 1;
    overflow-wrap: anywhere;
  }
  & time,
  & span {
    color: var(--color-ink-muted);
    font-family: ui-monospace, monospace;
    overflow-wrap: anywhere;
  }
  & span {
    grid-column: 1 / -1;
  }
  @media (min-width: 600px) {
    & summary {
      grid-template-columns: 7.5rem minmax(12rem, 16rem) 1fr 1rem;
    }
    & strong,
    & span {
      grid-area: auto;
    }
  }
`;

export const Json = styled.pre`
  margin: 0;
  padding: var(--space-4) var(--space-gutter);
  border-block-start: 1px solid var(--color-line);
  background: var(--color-surface-sunken);
  font:
    0.8125rem / 1.5 ui-monospace,
    monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
