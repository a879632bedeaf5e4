import { styled } from 'styled-components';

export const FacetForm = styled.form`
  display: block;

  & details > div {
    padding-inline: 0.125rem;
  }
  & summary {
    font-size: var(--font-size-small);
  }
  & noscript {
    display: block;
    padding-block: var(--space-5);
  }
`;

export const Values = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-kind='swatch'] {
    grid-template-columns: repeat(auto-fill, minmax(4.25rem, 1fr));
    gap: var(--space-2) var(--space-1);
  }
  &[data-kind='tile'] {
    grid-template-columns: repeat(auto-fill, minmax(3.25rem, 1fr));
    gap: var(--space-2);
  }
  & > li > label {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-block-size: 2.25rem;
    font-size: var(--font-size-small);
    line-height: 1.35;
  }
  &[data-kind='swatch'] > li > label {
    flex-direction: column;
    gap: var(--space-2);
    padding-block: 0.375rem;
    font-size: var(--font-size-caption);
    text-align: center;
  }
  &[data-kind='tile'] > li > label {
    justify-content: center;
    min-block-size: 2.75rem;
    text-align: center;
  }
  & small {
    margin-inline-start: auto;
    color: var(--color-ink-muted);
    font-size: var(--font-size-caption);
    font-variant-numeric: tabular-nums;
  }
  & > li[data-none] {
    color: var(--color-ink-muted);
  }
  & > li:has(:disabled) > label {
    opacity: 0.55;
    cursor: not-allowed;
  }
  @media (hover: hover) {
    & > li > label:hover > span {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`;

/** A checkbox drawn as a box, a color swatch or a labeled tile. */
export const ValueBox = styled.input`
  appearance: none;
  flex: none;
  display: grid;
  place-content: center;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  margin: 0;
  border: 1.5px solid var(--color-line-strong);
  border-radius: min(var(--radius-control), 0.25rem);
  background: var(--color-surface-raised);
  cursor: inherit;

  &::before {
    content: '';
    inline-size: 0.75rem;
    block-size: 0.75rem;
    background: var(--color-solid-ink);
    clip-path: polygon(14% 47%, 4% 58%, 38% 90%, 97% 22%, 86% 11%, 37% 68%);
    opacity: 0;
  }
  &:checked {
    border-color: var(--color-solid);
    background: var(--color-solid);
  }
  &:checked::before {
    opacity: 1;
  }
  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
  }

  [data-kind='swatch'] & {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    border: 0;
    border-radius: 50%;
    background: var(--swatch);
    box-shadow: inset 0 0 0 1px rgb(0 0 0 / 0.18);
    forced-color-adjust: none;
  }
  [data-kind='swatch'] &:checked {
    box-shadow:
      inset 0 0 0 1px rgb(0 0 0 / 0.18),
      0 0 0 2px var(--color-surface),
      0 0 0 4px var(--color-ink);
  }
  [data-kind='swatch'] &::before {
    background: #fff;
    filter: drop-shadow(0 0 1px rgb(0 0 0 / 0.9));
  }

  [data-kind='tile'] & {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    border: 1px solid var(--color-line-strong);
    border-radius: min(var(--radius-control), 0.5rem);
    background: none;
  }
  [data-kind='tile'] &::before {
    content: none;
  }
  [data-kind='tile'] &:checked {
    border-color: var(--color-ink);
    box-shadow: inset 0 0 0 1px var(--color-ink);
  }
`;
