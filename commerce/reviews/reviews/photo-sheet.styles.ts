import { styled } from 'styled-components';

export const PhotoRoot = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: center;

  & > img {
    inline-size: auto;
    max-inline-size: 100%;
    block-size: auto;
    max-block-size: 70vh;
    border-radius: var(--radius-media);
  }
  & > div {
    display: flex;
    align-items: center;
    gap: var(--space-4);
    font-variant-numeric: tabular-nums;
  }
`;
