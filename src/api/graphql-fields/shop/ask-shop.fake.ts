import { nobody } from '../../account/viewers.ts'
import { createGraphqlFunction } from '../../graphql-function/graphql-function.ts'
import { type FakeOrderServices, now } from '../../orders/order-services.fake.ts'
import type { SiteContext } from '../site-context.ts'
import { siteSchema } from '../site-schema.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

interface Asked {
  address?: string
  at?: Date
}

/** Asks the site-data function about the shop, as a browser would. */
export const askShop = async (
  services: FakeOrderServices,
  query: string,
  variables: Record<string, unknown>,
  { address = '203.0.113.7', at = now }: Asked = {},
): Promise<{ status: number; answer: unknown }> => {
  const handle = createGraphqlFunction<SiteContext>({
    schema: siteSchema,
    mode: 'production',
    allowedOperations: [query],
    verifyToken: async () => ({ ok: false, reason: 'refused' }),
    // Forms are not asked for.
    createContext: (connection) => ({
      services: services as never,
      orders: services,
      ...connection,
      ...nobody,
      now: () => at,
    }),
    logger: silent,
  })
  const request = new Request('https://pools.example/.netlify/functions/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const response = await handle(request, { address })
  return { status: response.status, answer: (await response.json()) as unknown }
}
