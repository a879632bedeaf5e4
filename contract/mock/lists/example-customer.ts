/** Id of the customer in the contract's examples. */
export const exampleCustomer = '7c9d1b7e-3a52-4c0e-8f7d-2d4b6c1a9e55';
