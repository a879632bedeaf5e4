import type { Audience } from '#generated/openapi/operations.ts';
import type { Timestamp } from './columns.ts';

/** Customers and newsletter recipients of a brand. A guest has no email address until it is known; an address has one customer. */
interface CustomersTable {
  id: string;
  brand: string;
  /** Role of the customer in tokens. */
  role: Audience;
  /** Lower case. */
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  birth_date: string | null;
  gender: string | null;
  /** E.164, including the plus sign. */
  phone: string | null;
  postal_code: string | null;
  /** Country of residence. */
  country: string | null;
  interests: string | null;
  /** Code of a size. */
  preferred_shoe_size: string | null;
  acquisition_type: string | null;
  campaign_name: string | null;
  /** The store and the employee who helped to create the account. */
  acquisition_store: string | null;
  store_assistant: string | null;
  locale: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}

interface SubscriptionsTable {
  customer_id: string;
  type: string;
  channel: string;
  recipient: string;
  optin: boolean;
  double_optin: boolean;
  country: string | null;
  region: string | null;
  category: string;
  optin_date: Timestamp | null;
  optout_date: Timestamp | null;
}

interface EnrollmentsTable {
  customer_id: string;
  type: string;
  optin: boolean;
  double_optin: boolean;
  country: string;
  /** Date of the current opt-in. */
  optin_date: Timestamp | null;
  updated_at: Timestamp;
}

export interface CustomerTables {
  customers: CustomersTable;
  subscriptions: SubscriptionsTable;
  enrollments: EnrollmentsTable;
}
