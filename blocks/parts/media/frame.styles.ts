import { styled } from 'styled-components';

/** A parent that holds blocks side by side sets `--block-gutter: 0px`, so that their edges meet its own. */
export const FrameRoot = styled.section`
  padding-inline: var(--block-gutter, var(--space-gutter));
  background: var(--block-bg, transparent);
  color: var(--block-ink, var(--color-ink));

  &[data-filled] {
    padding-block: var(--block-space, var(--space-section));
  }
`;

export const FrameInner = styled.div`
  max-inline-size: var(--width-wide);
  margin-inline: auto;

  [data-full] > section > & {
    max-inline-size: none;
  }
`;
