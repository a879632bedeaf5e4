import { styled } from 'styled-components';

export const NavRoot = styled.nav`
  padding-inline: var(--block-gutter, var(--space-gutter));
  background: var(--block-bg, transparent);
  color: var(--block-ink, var(--color-ink));
  border-block-end: 1px solid var(--color-line);
  font-size: 0.9375rem;
  line-height: 1.4;
  overflow-wrap: anywhere;

  & > div {
    max-inline-size: var(--width-wide);
    margin-inline: auto;
  }
  [data-full] > & > div {
    max-inline-size: none;
  }
  @media (min-width: 1024px) {
    & > div {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 var(--space-5);
      min-block-size: 3.25rem;
    }
    &[data-align='right'] > div {
      justify-content: flex-end;
    }
  }
`;

/** Visible when the links are a row; elsewhere the button that expands them has the same text. */
export const NavTitle = styled.p`
  display: none;
  font-weight: var(--label-weight);
  font-stretch: var(--label-stretch);

  @media (min-width: 1024px) {
    @supports selector(::details-content) {
      display: block;
    }
  }
`;

/** A native disclosure. On large screens it is open as a row; if the browser cannot force it open, it expands there too. */
export const Fold = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-block-size: 3.25rem;
    list-style: none;
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg {
    transition: transform var(--duration-base) var(--ease-out);
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  @media (min-width: 1024px) {
    @supports selector(::details-content) {
      & > summary {
        display: none;
      }
      &::details-content {
        display: block;
        content-visibility: visible;
      }
    }
  }
`;

export const Links = styled.ul`
  margin: 0;
  padding: 0 0 var(--space-3);
  list-style: none;

  & a {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    text-decoration: none;
  }
  @media (hover: hover) {
    & a:hover {
      text-decoration: underline;
      text-underline-offset: 0.3em;
    }
  }
  @media (min-width: 1024px) {
    @supports selector(::details-content) {
      display: flex;
      flex-wrap: wrap;
      padding: 0;

      & > li {
        display: flex;
        align-items: center;
      }
      & > li + li::before {
        content: '';
        block-size: 1rem;
        margin-inline: calc(var(--space-5) / 2);
      }
      &[data-divider] > li + li::before {
        border-inline-start: 1px solid var(--color-line-strong);
      }
    }
  }
`;
