import { styled } from 'styled-components';

export const Unseen = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Nav = styled.nav`
  color: var(--color-ink);
`;

export const MenuButton = styled.button`
  display: inline-grid;
  place-items: center;
  inline-size: 2.75rem;
  block-size: 2.75rem;
  border-radius: var(--radius-round);

  @media (min-width: 1024px) {
    display: none;
  }
`;

/** A popover below lg until the drawer's code is loaded; from lg the bar under the header, as wide as its panels. */
export const Bar = styled.div`
  &:popover-open {
    position: fixed;
    inset: 0;
    inset-inline-end: auto;
    inline-size: min(26rem, 100vw);
    block-size: 100dvh;
    max-block-size: none;
    margin: 0;
    padding: var(--space-5);
    border: 0;
    background: var(--color-surface);
    color: inherit;
    box-shadow: var(--shadow-high);
  }
  @media (min-width: 1024px) {
    && {
      display: block;
      position: relative;
      inset: auto;
      inline-size: auto;
      block-size: auto;
      margin: 0;
      padding: 0 var(--space-gutter);
      border: 0;
      overflow: visible;
      background: none;
      color: inherit;
      box-shadow: none;
    }
  }
`;

export const EntryList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  @media (min-width: 1024px) {
    display: flex;
    flex-wrap: wrap;
    margin-inline: -0.875rem;
  }
`;

export const Entry = styled.li`
  & > a {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    position: relative;
    min-block-size: var(--mega-menu-bar-height);
    padding-inline: 0.875rem;
    font-size: 0.9375rem;
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
    letter-spacing: var(--label-tracking);
    text-decoration: none;
  }
  &[data-style='featured'] > a {
    color: var(--color-sale);
  }
  & > a:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
  @media (min-width: 1024px) {
    & > a::after {
      content: '';
      position: absolute;
      inset-inline: 0.875rem;
      inset-block-end: 0;
      block-size: 2px;
      background: currentColor;
      transform: scaleX(0);
      transform-origin: 0 50%;
      transition: transform var(--duration-base) var(--ease-out);
    }
    & > a:hover::after,
    &[data-open] > a::after {
      transform: none;
    }
  }
`;
