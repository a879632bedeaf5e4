// Made by scripts/codegen.ts from schemas/. Do not edit: change the schema, then run `npm run codegen`.
import type { components as SharedComponents } from './shared.ts';

export interface paths {
  '/api/engine/v1/decide/{brand}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Record visitor events and return decisions
     * @description Without an identifier in the request, a new one is returned in meta.monetateId; the caller stores it (cookie mt.v). Empty or missing slots or actionTypes do not filter; both together are combined with and. With slots, each slot gets only its action of the highest priority. Do not retry requests with record events automatically. The only status codes are 200 and 400.
     */
    post: operations['decide'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @enum {string} */
    ActionType: 'monetate:action:OmnichannelJson' | 'monetate:action:OmnichannelRecommendation' | 'monetate:action:NoAction';
    CartEvent: {
      /** @constant */
      eventType: 'monetate:context:Cart';
      cartLines: components['schemas']['CartLine'][];
    };
    CartLine: {
      sku: string;
      pid: string;
      quantity: number;
      currency: string;
      /** @description Price of the whole cart line as a decimal number. */
      value: string;
    };
    CoordinatesEvent: {
      /** @constant */
      eventType: 'monetate:context:Coordinates';
      latitude: string;
      longitude: string;
    };
    CustomVariablesEvent: {
      /** @constant */
      eventType: 'monetate:context:CustomVariables';
      customVariables: {
        /** @description userInterest, total-cart, sub-total */
        variable: string;
        value: string;
      }[];
    };
    DecideErrorResponse: {
      meta: {
        /** @constant */
        code: 400;
        errors: string[];
        warnings: string[];
        monetateId?: string;
      };
    };
    DecideEvent:
      | components['schemas']['DecisionRequestEvent']
      | components['schemas']['PageViewEvent']
      | components['schemas']['ScreenSizeEvent']
      | components['schemas']['LanguageEvent']
      | components['schemas']['UserAgentEvent']
      | components['schemas']['IpAddressEvent']
      | components['schemas']['ReferrerEvent']
      | components['schemas']['CoordinatesEvent']
      | components['schemas']['ProductDetailViewEvent']
      | components['schemas']['SearchViewEvent']
      | components['schemas']['CartEvent']
      | components['schemas']['CustomVariablesEvent']
      | components['schemas']['MetadataEvent']
      | components['schemas']['ImpressionsEvent']
      | components['schemas']['RecImpressionsEvent']
      | components['schemas']['RecClicksEvent']
      | components['schemas']['PageEventsEvent'];
    DecideMeta: {
      /** @constant */
      code: 200;
      errors: string[];
      warnings: string[];
      /** @description ID of the visitor; send it with the next request. */
      monetateId: string;
    };
    DecideRequest: {
      /** @description account/instance/domain */
      channel: string;
      monetateId?: string;
      customerId?: string;
      /** @description ID of a preview that forces its own actions. */
      preview?: string;
      events: components['schemas']['DecideEvent'][];
    };
    DecideResponse: {
      meta: components['schemas']['DecideMeta'];
      data: {
        responses: components['schemas']['DecisionResponse'][];
      };
    };
    DecisionAction: {
      actionId: number | string;
      actionType: components['schemas']['ActionType'];
      /** @description Slot of the action. */
      component?: string;
      /** @description Data of the decision. For an experience: its experienceId and the name of the variant, whether or not it changes anything. */
      json?: {
        [key: string]: unknown;
      };
      impressionId?: string;
      /** @description True for the control group, whose impressions are reported as well. */
      isControl?: boolean;
      impressionReporting?: components['schemas']['ImpressionReport'][];
      items?: components['schemas']['RecommendedItem'][];
    };
    DecisionRequestEvent: {
      /** @constant */
      eventType: 'monetate:decision:DecisionRequest';
      requestId: string;
      /** @description Fills impressionReporting of each action. */
      includeReporting?: boolean;
      actionTypes?: components['schemas']['ActionType'][];
      slots?: string[];
      /** @description True if the caller records impressions itself. */
      manageImpressions?: boolean;
    };
    DecisionResponse: {
      requestId: string;
      actions: components['schemas']['DecisionAction'][];
    };
    ImpressionReport: {
      experience_id: number | string;
      experience_label: string;
      experience_name: string;
      variant_label: string;
      is_control: boolean;
      /** @description Percentage of visitors in the control group. */
      control_allocation?: number;
    };
    ImpressionsEvent: {
      /** @constant */
      eventType: 'monetate:record:Impressions';
      impressionIds: string[];
    };
    IpAddressEvent: {
      /** @constant */
      eventType: 'monetate:context:IpAddress';
      ipAddress: string;
    };
    LanguageEvent: {
      /** @constant */
      eventType: 'monetate:context:Language';
      language: string;
    };
    MetadataEvent: {
      /** @constant */
      eventType: 'monetate:context:Metadata';
      metadata: {
        [key: string]: string;
      };
    };
    PageEventsEvent: {
      /** @constant */
      eventType: 'monetate:record:PageEvents';
      pageEvents: string[];
    };
    PageViewEvent: {
      /** @constant */
      eventType: 'monetate:context:PageView';
      url: string;
      path?: string;
      pageType: string;
      categories?: string[];
      breadcrumbs?: string[];
    };
    ProductDetailViewEvent: {
      /** @constant */
      eventType: 'monetate:context:ProductDetailView';
      products: {
        productId: string;
        sku?: string;
      }[];
    };
    RecClicksEvent: {
      /** @constant */
      eventType: 'monetate:record:RecClicks';
      /** @description Tokens of the products that were clicked. */
      recClicks: string[];
    };
    RecImpressionsEvent: {
      /** @constant */
      eventType: 'monetate:record:RecImpressions';
      /** @description Tokens of the products that were seen. */
      recImpressions: string[];
    };
    RecommendedItem: {
      id: string;
      title: string;
      /** @description Product type and audience, such as women's shell jacket; distinguishes products with the same title. */
      kind?: string;
      link: string;
      imageLink: string;
      /** @description Decimal number in the currency of the site. */
      price: number;
      salePrice?: number;
      /** @description Lowest price in the 30 days before the present discount. */
      historicBestPrice?: number;
      /** @description Lowest price of an earlier sale. */
      previousBestSalesPrice?: number;
      /** @description Discount in percent. */
      percentagePriceDiscount?: number;
      /** @description Average rating in stars. */
      review_average?: number;
      /** @description Alias of review_average, which takes precedence. */
      stars?: number;
      /** @description Style of the variant. */
      itemGroupId?: string;
      /** @description Token for RecImpressions and RecClicks. */
      recToken?: string;
    };
    ReferrerEvent: {
      /** @constant */
      eventType: 'monetate:context:Referrer';
      referrer: string;
    };
    ScreenSizeEvent: {
      /** @constant */
      eventType: 'monetate:context:ScreenSize';
      height: number;
      width: number;
    };
    SearchViewEvent: {
      /** @constant */
      eventType: 'monetate:context:SearchView';
      searchTerm: string;
    };
    UserAgentEvent: {
      /** @constant */
      eventType: 'monetate:context:UserAgent';
      userAgent: string;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: {};
  pathItems: never;
}
export type ActionType = components['schemas']['ActionType'];
export type CartEvent = components['schemas']['CartEvent'];
export type CartLine = components['schemas']['CartLine'];
export type CoordinatesEvent = components['schemas']['CoordinatesEvent'];
export type CustomVariablesEvent = components['schemas']['CustomVariablesEvent'];
export type DecideErrorResponse = components['schemas']['DecideErrorResponse'];
export type DecideEvent = components['schemas']['DecideEvent'];
export type DecideMeta = components['schemas']['DecideMeta'];
export type DecideRequest = components['schemas']['DecideRequest'];
export type DecideResponse = components['schemas']['DecideResponse'];
export type DecisionAction = components['schemas']['DecisionAction'];
export type DecisionRequestEvent = components['schemas']['DecisionRequestEvent'];
export type DecisionResponse = components['schemas']['DecisionResponse'];
export type ImpressionReport = components['schemas']['ImpressionReport'];
export type ImpressionsEvent = components['schemas']['ImpressionsEvent'];
export type IpAddressEvent = components['schemas']['IpAddressEvent'];
export type LanguageEvent = components['schemas']['LanguageEvent'];
export type MetadataEvent = components['schemas']['MetadataEvent'];
export type PageEventsEvent = components['schemas']['PageEventsEvent'];
export type PageViewEvent = components['schemas']['PageViewEvent'];
export type ProductDetailViewEvent = components['schemas']['ProductDetailViewEvent'];
export type RecClicksEvent = components['schemas']['RecClicksEvent'];
export type RecImpressionsEvent = components['schemas']['RecImpressionsEvent'];
export type RecommendedItem = components['schemas']['RecommendedItem'];
export type ReferrerEvent = components['schemas']['ReferrerEvent'];
export type ScreenSizeEvent = components['schemas']['ScreenSizeEvent'];
export type SearchViewEvent = components['schemas']['SearchViewEvent'];
export type UserAgentEvent = components['schemas']['UserAgentEvent'];
export type $defs = Record<string, never>;
export interface operations {
  decide: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        brand: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DecideRequest'];
        'text/plain': components['schemas']['DecideRequest'];
      };
    };
    responses: {
      /** @description One response per decision request. */
      200: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DecideResponse'];
        };
      };
      /** @description The request does not match the contract; nothing was recorded. */
      400: {
        headers: {
          'X-Correlation-Id': SharedComponents['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DecideErrorResponse'];
        };
      };
    };
  };
}
