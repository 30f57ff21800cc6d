/** How a field counts in the complexity of a query; fields that fetch nothing say nothing. */
export type FieldCost = 'collection' | 'link'

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    cost?: FieldCost
  }
}

export const collectionCost = { cost: 'collection' } satisfies { cost: FieldCost }
export const linkCost = { cost: 'link' } satisfies { cost: FieldCost }
