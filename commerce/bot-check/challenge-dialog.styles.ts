import { styled } from 'styled-components';

export const ChallengeFrame = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: 6.5rem;
  border: 0;
  border-radius: var(--radius-control);
  /* The frame's document follows the device's color scheme; without this it would be opaque in another one. */
  color-scheme: light dark;
`;
