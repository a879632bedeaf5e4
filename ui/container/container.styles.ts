import { styled } from 'styled-components';

export const ContainerRoot = styled.div`
  inline-size: 100%;
  max-inline-size: calc(var(--width-wide) + 2 * var(--space-gutter));
  margin-inline: auto;
  padding-inline: var(--space-gutter);

  &[data-width='content'] {
    max-inline-size: calc(var(--width-content) + 2 * var(--space-gutter));
  }
  &[data-width='narrow'] {
    max-inline-size: calc(var(--width-narrow) + 2 * var(--space-gutter));
  }
  &[data-width='full'] {
    max-inline-size: none;
    padding-inline: 0;
  }
  &[data-section] {
    padding-block: var(--space-section);
  }
`;
