import { useId, useRef, useState, type ReactElement, type ReactNode, type SyntheticEvent } from 'react';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Link } from '#ui/link/link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { AddedLine } from '../cart/changes/added-line.ts';
import type { ChosenPickup } from '../pickup/chosen-pickup.ts';
import { DeliveryChoice } from '../pickup/delivery-choice.tsx';
import type { PickupPort } from '../pickup/pickup-port.ts';
import type { Formatters } from '../site/formatters.ts';
import { AddBar } from './add-bar.tsx';
import { AddRow, BuyRoot, Dropped, Outcome } from './buy-form.styles.ts';
import {
  getBuyable,
  getFitOptions,
  isColorInStock,
  getMissingChoice,
  getMaxQuantity,
  getPrice,
  getSizeOptions,
  type Choice,
  type DroppedChoice,
} from './choice.ts';
import { DeliveryLines, type Returns } from './delivery-lines.tsx';
import { ColorChoice, type ColorChoiceProps } from './color-choice.tsx';
import { OptionChoice } from './option-choice.tsx';
import type { GiftCardsMessages } from '#generated/messages/gift-cards/messages.ts';
import { GiftSection } from './gift-card/gift-section.tsx';
import type { GiftCardHandle } from './gift-card/gift-choice.ts';
import type { ProductMessages } from '#generated/messages/product/messages.ts';
import type { ColorView, ProductView } from './product-view.ts';
import { QuantityField } from './quantity-field.tsx';
import type { AddToCart } from './use-add-to-cart.ts';

export interface BuyFormProps {
  readonly view: ProductView;
  readonly color: ColorView;
  readonly choice: Choice;
  readonly messages: ProductMessages;
  readonly formatters: Formatters;
  /** The page's own URL with the locale, to which the form posts without JavaScript. */
  readonly action: string;
  readonly cart: AddToCart;
  /** Error of a form that was sent without JavaScript. */
  readonly rejection?: string;
  /** Absent in dialogs, which link gift cards to their product screen. */
  readonly giftMessages?: GiftCardsMessages;
  /** Absent in dialogs, which leave delivery and returns to the product screen. */
  readonly returns?: Returns;
  /** Persistent notice of the session. */
  readonly notice?: string;
  /** Repeats the button at the bottom of small screens; not used in dialogs. */
  readonly hasBar?: boolean;
  /** A choice that is no longer available after a change of color or fit. */
  readonly dropped?: DroppedChoice | undefined;
  readonly onColor: ColorChoiceProps['onColor'];
  /** Called to request a back-in-stock mail for a variant. */
  readonly onNotify: (sku: string) => void;
  /** Navigates to the checkout of an express purchase; without it there is no such button. */
  readonly onReserved?: () => void;
  /** Renders other payment buttons for the chosen item, below the form's buttons. */
  readonly renderPayments?: (chosen: ChosenItem) => ReactNode;
  /** Without it, the form offers no pickup. */
  readonly pickupPort?: PickupPort;
  readonly onChoose: (part: 'size' | 'fit', value: string) => void;
}

/** The chosen item, for payment buttons. */
export interface ChosenItem {
  /** Undefined while a choice is missing. */
  readonly item: Pick<AddedLine, 'sku' | 'qty'> | undefined;
  /** Decimal total of all units. */
  readonly amount: number;
  /** Shows which choice is missing. */
  readonly onMissing: () => void;
}

/** All choices of a product and the button. A native form; with JavaScript it adds without leaving the page. */
export function BuyForm(props: BuyFormProps): ReactElement {
  const { view, color, choice, messages, formatters, action, cart, rejection, notice, dropped, hasBar = true } = props;
  const { giftMessages, returns, pickupPort, renderPayments, onColor, onNotify, onReserved, onChoose } = props;
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const giftFields = useRef<GiftCardHandle>(null);
  const buyNow = useRef<HTMLButtonElement>(null);
  const fields = { size: useRef<HTMLFieldSetElement>(null), fit: useRef<HTMLFieldSetElement>(null) };
  const [requested, setRequested] = useState(1);
  const [problem, setProblem] = useState<'size' | 'fit'>();
  const [isPickup, setPickup] = useState(false);
  const [chosenPickup, setChosenPickup] = useState<ChosenPickup>();
  // Before hydration the browser validates the form.
  const isHydrated = useHydrated();

  const buyable = getBuyable(view, color.code, choice);
  const most = getMaxQuantity(view, buyable);
  const qty = Math.min(requested, most);
  const labels = { size: view.labels.size ?? messages.size, fit: view.labels.fitType ?? messages.fit };
  const isIn = isColorInStock(view, color.code);
  const line = buyable && createLine(view, color, choice, { sku: buyable.sku, qty });
  // The button offers a back-in-stock mail instead of adding.
  const notifies = view.notifyMe && (!isIn || buyable?.stock.isIn === false);

  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>): void => {
    // Until its fields are hydrated, the browser submits the form itself.
    if (view.giftCard && !giftFields.current) return;
    event.preventDefault();
    if (reportMissing() || !buyable || !line) return;
    if (notifies) return onNotify(buyable.sku);
    if (onReserved && event.nativeEvent.submitter === buyNow.current) return cart.reserve({ sku: buyable.sku, qty }, onReserved);
    // Without a store that has it, opens the store search first.
    if (pickupPort && isPickup && !chosenPickup) return pickupPort.onFindStore(line);
    if (pickupPort && chosenPickup?.movesOthers) return pickupPort.onMove({ ...chosenPickup, line });
    const gift = giftFields.current?.read();
    if (gift !== null) cart.add(line, chosenPickup?.choice, gift);
  };
  /** @returns whether a choice is missing */
  const reportMissing = (): boolean => {
    const missing = getMissingChoice(view, choice);
    setProblem(missing);
    if (missing) reportError(missing);
    return missing !== undefined;
  };
  const reportError = (part: 'size' | 'fit'): void => {
    const field = fields[part].current;
    field?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  };
  const renderOption = (part: 'size' | 'fit'): ReactElement => (
    <OptionChoice
      ref={fields[part]}
      name={part}
      label={labels[part]}
      options={part === 'size' ? getSizeOptions(view, color.code, choice) : getFitOptions(view, color.code, {})}
      chosen={choice[part]}
      takesSoldOut={view.notifyMe}
      problem={problem === part && choice[part] === undefined ? (part === 'size' ? messages.chooseSize : messages.chooseFit) : undefined}
      messages={messages}
      onChoose={(value) => {
        cart.forget();
        onChoose(part, value);
      }}
    />
  );
  const addLabel = cart.isPending ? messages.adding : cart.isFresh ? messages.addedShort : messages.addToCart;
  const label = notifies ? messages.notifyMe : addLabel;

  return (
    <BuyRoot id={id} method="post" action={action} noValidate={isHydrated} onSubmit={submit}>
      <ColorChoice view={view} color={color} messages={messages} formatters={formatters} onColor={onColor} />
      {renderOption('fit')}
      <div>
        {view.giftCard ? null : renderOption('size')}
        <Dropped role="status">
          {dropped ? (
            <Notice kind="warning" announce="none">
              {getDroppedText(dropped, messages)}
            </Notice>
          ) : null}
        </Dropped>
      </div>
      {view.sizeChart ? (
        <p>
          <Link
            href={formatters.href(`/size-chart/${view.sizeChart}`)}
            data-dialog="size-chart"
            data-dialog-params={`productType=${encodeURIComponent(view.sizeChart)}`}
          >
            {messages.sizeChart}
          </Link>
        </p>
      ) : null}
      {isIn ? null : (
        <Notice kind="warning" title={messages.soldOut} announce="none">
          {view.colors.some(({ code }) => isColorInStock(view, code)) ? messages.soldOutColor : messages.soldOutAll}
        </Notice>
      )}
      {isIn && notifies ? <p role="status">{messages.soldOutSize}</p> : null}
      {view.giftCard && giftMessages ? (
        <GiftSection handle={giftFields} giftCard={view.giftCard} messages={giftMessages} formatters={formatters} />
      ) : null}
      {pickupPort && isIn && !notifies && !view.isDigital ? (
        <DeliveryChoice
          productId={color.productId}
          qty={qty}
          line={line}
          isPickup={isPickup}
          pickupPort={pickupPort}
          messages={messages}
          formatters={formatters}
          onPickup={setPickup}
          onChange={setChosenPickup}
          onMissing={reportMissing}
        />
      ) : null}
      {(isIn || notifies) && (!view.giftCard || giftMessages) ? (
        <AddRow ref={row}>
          {notifies ? null : <QuantityField value={qty} max={most} messages={messages} onChange={setRequested} />}
          <Button
            type="submit"
            size="large"
            variant={notifies ? 'outline' : 'accent'}
            full
            aria-busy={cart.isPending || undefined}
            data-dialog={notifies ? 'notify-me' : undefined}
          >
            {cart.isFresh && !cart.isPending && !notifies ? <Icon name="check" /> : null}
            {label}
          </Button>
          {!notifies && onReserved && !isPickup && !view.giftCard ? (
            <Button
              ref={buyNow}
              type="submit"
              name="intent"
              value="buy-now"
              size="large"
              variant="outline"
              full
              aria-busy={cart.isReserving || undefined}
            >
              {cart.isReserving ? messages.reserving : messages.buyNow}
            </Button>
          ) : null}
        </AddRow>
      ) : null}
      {renderPayments && isIn && !notifies && !isPickup && !giftMessages ? (
        <Payments render={renderPayments} item={line} amount={getPrice(view, color, choice).current * qty} onMissing={reportMissing} />
      ) : null}
      {notifies || view.isDigital || !returns ? null : <DeliveryLines returns={returns} messages={messages} formatters={formatters} />}
      <Outcome role="status">
        {cart.outcome?.kind === 'added' ? (
          <p data-part="added">
            <Icon name="check" />
            {cart.outcome.text} <Link href={formatters.href('/cart')}>{messages.viewCart}</Link>
          </p>
        ) : null}
        {cart.outcome?.kind === 'rejected' ? (
          <Notice kind="danger" announce="none">
            {cart.outcome.text}
          </Notice>
        ) : null}
        {notice && !cart.outcome ? (
          <Notice kind="danger" announce="none">
            {notice}
          </Notice>
        ) : null}
        {rejection && !notice && !cart.outcome && !cart.isPending ? (
          <Notice kind="danger" announce="none">
            {rejection}
          </Notice>
        ) : null}
      </Outcome>
      {(isIn || notifies) && hasBar ? (
        <AddBar
          form={id}
          name={view.name}
          price={formatters.money(getPrice(view, color, choice).current)}
          label={label}
          isPending={cart.isPending}
          target={row}
        />
      ) : null}
    </BuyRoot>
  );
}

function Payments({ render, ...chosen }: ChosenItem & { readonly render: (chosen: ChosenItem) => ReactNode }): ReactNode {
  return render(chosen);
}

function createLine(view: ProductView, color: ColorView, choice: Choice, item: Pick<AddedLine, 'sku' | 'qty'>): AddedLine {
  const size = view.sizes.find(({ value }) => value === choice.size)?.label;
  const picture = color.gallery.find(({ type }) => type === 'image')?.src;
  return {
    ...item,
    name: view.name,
    ...(picture ? { productImageURL: picture } : {}),
    ...(color.label ? { color: color.label } : {}),
    ...(size ? { size } : {}),
  };
}

function getDroppedText({ part, label, by }: DroppedChoice, messages: ProductMessages): string {
  if (part === 'fit') return messages.fitGone({ fit: label });
  return by === 'fit' ? messages.sizeGoneInFit({ size: label }) : messages.sizeGone({ size: label });
}
