/** What a dealer may do, in the order it is offered. */
export const dealerServices = ['sales', 'repairs', 'demo', 'commercial', 'water-treatment'] as const

export type DealerService = (typeof dealerServices)[number]

export const serviceNames: Record<DealerService, string> = {
  sales: 'Sales',
  repairs: 'Repairs',
  demo: 'Demo at your pool',
  commercial: 'Commercial',
  'water-treatment': 'Water treatment',
}

export const isDealerService = (text: string): text is DealerService => Object.hasOwn(serviceNames, text)

/** In running text: "Sales, repairs, water treatment". */
export const servicesText = (services: readonly DealerService[]): string =>
  services
    .map((service, index) => (index === 0 ? serviceNames[service] : serviceNames[service].toLowerCase()))
    .join(', ')
