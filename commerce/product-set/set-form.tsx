import { useState, type ReactElement, type SyntheticEvent } from 'react';
import type { ProductMessages } from '#generated/messages/product/messages.ts';
import type { ProductSetMessages } from '#generated/messages/product-set/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { Price } from '#ui/price/price.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { FormErrors } from '../form/form-errors.styles.ts';
import { ServiceError } from '../client/service-error.ts';
import { reserveScrollPadding } from '../product/add-bar.tsx';
import type { Formatters } from '../site/formatters.ts';
import type { PartOutcome } from './add-parts.ts';
import { getInitialChoice, getItemsToAdd, getPartProblem, getTotal, type PartChoice, type SetPart } from './set-choice.ts';
import { SetPartRow } from './set-part.tsx';
import { FormRoot, Summary } from './set-screen.styles.ts';
import { useAddSet } from './use-add-set.ts';

/** Why a part is not in the cart. */
export interface PartProblem {
  readonly text: string;
  /** The missing choice. */
  readonly missing?: 'size' | 'fit';
}

export interface SetFormProps {
  readonly parts: readonly SetPart[];
  readonly initial: readonly PartChoice[];
  /** Parts that a form without JavaScript has added; `problems` has the others. */
  readonly added: readonly number[];
  readonly problems: ReadonlyMap<number, PartProblem>;
  readonly messages: ProductSetMessages;
  readonly productMessages: ProductMessages;
  readonly formatters: Formatters;
  /** URL to which the form posts without JavaScript. */
  readonly action: string;
}

/** The parts of a set with one button for all of them. */
export function SetForm(props: SetFormProps): ReactElement {
  const { parts, initial, added, messages, productMessages, formatters, action } = props;
  const [choices, setChoices] = useState(initial);
  const [problems, setProblems] = useState(props.problems);
  const [isEmptyTried, setEmptyTried] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const cart = useAddSet(added);
  const addedParts = new Set([...cart.outcomes].flatMap(([part, { kind }]) => (kind === 'added' ? [part] : [])));
  const open = choices.map((choice, part) => (addedParts.has(part) ? { ...choice, isIncluded: false } : choice));
  const isDone = addedParts.size > 0 && open.every(({ isIncluded }) => !isIncluded);
  // Once everything is in the cart, the button adds the set again.
  const requested = isDone ? choices : open;
  const total = getTotal(parts, requested);
  const hasProblems = problems.size > 0 || isEmptyTried;

  const change = (part: number, choice: PartChoice): void => {
    setChoices((all) => all.map((one, index) => (index === part ? choice : one)));
    setProblems((all) => new Map([...all].filter(([one]) => one !== part)));
    setEmptyTried(false);
    cart.clearOutcome(part);
  };
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (cart.isPending) return;
    const found = getMissingText(parts, requested, messages, productMessages);
    const items = getItemsToAdd(parts, requested, new Set());
    setProblems(found);
    setAttempt((count) => count + 1);
    setEmptyTried(requested.every(({ isIncluded }) => !isIncluded));
    if (found.size > 0 || items.length === 0) return;
    const outcomes = await cart.add(items);
    if (!outcomes) return;
    setProblems(getRejectedText(outcomes, messages));
    setAttempt((count) => count + 1);
  };
  const addedUnits = parts.reduce((units, { qty }, part) => (addedParts.has(part) ? units + qty : units), 0);
  const isRejected = [...problems.values()].some(({ missing }) => missing === undefined);

  return (
    <FormRoot method="post" action={action} noValidate onSubmit={(event) => void submit(event)}>
      {hasProblems ? (
        <FormErrors key={attempt} ref={focusElement} tabIndex={-1}>
          <Notice
            kind="danger"
            title={isEmptyTried ? messages.chooseOne : isRejected ? messages.notAdded({ count: problems.size }) : messages.incomplete}
          >
            {problems.size > 0 ? (
              <ul>
                {[...problems].map(([part, { text }]) => (
                  <li key={part}>
                    <a href={`#part-${part}`} onClick={(event) => focusPart(event, part)}>
                      {messages.problem({ name: parts[part]?.view.name ?? '', problem: text })}
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
          </Notice>
        </FormErrors>
      ) : null}
      <Heading level={2} look="h4">
        {messages.parts}
      </Heading>
      <div data-part="parts">
        {parts.map((part, index) => (
          <SetPartRow
            key={index}
            part={part}
            index={index}
            chosen={requested[index] ?? getInitialChoice(part)}
            isAdded={addedParts.has(index)}
            problem={problems.get(index)?.text}
            missing={problems.get(index)?.missing}
            messages={messages}
            productMessages={productMessages}
            formatters={formatters}
            onChange={(choice) => change(index, choice)}
          />
        ))}
      </div>
      <Summary ref={reserveScrollPadding}>
        <div role="status">
          {addedUnits > 0 ? (
            <p data-part="added">
              <Icon name="check" />
              {messages.added({ count: addedUnits })} <Link href={formatters.href('/cart')}>{productMessages.viewCart}</Link>
            </p>
          ) : null}
        </div>
        <p aria-live="polite" data-part="total">
          <span>{messages.total({ count: total.units })}</span>
          {total.original > total.current ? (
            <Price
              size="large"
              current={formatters.money(total.current)}
              original={formatters.money(total.original)}
              currentLabel={productMessages.priceNow}
              originalLabel={productMessages.priceWas}
            />
          ) : (
            <Price size="large" current={formatters.money(total.current)} />
          )}
        </p>
        <Button type="submit" size="large" variant="accent" full aria-busy={cart.isPending || undefined}>
          {cart.isPending ? productMessages.adding : messages.addItems({ count: total.units })}
        </Button>
      </Summary>
    </FormRoot>
  );
}

/** Each attempt renders a new summary, which takes the focus when it appears. */
function focusElement(element: HTMLElement | null): void {
  element?.focus();
}

/** Focuses the first enabled field of a part. */
function focusPart(event: SyntheticEvent, part: number): void {
  const root = document.getElementById(`part-${part}`);
  const field = root?.querySelector<HTMLElement>('[data-part="choices"]:not([hidden]) input:not(:disabled), input:not(:disabled)');
  if (!field) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  root?.scrollIntoView({ block: 'start' });
}

function getMissingText(
  parts: readonly SetPart[],
  choices: readonly PartChoice[],
  messages: ProductSetMessages,
  productMessages: ProductMessages,
): ReadonlyMap<number, PartProblem> {
  const texts = { size: productMessages.chooseSize, fit: productMessages.chooseFit };
  return new Map(
    parts.flatMap((part, index): [number, PartProblem][] => {
      const own = choices[index];
      const problem = own?.isIncluded ? getPartProblem(part, own) : undefined;
      if (problem === undefined) return [];
      return [[index, problem === 'soldOut' ? { text: messages.soldOut } : { text: texts[problem], missing: problem }]];
    }),
  );
}

function getRejectedText(outcomes: ReadonlyMap<number, PartOutcome>, messages: ProductSetMessages): ReadonlyMap<number, PartProblem> {
  return new Map(
    [...outcomes].flatMap(([part, outcome]): [number, PartProblem][] => {
      if (outcome.kind === 'added') return [];
      if (outcome.kind === 'unclear') return [[part, { text: messages.unclear }]];
      const { error } = outcome;
      return [[part, { text: (error instanceof ServiceError ? error.text : undefined) ?? messages.failed }]];
    }),
  );
}
