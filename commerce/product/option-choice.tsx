import { useId, type ReactElement, type Ref } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import type { Speech } from '../cart/speech.ts';
import type { ShownOption } from './choice.ts';
import { Choices, Options, Problem } from './choices.styles.ts';
import type { ProductWords } from './product-text.ts';

export interface OptionChoiceProps {
  /** Of the form field. */
  readonly name: 'size' | 'fit';
  readonly label: string;
  readonly options: readonly ShownOption[];
  readonly chosen: string | undefined;
  /** What is wrong with the choice. */
  readonly problem?: string;
  readonly words: ProductWords;
  readonly speech: Speech;
  readonly ref?: Ref<HTMLFieldSetElement>;
  readonly onChoose: (value: string) => void;
}

/** Radio buttons of a form that works without script. What cannot be had is crossed out and says so. */
export function OptionChoice(props: OptionChoiceProps): ReactElement | null {
  const { name, label, options, chosen, problem, words, speech, ref, onChoose } = props;
  const { say } = speech;
  const id = useId();
  const shown = options.find(({ value }) => value === chosen);
  if (options.length === 0) return null;
  return (
    <Choices ref={ref} aria-describedby={problem ? id : undefined}>
      <legend>
        <strong>{label}</strong>
        <span>{shown?.label}</span>
        {shown?.few === undefined ? null : <span data-part="few">{say(words.lowStock, { count: shown.few })}</span>}
      </legend>
      <Options data-wide={options.some(({ label: text }) => text.length > 6) || undefined}>
        {options.map(({ value, label: text, state, few }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              required
              disabled={state !== 'in'}
              checked={value === chosen}
              aria-label={nameOf(text, state, few)}
              onChange={() => onChoose(value)}
            />
            {text}
            {few === undefined ? null : <span data-part="few" aria-hidden="true" />}
          </label>
        ))}
      </Options>
      {problem ? (
        <Problem id={id} role="alert">
          <Icon name="alert" size="small" />
          {problem}
        </Problem>
      ) : null}
    </Choices>
  );

  function nameOf(text: string, state: ShownOption['state'], few: number | undefined): string | undefined {
    if (state === 'soldOut') return say(words.optionSoldOut, { name: text });
    if (state === 'missing') return say(words.optionUnavailable, { name: text });
    return few === undefined ? undefined : say(words.optionLow, { name: text, count: few });
  }
}
