import { styled } from 'styled-components';

export const EyebrowRoot = styled.p`
  margin: 0;
  color: inherit;
  font-size: var(--font-size-small);
  font-weight: var(--eyebrow-weight);
  font-stretch: var(--eyebrow-stretch);
  letter-spacing: var(--eyebrow-tracking);
  word-spacing: var(--eyebrow-word-spacing);
  line-height: 1.3;
  text-transform: var(--eyebrow-transform);
`;
