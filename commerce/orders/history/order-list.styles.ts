import { styled } from 'styled-components';

export const Filters = styled.div`
  display: grid;
  gap: var(--space-3);
`;

export const FilterNav = styled.nav`
  display: grid;
  gap: var(--space-2);

  & > span {
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & a {
    display: block;
    padding: 0.5rem var(--space-3);
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-control);
    color: inherit;
    font-size: var(--font-size-small);
    text-decoration: none;
  }
  & a:hover {
    background-color: var(--color-surface-sunken);
  }
  & a[aria-current] {
    border-color: var(--color-ink);
    box-shadow: inset 0 0 0 1px var(--color-ink);
    font-weight: var(--label-weight);
  }
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  margin: 0;
  padding: 0;
`;

export const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-4);
  padding: var(--space-5);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
  background-color: var(--color-surface-raised);

  & > * {
    grid-column: 1 / -1;
  }
  & > [data-part='head'],
  & > [data-part='about'] {
    display: grid;
    gap: var(--space-1);
  }
  & > [data-part='head'] > [data-part='expected'] {
    font-size: var(--font-size-h5);
    font-weight: var(--label-weight);
  }
  & h3 > a {
    color: inherit;
    text-decoration: none;
  }
  & h3 > a:hover {
    text-decoration: underline;
  }
  & [data-part='placed'],
  & > [data-part='goods'] > p,
  & > [data-part='total'] > span {
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
  & > [data-part='goods'] {
    display: grid;
    gap: var(--space-2);
  }
  & [data-part='pictures'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  & > [data-part='total'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-3);
    font-variant-numeric: tabular-nums lining-nums;
  }
  & > [data-part='ways'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3);
  }
  @media (min-width: 600px) {
    & > [data-part='head'],
    & > [data-part='goods'] {
      grid-column: 1;
    }
    & > [data-part='about'] {
      grid-column: 2;
      grid-row: 1;
      text-align: end;
    }
    & > [data-part='total'] {
      grid-column: 2;
      flex-direction: column;
      align-items: flex-end;
    }
  }
`;

export const Empty = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  padding: var(--space-5);
  border: 1px dashed var(--color-line-strong);
  border-radius: var(--radius-card);
`;
