import { styled } from 'styled-components';

export const BannerRoot = styled.section`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4) var(--space-gutter);
  background-color: var(--color-info-surface);
  font-size: var(--font-size-small);

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-6);
    inline-size: 100%;
    max-inline-size: var(--width-wide);
    margin-inline: auto;
  }
  & [data-part='spend'] {
    display: grid;
    flex: 1 1 14rem;
    gap: var(--space-1);
    max-inline-size: 26rem;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;
