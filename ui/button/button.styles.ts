import { styled } from 'styled-components';

export const ButtonRoot = styled.button`
  --_bg: var(--color-solid);
  --_bg-hover: var(--color-solid-hover);
  --_ink: var(--color-solid-ink);
  --_edge: transparent;

  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  position: relative;
  max-inline-size: 100%;
  min-block-size: var(--control-height);
  padding: 0.5rem 1.5rem;
  border: 1.5px solid var(--_edge);
  border-radius: var(--radius-control);
  background-color: var(--_bg);
  color: var(--_ink);
  font-size: 1rem;
  font-weight: var(--label-weight);
  font-stretch: var(--label-stretch);
  letter-spacing: var(--label-tracking);
  word-spacing: var(--label-word-spacing);
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color var(--duration-fast) var(--ease-out),
    border-color var(--duration-fast) var(--ease-out),
    color var(--duration-fast) var(--ease-out);

  &[data-variant='accent'] {
    --_bg: var(--color-accent);
    --_bg-hover: var(--color-accent-hover);
    --_ink: var(--color-accent-ink);
  }
  &[data-variant='secondary'] {
    --_bg: var(--color-surface-sunken);
    --_bg-hover: var(--color-line);
    --_ink: var(--color-ink);
  }
  &[data-variant='outline'] {
    --_bg: transparent;
    --_bg-hover: var(--color-surface-sunken);
    --_ink: var(--color-ink);
    --_edge: var(--color-ink);
  }
  &[data-variant='inverse'] {
    --_bg: #fff;
    --_bg-hover: #e9e9e6;
    --_edge: rgb(16 20 18 / 0.16);
    --_ink: #101412;
  }
  &[data-variant='plain'] {
    --_bg: transparent;
    --_bg-hover: var(--color-surface-sunken);
    --_ink: var(--color-ink);
  }
  &[data-variant='text-link'] {
    --_bg: transparent;
    --_bg-hover: transparent;
    --_ink: currentColor;
    inline-size: auto;
    min-block-size: 1.75rem;
    padding: 0.125rem 0;
    border: 0;
    border-radius: 0;
    text-align: inherit;
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 0.35em;
  }

  &[data-size='small'] {
    min-block-size: var(--control-height-sm);
    padding: 0.25rem 1rem;
    font-size: 0.875rem;
  }
  &[data-size='large'] {
    min-block-size: var(--control-height-lg);
    padding: 0.75rem 2rem;
    font-size: 1.0625rem;
  }
  &[data-variant='text-link'][data-size] {
    min-block-size: 1.75rem;
    padding: 0.125rem 0;
  }
  &[data-icon-only] {
    inline-size: var(--control-height);
    padding: 0;
    border-radius: var(--radius-round);
    font-size: 1.125rem;
  }
  &[data-icon-only][data-size='small'] {
    inline-size: var(--control-height-sm);
  }
  &[data-full] {
    inline-size: 100%;
  }

  @media (hover: hover) {
    &:hover {
      background-color: var(--_bg-hover);
    }
    &[data-variant='text-link']:hover {
      text-decoration-thickness: 2.5px;
    }
  }
  &:active {
    background-color: var(--_bg-hover);
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.45;
  }
  &[aria-busy='true'] {
    cursor: progress;
    opacity: 0.7;
  }
  @media (forced-colors: active) {
    border-color: ButtonBorder;
  }
`;
