/** What a field fetches, see entry-count.ts; fields that fetch nothing say nothing. */
export type FetchKind = 'collection' | 'link'

declare module 'graphql' {
  interface GraphQLFieldExtensions<_TSource, _TContext, _TArgs> {
    fetches?: FetchKind
  }
}

export const fetchesCollection = { fetches: 'collection' } satisfies { fetches: FetchKind }
export const fetchesLink = { fetches: 'link' } satisfies { fetches: FetchKind }
