import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

/** Tags in a row that wraps. A sticky row scrolls sideways on small screens, so that it covers little of the page. */
export const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);

  &[data-sticky] {
    position: sticky;
    inset-block-start: var(--header-height, 0px);
    z-index: var(--z-sticky);
    margin-inline: calc(-1 * var(--block-gutter, var(--space-gutter)));
    padding: var(--space-3) var(--block-gutter, var(--space-gutter));
    background: var(--block-bg, var(--color-surface));
    border-block-end: 1px solid var(--color-line);
  }
`;

export const TagList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  @media (scripting: enabled) {
    &:not([data-long]) > [data-from='none'] {
      display: none;
    }
    @media (max-width: 599.98px) {
      &:not([data-long]) > [data-from='md'] {
        display: none;
      }
    }
    @media (max-width: 1023.98px) {
      &:not([data-long]) > [data-from='lg'] {
        display: none;
      }
    }
  }
`;

export const Tag = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 2.25rem;
  padding: 0 var(--space-3);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-control);
  color: inherit;
  font-size: var(--font-size-small);
  text-decoration: none;

  & > small {
    color: var(--color-ink-muted);
    font-size: 0.8125em;
    font-variant-numeric: tabular-nums;
  }
  &[aria-current] {
    border-color: var(--color-solid);
    background: var(--color-solid);
    color: var(--color-solid-ink);
  }
  &[aria-current] > small {
    color: inherit;
  }
  @media (hover: hover) {
    &:hover {
      border-color: var(--color-ink);
    }
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
    }
  }
`;

const asText = `
  min-block-size: 2.25rem;
  color: inherit;
  font-size: var(--font-size-small);
  font-weight: var(--label-weight);
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

export const Toggle = styled.button`
  ${asText}

  @media (scripting: none) {
    display: none;
  }
  @media (min-width: 600px) {
    &[data-until='sm'] {
      display: none;
    }
  }
  @media (min-width: 1024px) {
    &[data-until='md'] {
      display: none;
    }
  }
`;

export const ClearAll = styled.a`
  ${asText}
  display: inline-flex;
  align-items: center;
`;

export const ArticleList = styled.div`
  &[data-old] {
    opacity: 0.5;
    transition: opacity var(--duration-base) 150ms;
  }
`;

export const Nothing = styled.p`
  padding-block: var(--space-6);
  color: var(--color-ink-muted);
`;

export const Shape = styled.div`
  aspect-ratio: 3 / 2;
  border-radius: var(--radius-media);
  background: var(--color-surface-sunken);
`;

export const When = styled.time`
  color: var(--color-ink-muted);
  font-size: var(--font-size-small);
`;

export const More = styled.div`
  display: flex;
  justify-content: center;
  padding-block-start: var(--space-3);
`;
