import { styled } from 'styled-components';

export const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--color-line);

  & > [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-1) var(--space-4);
  }
`;

export const TrackingRow = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  padding: var(--space-4);
  border-radius: var(--radius-card);
  background-color: var(--color-surface-sunken);

  & > a {
    padding-block: 0.625rem;
    color: inherit;
  }
`;

export const Items = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-1) var(--space-4);
    align-items: start;
    font-size: var(--font-size-small);
    line-height: 1.45;
  }
  & > li > div {
    grid-column: 2;
    min-inline-size: 0;
  }
  & > li > span {
    grid-row: 1 / span 2;
  }
  & [data-part='name'] {
    font-weight: var(--label-weight);
  }
  & [data-part='name'] > a {
    color: inherit;
    text-decoration: none;
  }
  & [data-part='name'] > a:hover {
    text-decoration: underline;
  }
  & > li > [data-part='price'] {
    grid-column: 2;
    font-variant-numeric: tabular-nums lining-nums;
  }
  @media (min-width: 480px) {
    & > li {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    & > li > [data-part='price'] {
      grid-column: 3;
      grid-row: 1;
      text-align: end;
    }
  }
`;
