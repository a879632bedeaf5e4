import { styled } from 'styled-components';

/** Blocks reach the dialog's edges, and what they say begins where its title does. */
export const DialogBlocks = styled.div`
  --block-gutter: var(--space-5);

  padding-block-end: var(--space-5);
`;
