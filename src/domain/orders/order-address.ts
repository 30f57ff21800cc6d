/** The page of an order. With its key, which no server and no log sees there, it opens by itself. */
export const orderAddress = (edition: string, number: string, key: string | null): string =>
  `/${edition}/shop/order/?number=${number}${key === null ? '' : `#${key}`}`
