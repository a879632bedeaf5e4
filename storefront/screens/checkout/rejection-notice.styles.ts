import { styled } from 'styled-components';

/** The distance from the header is padding, so that it scrolls into view with the focus. */
export const RejectionBox = styled.div`
  padding-block-start: var(--space-5);
  outline: none;
`;
