import { styled } from 'styled-components';

/** Its distance from the header is a part of it, so that it comes into view with the focus. */
export const RefusedBox = styled.div`
  padding-block-start: var(--space-5);
  outline: none;
`;
