import { GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLString } from 'graphql'
import type { Locale } from '../../domain/edition/edition-code.ts'
import { type Published, publishedVersion } from './filter.ts'
import type { Place, QueryContext } from './query-context.ts'
import { DateTime } from './scalars.ts'

interface Sys {
  id: string
  publishedAt: string | null
  locale: Locale
}

export const SysType = new GraphQLObjectType<Sys, QueryContext>({
  name: 'Sys',
  fields: {
    id: { type: new GraphQLNonNull(GraphQLString) },
    spaceId: { type: new GraphQLNonNull(GraphQLString), resolve: (_sys, _args, { space }) => space },
    environmentId: { type: new GraphQLNonNull(GraphQLString), resolve: (_sys, _args, { environment }) => environment },
    locale: { type: GraphQLString },
    publishedAt: { type: DateTime },
    firstPublishedAt: { type: DateTime, resolve: ({ publishedAt }) => publishedAt },
    publishedVersion: {
      type: GraphQLInt,
      resolve: ({ publishedAt }) => (publishedAt === null ? null : publishedVersion),
    },
  },
})

/** A draft has not been published, whatever date its file bears. */
export const sysOf = ({ id, publishedAt, draft }: Published & { draft: boolean }, { locale }: Place): Sys => ({
  id,
  publishedAt: draft ? null : publishedAt,
  locale,
})

const TagType = new GraphQLObjectType({
  name: 'ContentfulTag',
  fields: { id: { type: GraphQLString }, name: { type: GraphQLString } },
})

/** Files carry no tags; the type stands here so that queries which ask for them keep working. */
export const MetadataType = new GraphQLObjectType({
  name: 'ContentfulMetadata',
  fields: {
    tags: { type: new GraphQLNonNull(new GraphQLList(TagType)), resolve: () => [] },
  },
})
