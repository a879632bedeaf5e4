import { styled } from 'styled-components';

/** The header's compact form covers the whole header while its field has the focus. */
export const SearchRoot = styled.form`
  display: flex;
  gap: var(--space-2);
  inline-size: min(100%, 36rem);

  & > label {
    position: relative;
    flex: 1;
    min-inline-size: 0;
  }
  & > label > svg {
    position: absolute;
    inset-block-start: calc(50% - 0.625em);
    inset-inline-start: 0.75rem;
    pointer-events: none;
  }
  & input {
    appearance: none;
    inline-size: 100%;
    min-inline-size: 0;
    min-block-size: var(--control-height);
    padding-block: 0.5rem;
    padding-inline: 2.5rem 0.875rem;
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-control);
    background: var(--color-surface-raised);
    font-size: max(1rem, 16px);
    text-overflow: ellipsis;
  }
  & input::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
  & input::placeholder {
    color: var(--color-ink-muted);
    opacity: 1;
  }
  & > [type='submit'] {
    min-block-size: var(--control-height);
    padding-inline: var(--space-5);
    border-radius: var(--radius-control);
    background: var(--color-solid);
    color: var(--color-solid-ink);
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
  }

  & > [data-part='close'] {
    display: none;
  }
  &[data-place='page'] {
    position: relative;
  }
  &[data-place='header'] {
    position: relative;
    inline-size: clamp(15rem, 24vw, 24rem);
  }
  &[data-place='header'] input {
    min-block-size: 2.5rem;
    border-color: transparent;
    background: var(--color-surface-sunken);
    font-size: 0.875rem;
  }
  &[data-place='header'] > [type='submit'] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    min-block-size: 0;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }

  @media (max-width: 1023.98px) {
    &[data-place='header']:not(:focus-within, [data-open]) {
      inline-size: 2.75rem;
    }
    &[data-place='header']:not(:focus-within, [data-open]) input {
      min-block-size: 2.75rem;
      padding: 0;
      background: transparent;
      color: transparent;
      cursor: pointer;
    }
    &[data-place='header']:not(:focus-within, [data-open]) input::placeholder {
      color: transparent;
    }
    &[data-place='header']:is(:focus-within, [data-open]) {
      position: absolute;
      inset: 0;
      z-index: var(--z-sticky);
      align-items: center;
      inline-size: auto;
      padding-inline: calc(var(--space-gutter) - 0.25rem);
      background: var(--color-surface);
    }
    &[data-place='header']:is(:focus-within, [data-open]) input {
      font-size: 16px;
    }
    &[data-place='header']:is(:focus-within, [data-open]) > [type='submit'] {
      position: static;
      inline-size: auto;
      block-size: auto;
      min-block-size: 2.5rem;
      padding-inline: var(--space-4);
      clip-path: none;
      font-size: 0.875rem;
    }
  }

  /* The open search of a phone is a sheet over the whole page. */
  @media (max-width: 599.98px) {
    &[data-place='header'][data-open] {
      position: fixed;
      z-index: var(--z-popup);
      align-items: start;
      align-content: start;
      padding-block: calc((var(--header-height-sm) - 2.75rem) / 2);
    }
    &[data-place='header'][data-open] > [data-part='close'] {
      display: grid;
      flex: none;
      order: -1;
      place-content: center;
      inline-size: 2.75rem;
      block-size: 2.75rem;
      margin-inline: -0.5rem -0.25rem;
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
      cursor: pointer;
    }
    body:has(&[data-place='header'][data-open]) {
      overflow: hidden;
    }
  }
`;
