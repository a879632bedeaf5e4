import { styled } from 'styled-components';

export const FilterForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-items: end;

  & > [data-part='search'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-2);
    align-items: end;
  }
  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > [data-part='search'],
    & > ul {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);

    & > [data-part='search'] {
      grid-column: auto;
    }
  }
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  & a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 2.5rem;
    padding: 0.25rem 0.875rem;
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-round);
    color: var(--color-ink);
    font-size: var(--font-size-small);
    line-height: 1.2;
    text-decoration: none;
  }
  & a[aria-current] {
    border-color: var(--color-ink);
    background: var(--color-surface-sunken);
    font-weight: var(--label-weight);
  }
  & a[data-look='plain'] {
    border-color: transparent;
    text-decoration: underline;
  }
  @media (hover: hover) {
    & a:hover {
      background: var(--color-surface-sunken);
    }
  }
`;
