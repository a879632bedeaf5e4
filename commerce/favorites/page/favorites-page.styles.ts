import { styled } from 'styled-components';

export const PageRoot = styled.section`
  display: grid;
  gap: var(--space-5);
  max-inline-size: calc(var(--width-wide) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding: var(--space-6) var(--space-gutter) var(--space-section);
`;

/** Links to lists; a row that wraps. */
export const ListTabs = styled.nav`
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    max-inline-size: 100%;
    padding-inline: var(--space-4);
    border: 1px solid var(--color-line-strong, var(--color-line));
    border-radius: var(--radius-control);
    color: inherit;
    font-size: var(--font-size-small);
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & a[aria-current] {
    border-color: var(--color-solid);
    background-color: var(--color-solid);
    color: var(--color-solid-ink);
  }
  @media (hover: hover) {
    & a:not([aria-current]):hover {
      background-color: var(--color-surface-sunken);
    }
  }
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);

  & > form {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
`;

export const FavoriteGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-6) var(--space-grid);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    row-gap: var(--space-2);
    min-inline-size: 0;
  }
  @media (min-width: 600px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const ItemFoot = styled.div`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  font-size: var(--font-size-small);

  & > p {
    color: var(--color-ink-muted);
  }
  & > p[data-kind='good'] {
    color: var(--color-success, var(--color-ink));
    font-weight: var(--label-weight);
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-4);
  }
  & > [data-part='actions'] > details[open] {
    flex-basis: 100%;
  }
  & details > summary {
    justify-content: start;
    gap: var(--space-1);
    padding-block: 0;
    min-block-size: 2.25rem;
    font-size: var(--font-size-small);
  }
  & form {
    display: grid;
    gap: var(--space-3);
  }
`;

export const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-4);
`;

export const SharePanel = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  max-inline-size: 36rem;
  padding-block: var(--space-3);

  & form {
    display: grid;
    justify-items: start;
    gap: var(--space-3);
    inline-size: 100%;
  }
  & form > :not(button) {
    inline-size: 100%;
  }
  & > [data-part='link'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: var(--space-2);
    inline-size: 100%;
  }
  @media (scripting: none) {
    & [data-part='copy'] {
      display: none;
    }
  }
`;

export const EmptyRoot = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  padding-block: var(--space-7);
  text-align: center;

  & > p {
    max-inline-size: 30rem;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;
