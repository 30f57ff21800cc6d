import { BREAK, type DocumentNode, visit } from 'graphql'

const nul = '\0'

/** Whether a text in what was sent holds a NUL, which no text in PostgreSQL can. Of JSON, so that there is an end to it. */
export const holdsNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes(nul)
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) ? value.some(holdsNul) : Object.entries(value).flat().some(holdsNul)
}

/** The same of texts that are written into a document. */
export const documentHoldsNul = (document: DocumentNode): boolean => {
  let found = false
  visit(document, {
    StringValue: ({ value }) => {
      found = value.includes(nul)
      return found ? BREAK : undefined
    },
  })
  return found
}
