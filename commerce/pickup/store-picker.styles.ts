import { styled } from 'styled-components';

export const PickerRoot = styled.div`
  display: grid;
  gap: var(--space-4);

  & > [data-part='status'] {
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
  }
  & > [data-part='status']:empty {
    margin-block-start: calc(-1 * var(--space-4));
  }
`;
