import { keyframes, styled } from 'styled-components';

const pop = keyframes`
  50% { scale: 1.25; }
`;

export const CartAnchor = styled.a`
  position: relative;
  display: inline-grid;
  place-content: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: var(--radius-round);
  color: inherit;
  text-decoration: none;

  & > span {
    position: absolute;
    inset-block-start: 0.125rem;
    inset-inline-end: 0;
    min-inline-size: 1.25rem;
    padding-inline: 0.3125rem;
    border-radius: var(--radius-round);
    background-color: var(--color-accent);
    color: var(--color-accent-ink);
    font-size: 0.6875rem;
    font-variant-numeric: tabular-nums lining-nums;
    font-weight: 700;
    line-height: 1.25rem;
    text-align: center;
    animation: ${pop} var(--duration-dialog) var(--ease-out);
  }
  @media (hover: hover) {
    &:hover {
      background-color: var(--color-surface-sunken);
    }
  }
  @media (forced-colors: active) {
    & > span {
      outline: 1px solid CanvasText;
    }
  }
`;
