const icons: [path: RegExp, icon: string][] = [
  [/which-model/, 'question'],
  [/product-comparison/, 'compare'],
  [/#parts/, 'cartridge'],
  [/above-ground/, 'pin'],
  [/testimonials/, 'user'],
  [/book-a-demo/, 'calendar'],
  [/water-treatment-claim/, 'edit'],
  [/calculators/, 'ruler'],
  [/shipping/, 'truck'],
  [/troubleshooting/, 'search'],
  [/faq/, 'info'],
  [/repairs/, 'robot'],
  [/registration/, 'check'],
  [/warranty/, 'shield'],
  [/outside/, 'globe'],
  [/support/, 'question'],
]

/** What stands for a page that has no picture. */
export const iconOf = (href: string): string => icons.find(([path]) => path.test(href))?.[1] ?? 'store'
