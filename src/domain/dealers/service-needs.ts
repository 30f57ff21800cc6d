import { type DealerService, serviceNames } from './dealer-service.ts'

/** Of the product lines, one of which a dealer has to carry that offers a service; content is held against the same. */
export const serviceNeeds: Partial<
  Record<DealerService, { readonly what: string; readonly lines: readonly string[] }>
> = {
  commercial: { what: 'the commercial line', lines: ['dolphin-commercial'] },
  'water-treatment': {
    what: 'a line of water treatment',
    lines: ['ecoclear', 'ecoswim', 'mineral-swim', 'ozone-swim'],
  },
}

/** What is missing on the shelf, a sentence for each service. */
export const unmetServices = (services: readonly DealerService[], carried: readonly string[]): string[] =>
  services.flatMap((service) => {
    const need = serviceNeeds[service]
    if (need === undefined || need.lines.some((line) => carried.includes(line))) return []
    return [`${serviceNames[service]} needs ${need.what}. Tick it, or leave the service out.`]
  })
