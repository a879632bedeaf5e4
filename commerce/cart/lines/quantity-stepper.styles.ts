import { styled } from 'styled-components';
import { quantityFrame } from './quantity-frame.styles.ts';

export const StepperRoot = styled.div`
  --_cell: 2.75rem;

  ${quantityFrame}

  & > button,
  & > input {
    block-size: var(--_cell);
  }
`;
