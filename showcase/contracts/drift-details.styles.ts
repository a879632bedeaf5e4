import { styled } from 'styled-components';

export const DetailsRow = styled.tr`
  display: block;
  border-block-end: 1px solid var(--color-line);
  background: var(--color-surface-raised);

  & > td {
    display: block;
    padding: 0 var(--space-gutter) var(--space-5);
  }
  @media (min-width: 1000px) {
    display: table-row;

    & > td {
      display: table-cell;
    }
  }
`;

export const Details = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4) var(--space-5);
  margin: 0;
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--color-line);

  @media (min-width: 800px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Detail = styled.div`
  min-inline-size: 0;

  & > dt {
    font-weight: var(--label-weight);
  }
  & > dd {
    margin: var(--space-1) 0 0;
    overflow-wrap: anywhere;
  }
  & > dd > a {
    display: block;
    inline-size: fit-content;
    padding-block: var(--space-1);
  }
`;

export const Code = styled.pre`
  margin: 0;
  padding: var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-control);
  background: var(--color-surface);
  font:
    0.8125rem / 1.5 ui-monospace,
    monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
