import { standsAlone } from '../registry/is-indexed.ts'
import type { SitePage } from '../registry/site-page.ts'
import type { PageProblem } from './page-problem.ts'

const longestTitle = 60
const description = { shortest: 50, longest: 160 }

type Said = Pick<SitePage, 'path' | 'title' | 'description' | 'edition' | 'canonical' | 'kind'>

/** Copies and pages that stand for none share their words with others on purpose. */
const repeated = (pages: readonly Said[], what: 'title' | 'description'): PageProblem[] =>
  [...Map.groupBy(pages.filter(standsAlone), (page) => `${page.edition} ${page[what]}`).values()].flatMap(
    ([first, ...others]) =>
      others.map(({ path }) => ({ path, reason: `its ${what} is also that of ${first?.path}: “${first?.[what]}”` })),
  )

const lengths = ({ path, title, description: text }: Said): PageProblem[] => [
  ...(title.length > longestTitle
    ? [{ path, reason: `its title has ${title.length} characters, may have ${longestTitle}: “${title}”` }]
    : []),
  ...(text.length < description.shortest || text.length > description.longest
    ? [{ path, reason: `its description has ${text.length} characters, should have 50 to 160: “${text}”` }]
    : []),
]

/** Titles and descriptions: short enough to be shown, and no two pages of an edition say the same. */
export const headProblems = (pages: readonly Said[]): PageProblem[] => [
  ...pages.flatMap(lengths),
  ...repeated(pages, 'title'),
  ...repeated(pages, 'description'),
]
