import { styled } from 'styled-components';

/**
 * Small screens: menu, brand, search, tools, favorites and cart in one row, or in two with enlarged text. From lg the menu is a bar below
 * the others.
 */
export const Header = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--z-header);
  display: flex;
  flex-wrap: wrap;
  min-block-size: var(--header-height-sm);
  align-items: center;
  gap: 0 var(--space-1);
  padding-inline: calc(var(--space-gutter) - 0.5rem);
  border-block-end: 1px solid var(--color-line);
  background: var(--color-surface);

  & > [data-block-id='brand'] {
    flex: 1 1 3.5rem;
    grid-area: brand;
    order: 1;
    min-inline-size: 0;
  }
  & > [data-block-id='search'] {
    grid-area: search;
    order: 2;
  }
  & > [data-block-id='tools'] {
    grid-area: tools;
    order: 3;
  }
  & > [data-block-id='store'] {
    grid-area: store;
    order: 3;
  }
  & > [data-part='favorites'] {
    grid-area: favorites;
    order: 4;
  }
  & > [data-part='cart'] {
    grid-area: cart;
    order: 5;
  }
  & > [data-block]:not([data-block='host-part']) {
    grid-area: menu;
    min-inline-size: 0;
  }
  @media (min-width: 1024px) {
    display: grid;
    grid-template: 'brand search store tools favorites cart' 4rem 'menu menu menu menu menu menu' auto / minmax(7rem, 1fr) minmax(
        0,
        auto
      ) auto auto auto auto;
    gap: 0 var(--space-4);
    padding-inline: 0;

    & > [data-block-id='brand'] {
      padding-inline-start: var(--space-gutter);
    }
    & > [data-part='cart'] {
      padding-inline-end: var(--space-gutter);
    }
  }
  [data-webview] & {
    display: flex;
    min-block-size: 3rem;
    gap: 0 var(--space-1);
  }
  /* A pop-up that opens by itself stays below the search that the shopper has opened. */
  &:has(form[data-open]) {
    z-index: calc(var(--z-popup) + 1);
  }
  /* The checkout: one row, which ends in the cart, or two with enlarged text. */
  &[data-bare] {
    display: flex;
    min-block-size: calc(var(--header-height-sm) + 1px);
  }
  &[data-bare] > [data-block-id='brand'] {
    flex-basis: 7rem;
  }
  html:has(&[data-bare]) {
    --header-height: var(--header-height-sm);
  }
`;

export const Main = styled.main`
  min-block-size: 60vh;
  outline: none;

  /* A narrow article is narrow throughout; what it leads on to is not. */
  &:has([data-article='narrow']) [data-block]:not([data-block='run'], [data-block-id='related']) {
    --width-wide: var(--width-narrow);
    --width-content: var(--width-narrow);
  }
`;

/** Shown only if a page takes longer than a moment. */
export const Progress = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--z-toast);
  block-size: 3px;
  background: var(--color-accent);
  transform-origin: 0 50%;
  animation: cairn-progress 8s 150ms cubic-bezier(0.1, 0.7, 0.1, 1) both;

  @keyframes cairn-progress {
    from {
      transform: scaleX(0);
    }
    to {
      transform: scaleX(0.9);
    }
  }
`;
