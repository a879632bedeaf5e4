import { styled } from 'styled-components';

/** Holds the place of the delivery choice until its code has loaded, so that nothing below moves. */
export const PickupSlot = styled.div`
  min-block-size: 13.25rem;

  @media (scripting: none) {
    display: none;
  }
`;
