import { styled } from 'styled-components';

/** Hidden until its entry is open; before the code runs, until the entry is hovered or has the focus. */
export const Panel = styled.div`
  @media (min-width: 1024px) {
    display: none;
    position: absolute;
    inset: 100% 0 auto;
    z-index: var(--z-menu);
    max-block-size: calc(100vh - var(--header-height) - 1rem);
    max-block-size: calc(100dvh - var(--header-height) - 1rem);
    overflow-y: auto;
    overscroll-behavior: contain;
    border-block-start: 1px solid var(--color-line);
    background: var(--color-surface);
    box-shadow: 0 1.5rem 2rem -0.75rem rgb(0 0 0 / 0.18);
    transition:
      opacity var(--duration-base) var(--ease-out),
      translate var(--duration-base) var(--ease-out);

    [data-open] > &,
    nav:not([data-ready]) li:hover > &,
    nav:not([data-ready]) li:focus-within > & {
      display: block;
    }
    @starting-style {
      opacity: 0;
      translate: 0 -0.375rem;
    }

    /* Without a banner the panel is as wide as its links and opens below its entry. */
    &:not(:has([data-banner])) {
      inset-inline: auto;
      inline-size: max-content;
      min-inline-size: 16rem;
      max-inline-size: min(42rem, calc(100vw - 2 * var(--space-gutter)));
      margin-inline-start: calc(-1 * var(--space-5));
      border-end-start-radius: var(--radius-media);
      border-end-end-radius: var(--radius-media);
    }
  }
`;

export const PanelBody = styled.div`
  display: grid;
  gap: var(--space-6);
  padding-block: var(--space-4);

  @media (min-width: 1024px) {
    max-inline-size: var(--width-wide);
    margin-inline: auto;
    padding: var(--space-6) var(--space-gutter) var(--space-7);
    box-sizing: content-box;

    :not(:has([data-banner])) > & {
      padding: var(--space-5);
      box-sizing: border-box;
    }
  }
`;

export const PanelHeader = styled.p`
  margin: 0;

  & a {
    font-family: var(--font-heading);
    font-size: var(--font-size-h3);
    font-weight: var(--heading-weight);
    font-stretch: var(--heading-stretch);
    letter-spacing: var(--heading-tracking);
    line-height: 1.15;
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
`;

/** Equal columns that share the width with a banner of two columns; without a banner they are as wide as their links. */
export const Columns = styled.div`
  display: grid;
  gap: var(--space-5);

  @media (min-width: 1024px) {
    grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
    gap: var(--space-6) var(--space-grid);

    & > [data-banner] {
      grid-column: span 2;
      justify-self: end;
      inline-size: 100%;
      max-inline-size: 26rem;
    }
    &:not(:has(> [data-banner])) {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-5) var(--space-7);
    }
  }
`;

export const GroupList = styled.ul`
  display: grid;
  align-content: start;
  gap: var(--space-5);
  margin: 0;
  padding: 0;
`;

export const Group = styled.li`
  font-size: 0.9375rem;
  line-height: 1.35;

  & > a,
  & > span {
    display: inline-block;
    padding-block: 0.25rem;
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
  }
  & a {
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & a:hover {
    text-decoration: underline;
  }
  & ul {
    margin: 0.25rem 0 0;
    padding: 0;
    list-style: none;
  }
  & li a {
    display: inline-block;
    padding-block: 0.3125rem;
    color: var(--color-ink-muted);
  }
  & li a:hover {
    color: var(--color-ink);
  }
  & li[data-featured] a {
    color: var(--color-accent-text);
    font-weight: var(--label-weight);
  }
`;
