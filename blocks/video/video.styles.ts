import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

/** Limited to the height of a screen, unless it spans the whole width. */
export const Figure = styled.figure`
  --_ratio: 16 / 9;

  inline-size: 100%;
  max-inline-size: calc(85vh * var(--_ratio));
  margin: 0 auto;

  &[data-aspect='4/3'] {
    --_ratio: 4 / 3;
  }
  &[data-aspect='1/1'] {
    --_ratio: 1;
  }
  &[data-aspect='4/5'] {
    --_ratio: 4 / 5;
  }
  &[data-aspect='21/9'] {
    --_ratio: 21 / 9;
  }
  [data-full] > section > div > div > & {
    max-inline-size: none;
  }
`;

export const Screen = styled.div`
  --film-inset: var(--space-4);

  position: relative;
  isolation: isolate;
  overflow: clip;
  aspect-ratio: var(--_ratio);
  border-radius: var(--radius-media);
  background: var(--color-surface-sunken);

  [data-full] > section > div > div > figure > & {
    border-radius: 0;
  }
`;

export const Caption = styled.figcaption`
  padding-block-start: var(--space-2);
  color: var(--color-ink-muted);
`;
