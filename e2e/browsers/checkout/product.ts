/** What is bought: nothing comes with it, and it fits any parcel. */
export const product = {
  sku: 'PW-BS-M',
  slug: 'brush-set-m',
  name: 'Brush set M',
  path: '/en-au/products/brush-set-m/',
}
