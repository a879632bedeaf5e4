import { styled } from 'styled-components';

export const RemovedRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-control);
  background-color: var(--color-surface-sunken);
  font-size: var(--font-size-small);
  line-height: 1.45;
  text-align: start;

  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
  }
  & > [data-part='error'] {
    flex-basis: 100%;
    color: var(--color-danger);
  }
`;

export const RemovedItem = styled.li`
  padding-block: var(--space-3);
  border-block-end: 1px solid var(--color-line);
  list-style: none;
`;
