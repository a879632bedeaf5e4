import { styled } from 'styled-components';
import { controlLook } from '../field/field.styles.ts';

export const SelectBox = styled.div`
  position: relative;

  & > select {
    ${controlLook}
    appearance: none;
    padding-inline-end: 2.75rem;
    text-overflow: ellipsis;
  }
  & > svg {
    position: absolute;
    inset-block-start: calc(50% - 0.6em);
    inset-inline-end: 0.875rem;
    pointer-events: none;
  }
`;
