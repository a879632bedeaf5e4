import { useId, type ReactElement, type Ref } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import type { ShownOption } from './choice.ts';
import { Choices, Legend, Options, Problem } from './choices.styles.ts';
import type { ProductMessages } from '#generated/messages/product/messages.ts';

export interface OptionChoiceProps {
  /** Name of the form field. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly ShownOption[];
  readonly chosen: string | undefined;
  /** Error of the choice. */
  readonly problem?: string;
  /** True if a sold-out variant can be selected, to request a back-in-stock mail. */
  readonly takesSoldOut?: boolean;
  readonly messages: ProductMessages;
  readonly ref?: Ref<HTMLFieldSetElement>;
  readonly onChoose: (value: string) => void;
}

/**
 * Radio buttons that work without JavaScript. Unavailable options are crossed out and labeled; a dot, which the legend explains, marks low
 * stock.
 */
export function OptionChoice(props: OptionChoiceProps): ReactElement | null {
  const { name, label, options, chosen, problem, takesSoldOut = false, messages, ref, onChoose } = props;
  const id = useId();
  const shown = options.find(({ value }) => value === chosen);
  if (options.length === 0) return null;
  return (
    <Choices ref={ref} aria-describedby={problem ? id : undefined}>
      <legend>
        <strong>{label}</strong>
        <span>{shown?.label}</span>
        {shown?.few === undefined ? null : <span data-part="few">{messages.lowStock({ count: shown.few })}</span>}
      </legend>
      <Options data-wide={options.some(({ label: text }) => text.length > 6) || undefined}>
        {options.map(({ value, label: text, state, few }) => (
          <label key={value} data-out={state === 'soldOut' || undefined}>
            <input
              type="radio"
              name={name}
              value={value}
              required
              disabled={state === 'missing' || (state === 'soldOut' && !takesSoldOut)}
              checked={value === chosen}
              aria-label={getOptionName(text, state, few)}
              onChange={() => onChoose(value)}
            />
            {text}
            {few === undefined ? null : <span data-part="few" aria-hidden="true" />}
          </label>
        ))}
      </Options>
      {options.some(({ few }) => few !== undefined) ? (
        <Legend aria-hidden="true">
          <span data-part="few" />
          {messages.fewLeft}
        </Legend>
      ) : null}
      {problem ? (
        <Problem id={id} role="alert">
          <Icon name="alert" size="small" />
          {problem}
        </Problem>
      ) : null}
    </Choices>
  );

  function getOptionName(text: string, state: ShownOption['state'], few: number | undefined): string | undefined {
    if (state === 'soldOut') return messages.optionSoldOut({ name: text });
    if (state === 'missing') return messages.optionUnavailable({ name: text });
    return few === undefined ? undefined : messages.optionLow({ name: text, count: few });
  }
}
