const graphqlType = 'application/graphql-response+json'

/** JSON for everybody; under its newer name for those who ask for that. Nothing is streamed, whatever is asked for. */
export const answerType = (accept: string | null): string => {
  const asked = accept?.split(',').map((range) => range.split(';')[0]?.trim().toLowerCase())
  return asked?.includes(graphqlType) ? graphqlType : 'application/json'
}
