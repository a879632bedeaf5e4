import { styled } from 'styled-components';

export const RatingRoot = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  font-size: var(--font-size-small);
  line-height: 1.2;

  & > span[data-part='count'] {
    color: var(--color-ink-muted);
    font-variant-numeric: tabular-nums;
  }
`;

export const RatingStars = styled.svg`
  flex: none;
  inline-size: 5.5rem;
  block-size: 1rem;
  fill: var(--color-line-strong);

  & > path[data-part='filled'] {
    fill: var(--color-ink);
  }
`;
