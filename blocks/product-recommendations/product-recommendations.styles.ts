import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  /* Without script nothing will ever come. */
  &[aria-busy] {
    @media (scripting: none) {
      display: none;
    }
  }
`;

/** A row that snaps; the variant sets the number of cards in view, the rest scrolls. */
export const Row = styled.ul`
  --in-view: 2.2;

  display: flex;
  gap: var(--space-grid);
  margin: 0 calc(-1 * var(--block-gutter, var(--space-gutter)));
  padding: 0.25rem var(--block-gutter, var(--space-gutter)) var(--space-2);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: var(--block-gutter, var(--space-gutter));
  scrollbar-width: thin;
  scrollbar-color: var(--color-line-strong) transparent;
  list-style: none;

  &[data-variant='3-cards'] {
    --in-view: 1.25;
  }
  @media (min-width: 600px) {
    --in-view: 3.3;

    &[data-variant='3-cards'] {
      --in-view: 2.3;
    }
  }
  @media (min-width: 1024px) {
    --in-view: 6;

    &[data-variant='3-cards'] {
      --in-view: 3;
    }
  }
`;

export const Item = styled.li`
  flex: 0 0 calc((100% + var(--space-grid)) / var(--in-view) - var(--space-grid));
  position: relative;
  min-inline-size: 0;
  scroll-snap-align: start;

  & > a {
    display: block;
    text-decoration: none;
  }
  & > a:hover [data-title] {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

export const Shape = styled.span`
  display: block;
  overflow: hidden;
  aspect-ratio: 4 / 5;
  border-radius: var(--radius-media);
  background: var(--color-surface-sunken);
`;

/** Two lines of title, the kind, a price of two lines at most, and stars: reserved, so that arriving products move nothing. */
export const Facts = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  min-block-size: 8.5rem;
  padding-block-start: var(--space-3);
  overflow-wrap: anywhere;

  &[data-waiting]::before,
  &[data-waiting]::after {
    content: '';
    block-size: 0.875rem;
    border-radius: 0.25rem;
    background: var(--color-surface-sunken);
  }
  &[data-waiting]::after {
    inline-size: 40%;
  }
`;

export const Title = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: var(--font-size-small);
  font-weight: var(--label-weight);
  font-stretch: var(--label-stretch);
  line-height: 1.35;
`;

export const Kind = styled.span`
  color: var(--color-ink-muted);
  font-size: var(--font-size-small);
  line-height: 1.35;
`;

/** Overlays the image, so that a product with a quick-add button is no taller than one without. */
export const OverPicture = styled.div`
  position: absolute;
  inset: 0 0 auto;
  display: grid;
  align-content: end;
  justify-items: end;
  gap: var(--space-2);
  aspect-ratio: 4 / 5;
  padding: var(--space-2);
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
  & > [role='alert'] {
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-control);
    background: var(--color-surface);
    color: var(--color-danger);
    font-size: var(--font-size-small);
    overflow-wrap: anywhere;
  }
`;
