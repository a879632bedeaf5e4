import { styled } from 'styled-components';

/** All content fits into the dialog: the frame, which scrolls by itself, shrinks when a notice shows. */
export const WalletBox = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  max-block-size: calc(92dvh - 5rem);

  &:not(:has(> iframe)) {
    padding-block-end: var(--space-5);
  }
  & > :not(iframe) {
    margin-inline: var(--space-5);
  }
  & > iframe {
    flex: 0 1 46rem;
    inline-size: 100%;
    min-block-size: 20rem;
    border: 0;
  }
  & > [role='status'] {
    padding-block-end: var(--space-4);
  }
  & > [role='status']:empty {
    margin-block-start: calc(-1 * var(--space-4));
    padding: 0;
  }
`;
