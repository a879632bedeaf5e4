import { styled } from 'styled-components';

export const Links = styled.nav`
  min-inline-size: 0;
  max-inline-size: 100%;

  & > h2 {
    margin-block-end: var(--space-3);
    font-size: var(--font-size-small);
  }
  & > ul {
    display: flex;
    gap: var(--space-2);
    margin-inline: calc(-1 * var(--space-gutter));
    padding: 0.25rem var(--space-gutter);
    overflow-x: auto;
    scrollbar-width: none;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.5rem;
    padding: 0.375rem 1rem;
    border-radius: var(--radius-control);
    background: var(--color-surface-sunken);
    font-size: var(--font-size-small);
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
    white-space: nowrap;
    text-decoration: none;
  }
  @media (hover: hover) {
    & a:hover {
      background: var(--color-solid);
      color: var(--color-solid-ink);
    }
  }
  @media (min-width: 1024px) {
    & > ul {
      flex-wrap: wrap;
      overflow: visible;
    }
  }
`;
