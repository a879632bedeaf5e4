import { styled } from 'styled-components';

/** Images above the choices on phones, beside them on wider screens. */
export const QuickRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: var(--space-6);
  }
`;

export const Pictures = styled.ul`
  display: flex;
  align-self: start;
  gap: var(--space-2);
  margin: 0 calc(-1 * var(--space-5));
  padding: 0 var(--space-5);
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: var(--space-5);
  scrollbar-width: thin;

  & > li {
    flex: none;
    inline-size: 62%;
    scroll-snap-align: start;
  }
  & img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 4 / 5;
    border-radius: var(--radius-media);
    background: var(--color-surface-sunken);
    object-fit: cover;
  }
  @media (min-width: 768px) {
    margin: 0;
    padding: 0;
    scroll-padding-inline: 0;

    & > li {
      inline-size: 100%;
    }
  }
`;

export const Panel = styled.div`
  display: grid;
  gap: var(--space-5);
  align-content: start;
  min-inline-size: 0;
`;

export const More = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
`;
