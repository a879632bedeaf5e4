import { styled } from 'styled-components';

/** Small screens: menu, brand, search, tools, cart in a row; from lg the menu is a bar below the others. */
export const Header = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--z-header);
  display: grid;
  grid-template: 'menu brand search tools favorites cart' minmax(var(--header-height-sm), auto) / auto 1fr auto auto auto auto;
  align-items: center;
  gap: 0 var(--space-1);
  padding-inline: calc(var(--space-gutter) - 0.5rem);
  border-block-end: 1px solid var(--color-line);
  background: var(--color-surface);

  & > [data-block-id='brand'] {
    grid-area: brand;
  }
  & > [data-block-id='search'] {
    grid-area: search;
  }
  & > [data-block-id='tools'] {
    grid-area: tools;
  }
  & > [data-part='favorites'] {
    grid-area: favorites;
  }
  & > [data-part='cart'] {
    grid-area: cart;
  }
  & > [data-block]:not([data-block='host-part']) {
    grid-area: menu;
    min-inline-size: 0;
  }
  @media (min-width: 1024px) {
    grid-template: 'brand search tools favorites cart' 4rem 'menu menu menu menu menu' auto / 1fr auto auto auto auto;
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
    grid-template: 'brand search tools favorites cart' minmax(3rem, auto) / 1fr auto auto auto auto;
    gap: 0 var(--space-1);
  }
  /* A pop-up that opens by itself stays below the search that the shopper has opened. */
  &:has(form[data-open]) {
    z-index: calc(var(--z-popup) + 1);
  }
  /* The checkout: one row, which ends in the cart. */
  &[data-bare] {
    grid-template: 'brand tools cart' minmax(var(--header-height-sm), auto) / 1fr auto auto;
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

/** Appears only when a page takes longer than a moment. */
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
