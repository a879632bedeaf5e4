import { styled } from 'styled-components';

/** Blocks extend to the dialog's edges; their text is aligned with its title. */
export const DialogBlocks = styled.div`
  --block-gutter: var(--space-5);

  padding-block-end: var(--space-5);
`;
