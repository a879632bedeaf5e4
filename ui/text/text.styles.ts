import { styled } from 'styled-components';

export const TextRoot = styled.p`
  margin: 0;
  font-size: var(--font-size-body);
  line-height: var(--line-height-body);
  text-wrap: pretty;

  &[data-look='lead'] {
    font-size: var(--font-size-lead);
    line-height: var(--line-height-lead);
  }
  &[data-look='small'] {
    font-size: var(--font-size-small);
    line-height: var(--line-height-small);
  }
  &[data-look='caption'] {
    font-size: var(--font-size-caption);
    line-height: var(--line-height-caption);
  }
  &[data-muted] {
    color: var(--color-ink-muted);
  }
  &[data-strong] {
    font-weight: var(--label-weight);
    font-stretch: var(--label-stretch);
  }
  &[data-measure] {
    max-inline-size: var(--width-text);
  }
`;
