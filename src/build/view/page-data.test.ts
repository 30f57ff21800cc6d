import { expect, it } from 'vitest'
import { contentWith, viewOf } from './edition-content.fake.ts'
import { pageData } from './page-data.ts'

const Page = (_: { title: string; changed?: string }) => null
const view = viewOf(contentWith({}))
const entry = {
  sys: { id: 'page' },
  slug: 'page',
  title: 'A page',
  seoTitle: 'A page',
  seoDescription: 'A page.',
  sectionsCollection: [],
}

it('the data half of a page makes the props of its component; anything else does not compile', () => {
  const data = pageData<typeof Page>()
  expect(data((_, { title }) => ({ title }))(view, entry)).toEqual({ title: 'A page' })
  // @ts-expect-error: the prop has another name
  data((_, { title }) => ({ heading: title }))
  // @ts-expect-error: the prop has another type
  data(() => ({ title: 1 }))
  // @ts-expect-error: nobody reads it, wherever it comes from
  data((_, { title }) => ({ title, ...{ altered: 'today' } }))
})
