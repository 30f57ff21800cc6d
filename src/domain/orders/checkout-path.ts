/** Where the pages of the checkout begin: the shop is in one edition. */
export const checkoutPath = '/en-au/shop/checkout/'
