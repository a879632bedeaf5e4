import { styled } from 'styled-components';

export const WalletBox = styled.div`
  display: grid;
  gap: var(--space-4);
  padding-block-end: var(--space-4);

  & > :not(iframe) {
    margin-inline: var(--space-5);
  }
  & > iframe {
    inline-size: 100%;
    block-size: clamp(20rem, 92dvh - 7rem, 46rem);
    border: 0;
  }
`;
