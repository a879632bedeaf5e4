import { styled } from 'styled-components';
import { quantityFrame } from './quantity-frame.styles.ts';

export const StepperRoot = styled.div`
  --_cell: min(2.75rem, 14vw);

  ${quantityFrame}

  & > button,
  & > input {
    block-size: var(--_cell);
  }
`;
