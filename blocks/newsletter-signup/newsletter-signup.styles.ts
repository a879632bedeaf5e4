import { styled } from 'styled-components';

export const SignUpRoot = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: var(--block-bg, var(--color-surface-sunken));
  color: var(--block-ink, var(--color-ink));

  &[data-align='center'] {
    --block-justify: center;
    --block-text: center;
  }
  &[data-align='right'] {
    --block-justify: end;
    --block-text: end;
  }
  @media (min-width: 1024px) {
    &[data-media] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      min-block-size: 34rem;
    }
  }
`;

export const SignUpMedia = styled.div`
  position: relative;
  min-block-size: clamp(15rem, 60vw, 26rem);
`;

export const SignUpBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: var(--block-justify, start);
  gap: var(--space-5);
  inline-size: 100%;
  max-inline-size: calc(var(--width-wide) + 2 * var(--block-gutter, var(--space-gutter)));
  margin-inline: auto;
  padding: var(--block-space, var(--space-section)) var(--block-gutter, var(--space-gutter));

  & > form {
    inline-size: 100%;
    max-inline-size: 40rem;
    text-align: start;
  }
`;

export const SignUpFields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  overflow-wrap: anywhere;

  @media (min-width: 600px) {
    grid-template-columns: minmax(0, 1fr) fit-content(50%);
    align-items: start;

    & > :nth-child(2) {
      margin-block-start: calc(var(--font-size-small) * 1.35 + var(--space-2));
    }
    & > :nth-child(3) {
      grid-column: 1 / -1;
    }
  }
`;
