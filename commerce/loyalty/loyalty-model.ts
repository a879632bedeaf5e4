import type { LinkModel, MeterModel, MomentModel } from '../account/part-models.ts';

/** Sections of a member's screen as plain data with formatted texts. */
export type LoyaltySectionModel = PointsModel | VouchersModel | WelcomeModel | MemberCardModel | HistoryModel;

export interface PointsModel {
  readonly kind: 'points';
  readonly title: string;
  /** The number and its unit. */
  readonly balance: string;
  readonly unit: string;
  /** Progress toward the next voucher; absent if all are reached. */
  readonly progress?: MeterModel & { readonly text: string };
  readonly notes: readonly string[];
  readonly link: LinkModel;
}

export interface VouchersModel {
  readonly kind: 'vouchers';
  readonly title: string;
  readonly lead: string;
  /** In ascending order of amount. */
  readonly vouchers: readonly {
    readonly amount: string;
    readonly points: string;
    readonly state: string;
    readonly isReady: boolean;
  }[];
}

export interface WelcomeModel {
  readonly kind: 'welcome';
  readonly title: string;
  readonly notes: readonly string[];
  readonly code?: CodeModel;
}

export interface CodeModel {
  readonly label: string;
  readonly code: string;
  readonly copy: string;
  readonly copied: string;
}

export interface MemberCardModel {
  readonly kind: 'member-card';
  readonly title: string;
  readonly lead: string;
  readonly name?: string;
  readonly numberLabel: string;
  readonly number: string;
  readonly scannable: ScannableCode & { readonly label: string };
  readonly valid: MomentModel;
  readonly renew: LinkModel;
}

/** A QR code: the dark modules of a square grid as an SVG path. */
export interface ScannableCode {
  /** Modules per side, including the quiet zone. */
  readonly size: number;
  readonly path: string;
}

export interface HistoryModel {
  readonly kind: 'points-history';
  readonly title: string;
  readonly empty: string;
  readonly columns: { readonly date: string; readonly activity: string; readonly points: string };
  /** Latest first. */
  readonly entries: readonly HistoryEntry[];
  readonly paging?: { readonly label: string; readonly range: string; readonly newer?: LinkModel; readonly older?: LinkModel };
}

export interface HistoryEntry {
  /** ISO 8601. */
  readonly at: string;
  readonly date: string;
  readonly activity: string;
  readonly order?: string;
  /** E.g. "+180". */
  readonly points: string;
  readonly isCredit: boolean;
}
