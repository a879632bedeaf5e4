import { styled } from 'styled-components';

export const Card = styled.article`
  display: grid;
  align-content: start;
  gap: var(--space-3);
  padding: var(--space-5);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
  background-color: var(--color-surface-raised);
  scroll-margin-block-start: calc(var(--header-height) + var(--space-4));

  &[data-mine] {
    border-color: var(--color-ink);
    box-shadow: inset 0 0 0 1px var(--color-ink);
  }
  &[data-brief] {
    gap: var(--space-2);
    padding: var(--space-4);
  }
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space-2) var(--space-3);
  }
  & > header > :is(h2, h3, h4) {
    flex: 1 1 12rem;
    min-inline-size: 0;
  }
  & > header > p {
    color: var(--color-ink-muted);
    white-space: nowrap;
  }
  & > header a {
    color: inherit;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  & > header > [data-part='number'] {
    display: inline-grid;
    place-content: center;
    min-inline-size: 1.75rem;
    block-size: 1.75rem;
    border-radius: var(--radius-round);
    background-color: var(--color-solid);
    color: var(--color-solid-ink);
    font-size: var(--font-size-small);
    font-weight: var(--label-weight);
  }
  & summary {
    justify-content: start;
    gap: var(--space-2);
    min-block-size: 2.75rem;
    padding-block: 0;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3) var(--space-4);
  }
`;

/** A dot beside the text that distinguishes the states. */
export const OpeningRoot = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);

  &::before {
    content: '';
    align-self: center;
    inline-size: 0.625rem;
    block-size: 0.625rem;
    border: 2px solid currentcolor;
    border-radius: var(--radius-round);
  }
  &[data-state='open'] > strong,
  &[data-state='open']::before {
    color: var(--color-success);
  }
  &[data-state='open']::before {
    background-color: currentcolor;
  }
`;

export const Address = styled.address`
  display: grid;
  font-style: normal;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-5);

  & > :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  @media not (pointer: coarse) {
    & > [data-touch-only] {
      display: none;
    }
  }
  @media (scripting: none) {
    & > [data-script-only] {
      display: none;
    }
  }
`;

export const Services = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--font-size-small);

  & > li {
    padding: 0.125rem var(--space-3);
    border-radius: var(--radius-round);
    background-color: var(--color-surface-sunken);
  }
`;

export const Hours = styled.table`
  inline-size: 100%;
  max-inline-size: 26rem;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: var(--space-1) 0;
    font-weight: inherit;
    text-align: start;
    vertical-align: baseline;
  }
  & th {
    padding-inline-end: var(--space-4);
  }
  & td {
    text-align: end;
    white-space: nowrap;
  }
  & td > span {
    display: block;
  }
  & tr[data-today] {
    font-weight: var(--label-weight);
  }
`;

export const List = styled.ol`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Results = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-4);
`;

export const Empty = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  padding-block: var(--space-4);

  & > article {
    inline-size: 100%;
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--space-4);
  padding-block: var(--space-3);
`;
