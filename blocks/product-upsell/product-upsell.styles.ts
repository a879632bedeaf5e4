import { styled } from 'styled-components';

/** The title above the products, beside them on large screens. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-5);

  &[aria-busy] {
    @media (scripting: none) {
      display: none;
    }
  }
  @media (min-width: 1024px) {
    &[data-titled] {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      gap: var(--space-7);
    }
  }
`;

export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  border-block-start: 1px solid var(--color-line);
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3) var(--space-4);
  padding-block: var(--space-3);
  border-block-end: 1px solid var(--color-line);

  @media (max-width: 599.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const ProductLink = styled.a`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-4);
  color: inherit;
  text-decoration: none;
`;

export const Thumb = styled.span`
  display: block;
  overflow: hidden;
  inline-size: 5rem;
  aspect-ratio: 4 / 5;
  border-radius: var(--radius-media);
  background: var(--color-surface-sunken);
`;

export const Words = styled.span`
  display: grid;
  gap: var(--space-1);
  overflow-wrap: anywhere;
`;

export const Title = styled.span`
  font-weight: var(--label-weight);
  font-stretch: var(--label-stretch);
  line-height: 1.35;

  a:hover > * > & {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

export const Kind = styled.span`
  color: var(--color-ink-muted);
  font-size: var(--font-size-small);
  line-height: 1.35;
`;

export const Action = styled.div`
  justify-self: end;

  @media (max-width: 599.98px) {
    justify-self: start;
    padding-inline-start: calc(5rem + var(--space-4));
  }
`;

export const SoldOut = styled.span`
  color: var(--color-ink-muted);
  font-size: var(--font-size-small);
`;

export const Fault = styled.div`
  grid-column: 1 / -1;
  overflow-wrap: anywhere;
`;
