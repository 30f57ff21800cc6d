/** More than anybody lives at. */
export const mostAddresses = 20

/** Of a message about a case, in characters. */
export const longestMessage = 2000

/** Orders that a list shows, newest first. */
export const mostOrders = 100
