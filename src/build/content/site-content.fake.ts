import { tmpdir } from 'node:os'
import path from 'node:path'
import { createContentService } from '../../content-service/content-service.ts'
import { createContentClient } from '../../site/data/content-client.ts'
import type { EditionContent } from './edition-content.ts'
import { readEverything } from './read-entries.ts'
import { readSiteContent } from './site-content.ts'

const read = (): Promise<EditionContent[]> => {
  const service = createContentService({
    directory: 'content',
    cacheDirectory: path.join(tmpdir(), 'poolwright-own-content'),
    deliveryToken: 'token',
    previewToken: 'preview',
    space: 'poolwright',
    environment: 'master',
  })
  const client = createContentClient({
    url: 'http://content.internal/content/v1/spaces/poolwright/environments/master',
    token: 'token',
    fetch: (input, init) => service.fetch(new Request(input, init)),
  })
  return readSiteContent(readEverything(client))
}

let content: Promise<EditionContent[]> | undefined

/** The content of the repository, for tests of what must hold of it. Read once in a process, which takes seconds. */
export const readOwnContent = (): Promise<EditionContent[]> => {
  content ??= read()
  return content
}

export const editionOf = (editions: readonly EditionContent[], code: string): EditionContent => {
  const content = editions.find((each) => each.code === code)
  if (content === undefined) throw new Error(`There is no edition ${code}`)
  return content
}
