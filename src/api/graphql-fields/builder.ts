import SchemaBuilder from '@pothos/core'
import type { SiteContext } from './site-context.ts'

export const builder = new SchemaBuilder<{ Context: SiteContext; DefaultFieldNullability: false }>({
  defaultFieldNullability: false,
})

builder.queryType({
  fields: (field) => ({
    /** A schema needs a question; this one is for whoever watches the function. */
    alive: field.boolean({ resolve: () => true }),
  }),
})
builder.mutationType({})
