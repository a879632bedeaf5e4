import { styled } from 'styled-components';

export const PictureRoot = styled.picture`
  display: block;
  inline-size: 100%;
  overflow: hidden;
  background: var(--color-surface-sunken);
  border-radius: var(--radius-media);

  & > img {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
  &[data-square] {
    border-radius: 0;
  }
  &[data-aspect] > img {
    block-size: 100%;
    object-fit: cover;
  }
  &[data-aspect='1/1'] {
    aspect-ratio: 1;
  }
  &[data-aspect='4/5'] {
    aspect-ratio: 4 / 5;
  }
  &[data-aspect='4/3'] {
    aspect-ratio: 4 / 3;
  }
  &[data-aspect='3/2'] {
    aspect-ratio: 3 / 2;
  }
  &[data-aspect='16/9'] {
    aspect-ratio: 16 / 9;
  }
  &[data-aspect='21/9'] {
    aspect-ratio: 21 / 9;
  }
  &[data-aspect='fill'] {
    position: absolute;
    inset: 0;
    block-size: 100%;
    border-radius: 0;
  }
`;
