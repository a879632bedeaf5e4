import { styled } from 'styled-components';

export const HeadRoot = styled.header`
  display: grid;
  gap: var(--space-2);
  max-inline-size: calc(var(--width-wide) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding: var(--space-6) var(--space-gutter) 0;
`;
