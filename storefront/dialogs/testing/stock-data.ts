export interface StockParams {
  readonly productId: string;
}
