import { styled } from 'styled-components';

/** A full-width bar above the products; from lg on with a facet column beside them. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--space-7);
  max-inline-size: calc(var(--width-wide) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding: 0 var(--space-gutter) var(--space-section);

  @media (min-width: 1024px) {
    grid-template-columns: 14rem minmax(0, 1fr);

    &[data-bare] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** On small screens the facets are in a sheet; without JavaScript a link shows this column instead. */
export const Aside = styled.aside`
  display: none;

  &:target {
    display: block;
  }
  @media (min-width: 1024px) {
    display: block;
    position: sticky;
    inset-block-start: calc(var(--header-height) + 4rem);
    align-self: start;
    max-block-size: calc(100dvh - var(--header-height) - 5rem);
    margin-inline: -0.25rem;
    padding-inline: 0.25rem;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    scrollbar-color: var(--color-line) transparent;
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-5);
  min-inline-size: 0;
  min-block-size: 50vh;
  padding-block-start: var(--space-2);

  /* What gets the focus stands below the bar that sticks. */
  & :is(a, button) {
    scroll-margin-block-start: 7rem;
  }
`;

export const Earlier = styled.p`
  text-align: center;
  font-size: var(--font-size-small);
`;
