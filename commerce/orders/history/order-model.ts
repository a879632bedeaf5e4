import type { LinkModel } from '../../account/part-models.ts';
import type { CodeModel } from '../../loyalty/loyalty-model.ts';
import type { IconName } from '#ui/icon/icon-paths.ts';

/** A section of an order screen as plain data with formatted texts. Its forms are models in the browser and definitions on the server. */
export interface OrderSectionModel<Form> {
  readonly kind: 'order';
  readonly title: string;
  /** Shows the title to screen readers only. */
  readonly isTitleHidden?: true;
  readonly content: OrderSectionContent<Form>;
  readonly forms?: readonly Form[];
}

export type OrderSectionContent<Form> =
  | OrderListModel<Form>
  | OrderActionsModel
  | OrderTimelineModel
  | OrderShipmentModel
  | OrderBillModel
  | OrderRefundsModel
  | OrderReturnsModel
  | OrderUnitsModel;

export interface StateModel {
  readonly icon: IconName;
  readonly text: string;
  readonly tone: 'info' | 'success' | 'warning' | 'muted';
}

export interface OrderListModel<Form> {
  readonly name: 'list';
  /** Absent on the overview. */
  readonly filters?: readonly OrderFilterModel[];
  readonly orders: readonly OrderCardModel<Form>[];
  readonly empty?: { readonly text: string; readonly link: LinkModel };
  readonly more?: LinkModel;
  /** Number of orders on this page, for a live region. */
  readonly announcement?: string;
  readonly back?: LinkModel;
}

/** Links of which one is current, e.g. the states to filter by. */
export interface OrderFilterModel {
  readonly label: string;
  readonly links: readonly (LinkModel & { readonly isCurrent: boolean })[];
}

export interface OrderCardModel<Form> {
  readonly orderNumber: string;
  /** E.g. "Order TF-2611-000123". */
  readonly title: string;
  readonly href: string;
  readonly state: StateModel;
  /** E.g. "Arrives Thursday, 26 November". */
  readonly expected?: string;
  readonly placed: string;
  readonly pictures: readonly { readonly src: string; readonly name: string }[];
  /** Item names in one line. */
  readonly summary: string;
  readonly total: string;
  readonly refunded?: string;
  readonly links: readonly LinkModel[];
  readonly forms: readonly Form[];
}

export interface OrderActionsModel {
  readonly name: 'actions';
  readonly state: StateModel;
  readonly lead?: string;
  readonly links: readonly (LinkModel & { readonly isDownload?: true })[];
  readonly note?: string;
}

export interface OrderTimelineModel {
  readonly name: 'timeline';
  /** Oldest first. */
  readonly events: readonly {
    readonly id: string;
    /** ISO 8601. */
    readonly at: string;
    readonly date: string;
    readonly text: string;
    readonly notes: readonly string[];
    readonly isWarning?: true;
  }[];
}

export interface OrderShipmentModel {
  readonly name: 'shipment';
  readonly state?: StateModel;
  /** Destination and method. */
  readonly facts: readonly FactLinesModel[];
  readonly groups: readonly ItemGroupModel[];
}

/** A parcel, or the units without a parcel yet. */
export interface ItemGroupModel {
  readonly id: string;
  readonly title: string;
  readonly state?: StateModel;
  readonly notes: readonly string[];
  readonly tracking?: CodeModel & { readonly link?: LinkModel };
  readonly items: readonly OrderItemModel[];
}

export interface OrderItemModel {
  readonly id: string;
  readonly name: string;
  /** Absent for a product without a product screen, e.g. a gift. */
  readonly href?: string;
  readonly src: string;
  /** Color, size etc., quantity, and changes to units. */
  readonly notes: readonly string[];
  readonly price: string;
}

export interface FactLinesModel {
  readonly label: string;
  readonly lines: readonly string[];
}

export interface AmountModel {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: true;
}

export interface OrderBillModel {
  readonly name: 'bill';
  readonly facts: readonly FactLinesModel[];
  readonly amounts: readonly AmountModel[];
}

export interface OrderRefundsModel {
  readonly name: 'refunds';
  readonly refunds: readonly {
    readonly id: string;
    readonly title: string;
    readonly state: StateModel;
    readonly amounts: readonly AmountModel[];
    readonly creditNote?: LinkModel;
  }[];
}

export interface OrderReturnsModel {
  readonly name: 'returns';
  readonly returns: readonly {
    readonly id: string;
    readonly title: string;
    readonly state: StateModel;
    readonly items: readonly string[];
    readonly steps: readonly string[];
    readonly label?: LinkModel;
  }[];
}

/** Units that an action affects, and the amounts. */
export interface OrderUnitsModel {
  readonly name: 'units';
  readonly itemsLabel: string;
  readonly items: readonly OrderItemModel[];
  readonly amounts: readonly AmountModel[];
  readonly amountsTitle: string;
  readonly notes: readonly string[];
}
