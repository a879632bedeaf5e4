import type { LinkModel, MeterModel } from '../account/part-models.ts';

/** Benefit banner of an employee, athlete or professional as plain data. */
export interface BenefitModel {
  readonly title: string;
  /** E.g. the remaining amount of a cap. */
  readonly text?: string;
  /** Spend against a cap or credit. */
  readonly meter?: MeterModel;
  readonly link?: LinkModel;
}
