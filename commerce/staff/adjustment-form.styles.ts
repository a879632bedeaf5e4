import { styled } from 'styled-components';

export const AdjustmentFormRoot = styled.form`
  display: grid;
  gap: var(--space-4);

  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3) var(--space-4);
    align-items: center;
  }
`;

export const AdjustmentBox = styled.div`
  display: grid;
  gap: var(--space-1);
  font-size: var(--font-size-small);
  line-height: 1.45;

  & p {
    margin: 0;
    overflow-wrap: anywhere;
  }
  &[data-open] {
    padding: var(--space-4);
    border-radius: var(--radius-control);
    background-color: var(--color-surface-sunken);
  }
  & [data-part='by'] {
    color: var(--color-ink-muted);
  }
  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);
  }
`;
