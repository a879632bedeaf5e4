import { styled } from 'styled-components';

export const Empty = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  max-inline-size: calc(var(--width-wide) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding: var(--space-4) var(--space-gutter) var(--space-section);

  &[data-inside] {
    padding: var(--space-6) 0;
  }
`;
