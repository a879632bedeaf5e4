import type { Audience } from '#generated/openapi/operations.ts';
import type { Timestamp } from './columns.ts';

/** Whoever shops with a brand or has its newsletter: a guest without an e-mail address until it is known, and one customer an address. */
interface CustomersTable {
  id: string;
  brand: string;
  /** What tokens say of the customer. */
  role: Audience;
  /** Lower case. */
  email: string | null;
  first_name: string | null;
  last_name: string | null;
  birth_date: string | null;
  gender: string | null;
  /** With its plus sign. */
  phone: string | null;
  postal_code: string | null;
  /** Where the customer lives. */
  country: string | null;
  interests: string | null;
  /** Code of a size. */
  preferred_shoe_size: string | null;
  acquisition_type: string | null;
  campaign_name: string | null;
  /** The store and the employee by whose help an account was made. */
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
  /** Of the present opt-in. */
  optin_date: Timestamp | null;
  updated_at: Timestamp;
}

export interface CustomerTables {
  customers: CustomersTable;
  subscriptions: SubscriptionsTable;
  enrollments: EnrollmentsTable;
}
