import { styled } from 'styled-components';

export const GalleryStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  container-type: inline-size;
`;

/** Height of the row of buttons below a gallery's photos. */
const ACTIONS_HEIGHT = '4rem';

/** Replaces a gallery, with its height. */
export const GalleryConsent = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-4);
  aspect-ratio: 3 / 2;
  box-sizing: content-box;
  padding-block: calc(${ACTIONS_HEIGHT} / 2);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-media);
  text-align: center;

  @container (min-width: 40rem) {
    aspect-ratio: 6;
  }
  & > p {
    max-inline-size: 28rem;
    margin-inline: var(--space-5);
    font-size: var(--font-size-small);
    text-wrap: balance;
  }
`;

/**
 * The space for another company's photos and their buttons: two rows of three squares on small screens, one row of six on larger ones. Its
 * height is reserved before they load, so that nothing below moves.
 */
export const GalleryPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &::before {
    content: '';
    aspect-ratio: 3 / 2;
    margin-block-end: ${ACTIONS_HEIGHT};
  }
  &::before,
  & > * {
    grid-area: 1 / 1;
  }

  @container (min-width: 40rem) {
    &::before {
      aspect-ratio: 6;
    }
  }

  &[data-failed] {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;
