import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

export const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  margin: 0;
`;

/** The video's area, with the same height for every player. */
export const Screen = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-media);
  background: #000;

  & > :is(video, iframe) {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    border: 0;
    object-fit: cover;
  }
`;

export const Facade = styled.a`
  position: absolute;
  inset: 0;
  display: block;
  inline-size: 100%;
  padding: 0;
  border-radius: inherit;
  color: #fff;
  cursor: pointer;

  &:focus-visible {
    outline: 3px solid #fff;
    outline-offset: -6px;
  }
`;

export const PlayMark = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: rgb(0 0 0 / 0.24);
  transition: background-color var(--duration-base) var(--ease-out);

  & > svg {
    box-sizing: content-box;
    padding: var(--space-4);
    border-radius: var(--radius-round);
    background: rgb(0 0 0 / 0.6);
    fill: currentColor;
  }
  @media (hover: hover) {
    :hover > & {
      background: rgb(0 0 0 / 0.4);
    }
  }
`;

export const Control = styled.div`
  position: absolute;
  inset-block-end: var(--space-3);
  inset-inline-end: var(--space-3);

  @media (scripting: none) {
    display: none;
  }
`;

export const Note = styled.p`
  color: var(--color-ink-muted);
  font-size: var(--font-size-small);
`;

export const Caption = styled.figcaption`
  color: var(--color-ink-muted);
  font-size: var(--font-size-small);
`;
