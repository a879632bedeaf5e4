import { styled } from 'styled-components';
import { controlLook } from '../field/field.styles.ts';

export const TextInput = styled.input`
  ${controlLook}
`;
export const TextArea = styled.textarea`
  ${controlLook}
  min-block-size: 7rem;
  resize: vertical;
`;
