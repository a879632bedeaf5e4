import { styled } from 'styled-components';

export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  max-inline-size: calc(var(--width-wide) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding: var(--space-4) var(--space-gutter) var(--space-4);

  & > nav:last-child:not(:first-child) {
    margin-block-start: var(--space-2);
  }
`;
