/** What pages reckon with by name, beside what their editors name: slugs of products and ids of their lines. */
export const namedProducts = {
  /** An M 400, whose warranty the calendar draws, and the parts that it wears, for the members' price list. */
  forlife: ['dolphin-m400', 'fine-filter-m', 'brush-set-m', 'drive-track-m'],
  'mineral-swim': ['mineral-swim-bag', 'mineral-swim-pallet'],
} as const

export const namedLines = {
  /** Its owners are quoted. */
  home: 'line-dolphin',
  'support/calculators/ozone-unit': 'line-ozone-swim',
} as const
