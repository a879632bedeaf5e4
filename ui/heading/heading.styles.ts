import { styled } from 'styled-components';

export const HeadingRoot = styled.h2`
  margin: 0;
  font-family: var(--font-heading);
  font-weight: var(--heading-weight);
  font-stretch: var(--heading-stretch);
  letter-spacing: var(--heading-tracking);
  word-spacing: var(--heading-word-spacing);
  text-transform: var(--heading-transform);
  text-wrap: balance;
  hyphens: manual;

  &[data-look='display'],
  &[data-look='h1'],
  &[data-look='h2'] {
    font-weight: var(--display-weight);
    font-stretch: var(--display-stretch);
    letter-spacing: var(--display-tracking);
    word-spacing: var(--display-word-spacing);
    text-transform: var(--display-transform);
  }
  &[data-look='display'] {
    font-size: var(--font-size-display);
    line-height: var(--line-height-display);
  }
  &[data-look='h1'] {
    font-size: var(--font-size-h1);
    line-height: var(--line-height-h1);
  }
  &[data-look='h2'] {
    font-size: var(--font-size-h2);
    line-height: var(--line-height-h2);
  }
  &[data-look='h3'] {
    font-size: var(--font-size-h3);
    line-height: var(--line-height-h3);
  }
  &[data-look='h4'] {
    font-size: var(--font-size-h4);
    line-height: var(--line-height-h4);
  }
  &[data-look='h5'],
  &[data-look='h6'] {
    font-family: var(--font-body);
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
    letter-spacing: var(--label-tracking);
    word-spacing: var(--label-word-spacing);
    text-transform: none;
  }
  &[data-look='h5'] {
    font-size: var(--font-size-h5);
    line-height: var(--line-height-h5);
  }
  &[data-look='h6'] {
    font-size: var(--font-size-h6);
    line-height: var(--line-height-h6);
  }
`;
