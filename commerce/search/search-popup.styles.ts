import { styled } from 'styled-components';

/** Below the field; on a phone the rest of the sheet that the open form becomes. */
export const Popup = styled.div`
  position: absolute;
  inset-block-start: calc(100% + 0.25rem);
  inset-inline-end: 0;
  z-index: var(--z-menu);
  inline-size: min(44rem, calc(100vw - 2 * var(--space-gutter)));
  max-block-size: calc(100dvh - var(--header-height, 4rem) - var(--space-6));
  padding: var(--space-4);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
  background: var(--color-surface-raised);
  box-shadow: var(--shadow-high);
  color: var(--color-ink);
  text-align: start;

  &[hidden] {
    display: none;
  }
  [data-place='page'] > & {
    inset-inline: 0 auto;
    max-block-size: 32rem;
  }
  @media (min-width: 600px) {
    &[data-bare] {
      display: none;
    }
    & [role='listbox']:has(> [data-group='products']):has(> :not([data-group='products'])) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
      column-gap: var(--space-5);
      grid-auto-flow: dense;
      align-content: start;
    }
    & [role='listbox']:has(> [data-group='products']):has(> :not([data-group='products'])) > * {
      grid-column: 1;
    }
    & [role='listbox']:has(> [data-group='products']):has(> :not([data-group='products'])) > [data-group='products'] {
      grid-column: 2;
      grid-row: 1 / span 4;
      padding-inline-start: var(--space-5);
      border-inline-start: 1px solid var(--color-line);
    }
  }
  @media (max-width: 1023.98px) {
    [data-place='header'] > & {
      inset-inline: var(--space-gutter);
      inline-size: auto;
    }
  }
  @media (max-width: 599.98px) {
    [data-place='header'] > & {
      position: fixed;
      inset: var(--header-height-sm) 0 0;
      inline-size: auto;
      max-block-size: none;
      /* The last rows can be scrolled above the on-screen keyboard. */
      padding: var(--space-3) var(--space-gutter) 45dvh;
      border: 0;
      border-radius: 0;
      background: var(--color-surface);
      box-shadow: none;
    }
  }
`;

export const Rows = styled.div`
  & > [role='group'] {
    min-inline-size: 0;
    padding-block-end: var(--space-3);
  }
  & > [role='group'] > p {
    margin: 0;
    padding: var(--space-2) var(--space-2) var(--space-1);
    color: var(--color-ink-muted);
    font-size: var(--font-size-caption);
    font-weight: var(--label-weight);
  }
  & [role='option'] {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-block-size: 2.75rem;
    padding: 0.375rem var(--space-2);
    border-radius: var(--radius-control);
    color: inherit;
    font-size: 0.9375rem;
    line-height: 1.3;
    text-decoration: none;
  }
  & [role='option'] > svg {
    flex: none;
    color: var(--color-ink-muted);
  }
  & [data-kind='scope'] {
    padding-inline-start: calc(var(--space-2) + var(--space-3) + 0.875rem);
  }
  & [data-kind='scope'] > svg {
    display: none;
  }
  & small {
    color: var(--color-ink-muted);
    font-size: inherit;
  }
  & [data-kind='product'] {
    align-items: start;
    padding-block: var(--space-2);
  }
  & img {
    flex: none;
    inline-size: 3rem;
    block-size: 3.75rem;
    border-radius: var(--radius-control);
    background: var(--color-surface-sunken);
    object-fit: cover;
  }
  & [data-part='facts'] {
    display: grid;
    gap: 0.125rem;
    min-inline-size: 0;
  }
  & [data-part='facts'] small,
  & [data-part='price'] {
    font-size: var(--font-size-small);
  }
  & ins {
    color: var(--color-sale);
    text-decoration: none;
  }
  & del {
    color: var(--color-ink-muted);
  }
  & [role='option'][aria-selected='true'] {
    background: var(--color-surface-sunken);
    outline: 2px solid var(--color-focus);
    outline-offset: -2px;
  }
  @media (hover: hover) {
    & [role='option']:hover {
      background: var(--color-surface-sunken);
    }
  }
`;

/** Recent searches with a button beside each: a listbox may not contain buttons. */
export const RecentArea = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
`;

export const RemoveButtons = styled.div`
  display: grid;
  align-content: start;
  padding-block-start: 1.875rem;

  & button {
    display: grid;
    place-content: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    min-block-size: 0;
    padding: 0;
    border: 0;
    border-radius: var(--radius-round);
    background: none;
    color: var(--color-ink-muted);
    cursor: pointer;
  }
`;

export const PopupFoot = styled.p`
  margin: 0;
  padding: var(--space-2);
  color: var(--color-ink-muted);
  font-size: var(--font-size-small);

  & button {
    min-block-size: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
`;
