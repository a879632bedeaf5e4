import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;

export const Figure = styled.figure`
  margin: 0;
`;

export const Screen = styled.div`
  --film-inset: var(--space-4);

  position: relative;
  isolation: isolate;
  overflow: clip;
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-media);
  background: var(--color-surface-sunken);

  [data-full] > section > div > * > * > & {
    border-radius: 0;
  }
  &[data-aspect='4/3'] {
    aspect-ratio: 4 / 3;
  }
  &[data-aspect='1/1'] {
    aspect-ratio: 1;
  }
  &[data-aspect='4/5'] {
    aspect-ratio: 4 / 5;
  }
  &[data-aspect='21/9'] {
    aspect-ratio: 21 / 9;
  }
`;

export const Caption = styled.figcaption`
  padding-block-start: var(--space-2);
  color: var(--color-ink-muted);
`;
