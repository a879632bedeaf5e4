import { styled } from 'styled-components';

/** From lg the list is beside the visitor's store and the map, which stay in view while it scrolls. */
export const LocatorRoot = styled.section`
  display: grid;
  gap: var(--space-5);
  max-inline-size: calc(var(--width-wide) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding: var(--space-5) var(--space-gutter) var(--space-section);

  & > * {
    min-inline-size: 0;
  }
  @media (min-width: 1024px) {
    grid-template: 'finder finder' auto 'results aside' auto / minmax(0, 3fr) minmax(0, 2fr);
    gap: var(--space-6) var(--space-7);

    & > form {
      grid-area: finder;
    }
    & > [data-part='results'] {
      grid-area: results;
    }
  }
`;

export const Aside = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-4);

  @media (min-width: 1024px) {
    grid-area: aside;
    position: sticky;
    inset-block-start: calc(var(--header-height) + var(--space-4));
    align-self: start;
  }
`;

export const MapPlace = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);

  & > :not(button) {
    inline-size: 100%;
  }
  @media (scripting: none) {
    display: none;
  }
`;
