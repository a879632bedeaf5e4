import { styled } from 'styled-components';

export const RangeRoot = styled.div`
  display: grid;
  gap: var(--space-3);
  padding-block-end: var(--space-4);
`;

/** Two native sliders overlap; only their thumbs receive pointer events. */
export const Track = styled.div`
  --_thumb: 1.5rem;

  position: relative;
  block-size: 2rem;
  margin-inline: 0.125rem;

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block: calc(50% - 2px);
    inset-inline: 0;
    border-radius: 2px;
    background: var(--color-line);
  }
  &::after {
    inset-inline: var(--low) calc(100% - var(--high));
    background: var(--color-ink);
  }
  & > input {
    appearance: none;
    position: absolute;
    inset: 0;
    z-index: 1;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    background: none;
    pointer-events: none;
  }
  & > input::-webkit-slider-thumb {
    appearance: none;
    inline-size: var(--_thumb);
    block-size: var(--_thumb);
    border: 2px solid var(--color-ink);
    border-radius: 50%;
    background: var(--color-surface-raised);
    pointer-events: auto;
    cursor: grab;
  }
  & > input::-moz-range-thumb {
    box-sizing: border-box;
    inline-size: var(--_thumb);
    block-size: var(--_thumb);
    border: 2px solid var(--color-ink);
    border-radius: 50%;
    background: var(--color-surface-raised);
    pointer-events: auto;
    cursor: grab;
  }
  & > input:focus-visible {
    outline: none;
    box-shadow: none;
  }
  & > input:focus-visible::-webkit-slider-thumb {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  & > input:focus-visible::-moz-range-thumb {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  @media (scripting: none) {
    display: none;
  }
`;

export const Ends = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);

  & > label {
    display: grid;
    gap: 0.25rem;
    color: var(--color-ink-muted);
    font-size: var(--font-size-caption);
  }
  & input {
    inline-size: 100%;
    min-block-size: 2.5rem;
    padding: 0.25rem 0.625rem;
    border: 1px solid var(--color-line-strong);
    border-radius: min(var(--radius-control), 0.5rem);
    background: var(--color-surface-raised);
    color: var(--color-ink);
    font-size: max(0.875rem, 16px);
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 1024px) {
    & input {
      font-size: var(--font-size-small);
    }
  }
`;
