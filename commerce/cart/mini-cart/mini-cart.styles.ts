import { styled } from 'styled-components';

export const MiniBody = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-block-end: var(--space-3);

  & h3 {
    margin-block-end: var(--space-4);
    font-family: var(--font-body);
    font-size: var(--font-size-small);
    font-weight: var(--label-weight);
    letter-spacing: var(--label-tracking);
    color: var(--color-ink-muted);
    text-transform: none;
  }
`;

export const AddedSection = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius-card);
  background-color: var(--color-surface-sunken);
  font-size: var(--font-size-small);

  & > [data-part='added'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--space-4);
    align-items: center;
  }
  & [data-part='total'] {
    align-self: start;
    font-size: var(--font-size-body);
    font-variant-numeric: tabular-nums lining-nums;
    font-weight: var(--label-weight);
  }
  & [data-part='name'] {
    font-size: var(--font-size-body);
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
    line-height: 1.35;
  }
`;

/** Spans the whole line. */
export const MiniLineControls = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--space-1);

  & > [data-part='controls'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
  }
`;

export const MiniFoot = styled.div`
  display: grid;
  gap: var(--space-4);

  & > [data-part='totals'] {
    font-size: var(--font-size-small);
  }
  & dl {
    gap: var(--space-1);
  }
  & dl > div[data-row='total'] {
    padding-block-start: var(--space-2);
  }
  /* On short screens, and with large text, the rows scroll so that the items keep their space. */
  @media (max-height: 45em) {
    & > [data-part='totals'] {
      max-block-size: 7.5rem;
      overflow-y: auto;
    }
  }
  & > [data-part='ways'] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-3);
  }
  @media (max-width: 379.98px) {
    & > [data-part='ways'] {
      grid-template-columns: 1fr;
    }
  }
`;
