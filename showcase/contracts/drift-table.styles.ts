import { styled } from 'styled-components';

/** A table from 1000 px on; on narrower screens each row is a card. */
export const Table = styled.table`
  display: block;
  inline-size: 100%;
  border-collapse: collapse;
  border-block-start: 1px solid var(--color-line);
  font-size: var(--font-size-small);
  text-align: start;

  & tbody {
    display: block;
  }
  & thead {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  & code {
    font:
      0.8125rem / 1.5 ui-monospace,
      monospace;
    overflow-wrap: anywhere;
  }
  @media (min-width: 1000px) {
    display: table;

    & tbody {
      display: table-row-group;
    }
    & thead {
      position: static;
      display: table-header-group;
      clip-path: none;
    }
    & tr > :first-child {
      padding-inline-start: var(--space-gutter);
    }
    & tr > :last-child {
      padding-inline-end: var(--space-gutter);
    }
  }
`;

export const HeadRow = styled.tr`
  @media (min-width: 1000px) {
    & > th {
      padding: var(--space-2) var(--space-3);
      border-block-end: 1px solid var(--color-line);
      background: var(--color-surface-sunken);
      color: var(--color-ink-muted);
      font-weight: var(--label-weight);
      text-align: start;
    }
    & > th:nth-child(5) {
      text-align: end;
    }
  }
`;

export const Row = styled.tr`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-2);
  padding: var(--space-3) var(--space-gutter);
  border-block-end: 1px solid var(--color-line);
  scroll-margin-block-start: var(--space-4);

  &[data-open] {
    border-block-end-color: transparent;
    background: var(--color-surface-raised);
  }
  & > * {
    padding: 0;
  }
  & > [data-cell='operation'],
  & > [data-cell='expected'] {
    grid-column: 1 / -1;
  }
  & > [data-cell='expected'],
  & > [data-cell='reporters'],
  & > [data-cell='moment'] {
    color: var(--color-ink-muted);
  }
  & > [data-cell='expected']::before {
    content: 'Expected ' / '';
  }
  & > [data-cell='moment'] {
    grid-area: 4 / 1;
  }
  & > [data-cell='reporters'] {
    grid-area: 4 / 2;
  }
  & > [data-cell='reporters']::before {
    content: '· ' / '';
  }
  & > [data-cell='details'] {
    grid-area: 4 / 3;
    text-align: end;
  }
  & > [data-cell='details'] > a {
    display: inline-block;
    margin-block: calc(-1 * var(--space-2));
    padding-block: var(--space-2);
  }
  @media (min-width: 1000px) {
    display: table-row;

    &:hover {
      background: var(--color-surface-raised);
    }
    & > * {
      padding: var(--space-3);
      vertical-align: top;
    }
    & > [data-cell='expected'] {
      color: inherit;
    }
    & > [data-cell='moment'] {
      white-space: nowrap;
    }
    & > [data-cell='expected']::before,
    & > [data-cell='reporters']::before {
      content: none;
    }
  }
`;

export const Difference = styled.th`
  grid-column: 1 / 3;
  font-weight: inherit;
  text-align: start;

  @media (min-width: 1000px) {
    inline-size: 32%;
  }
`;

export const Kind = styled.span`
  display: inline-block;
  margin-inline-end: var(--space-1);
  padding: 0.125rem 0.5rem;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-badge);
  font-size: var(--font-size-caption);
  font-weight: var(--label-weight);
  white-space: nowrap;
`;

export const Muted = styled.span`
  display: block;
  color: var(--color-ink-muted);
`;

/** The role is set explicitly, because browsers drop it when the cell is part of a card. */
export const Cell = styled.td`
  min-inline-size: 0;
`;

export const Count = styled.td`
  grid-area: 1 / 3;
  font-variant-numeric: tabular-nums;
  text-align: end;

  &::before {
    content: '×' / '';
  }
  @media (min-width: 1000px) {
    &::before {
      content: none;
    }
  }
`;
