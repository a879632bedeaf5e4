import { styled } from 'styled-components';

export const CardRoot = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  block-size: 100%;
  isolation: isolate;

  & h2 {
    font-family: var(--font-body);
    font-size: var(--font-size-small);
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
    letter-spacing: var(--label-tracking);
    line-height: 1.35;
    text-transform: none;
    text-wrap: wrap;
  }
  & h2 a:focus-visible {
    outline: none;
    box-shadow: none;
  }
  &:has(h2 a:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 4px;
    border-radius: var(--radius-media);
  }
`;

export const Shot = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 5;
  border-radius: var(--radius-media);
  background: var(--color-surface-sunken);

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  & > img + img {
    position: absolute;
    inset: 0;
    animation: card-view var(--duration-base) var(--ease-out);
  }
  & > span {
    position: absolute;
    inset-block-start: var(--space-2);
    inset-inline-start: var(--space-2);
  }

  @media (prefers-reduced-motion: reduce) {
    & > img + img {
      animation: none;
    }
  }

  @keyframes card-view {
    from {
      opacity: 0;
    }
  }
`;

export const Facts = styled.div`
  display: grid;
  gap: 0.1875rem;
  align-content: start;
  font-size: var(--font-size-small);
  line-height: 1.4;

  & > [data-part='kind'] {
    color: var(--color-ink-muted);
  }
  & > [data-part='price'] {
    display: grid;
    justify-items: start;
    gap: 0.125rem var(--space-3);
    margin-block-start: var(--space-1);
  }
  @media (min-width: 1024px) {
    & > [data-part='price'] {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
    }
  }
  & [data-part='rating'] {
    display: inline-flex;
    align-items: center;
    gap: 0.25rem;
    font-size: var(--font-size-caption);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & [data-part='rating'] > span:last-child {
    color: var(--color-ink-muted);
  }
`;

/** A row of radio buttons: one tab stop, arrow keys select. */
export const Swatches = styled.div`
  position: relative;
  z-index: calc(var(--z-raised) + 1);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-block-size: 1.5rem;
  margin-inline-start: -0.25rem;

  & > label {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 1.5rem;
    block-size: 1.5rem;
    cursor: pointer;
  }
  & input {
    appearance: none;
    position: absolute;
    inset: 0.125rem;
    margin: 0;
    border: 1px solid transparent;
    border-radius: 50%;
    cursor: inherit;
  }
  & input:checked {
    border-color: var(--color-ink);
  }
  & label > span {
    inline-size: 0.875rem;
    block-size: 0.875rem;
    border-radius: 50%;
    background: var(--swatch);
    box-shadow: inset 0 0 0 1px rgb(0 0 0 / 0.18);
    forced-color-adjust: none;
  }
  & > span {
    padding-inline-start: var(--space-1);
    color: var(--color-ink-muted);
    font-size: var(--font-size-caption);
    font-variant-numeric: tabular-nums;
  }
`;
