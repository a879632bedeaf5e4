import { styled } from 'styled-components';

export const Prose = styled.div`
  max-inline-size: var(--width-narrow);

  &[data-width='wide'] {
    max-inline-size: var(--width-content);
  }
  &[data-align='center'] {
    --block-justify: center;
    --block-text: center;
    margin-inline: auto;
  }
  &[data-align='right'] {
    --block-justify: end;
    --block-text: end;
    margin-inline-start: auto;
  }
  /* Lists keep their markers beside their words whatever the alignment. */
  & :is(ul, ol) {
    inline-size: fit-content;
    margin-inline: auto;
    text-align: start;
  }
  &[data-align='left'] :is(ul, ol) {
    margin-inline: 0;
  }
`;
