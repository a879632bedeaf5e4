import { styled } from 'styled-components';

export const More = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  padding-block: var(--space-7) var(--space-4);
  text-align: center;

  & > p {
    color: var(--color-ink-muted);
    font-size: var(--font-size-small);
    font-variant-numeric: tabular-nums;
  }
  & > a {
    min-inline-size: min(100%, 16rem);
  }
`;

export const Meter = styled.progress`
  appearance: none;
  inline-size: min(100%, 14rem);
  block-size: 3px;
  border: 0;
  background: var(--color-line);

  &::-webkit-progress-bar {
    background: var(--color-line);
  }
  &::-webkit-progress-value {
    background: var(--color-ink);
  }
  &::-moz-progress-bar {
    background: var(--color-ink);
  }
`;
