import type { Place } from '../../../domain/places/place.ts'
import { placeLabel } from '../../../domain/places/place-label.ts'
import type { Picture } from '../../content/picture.ts'
import type { Shell } from '../../content/shell.ts'
import type { GroupName, SearchAnswer } from './find-matches.ts'
import type { SearchKind } from './search-entry.ts'

/** One row of the search panel. With an address it leads there; else it does something to the search. */
export interface SearchOption {
  key: string
  title: string
  text?: string
  href?: string
  price?: string
  picture?: Picture
  /** Stands where there is no picture. */
  icon?: string
  /** Words to mark. */
  terms?: readonly string[]
  /** Looks for this. */
  query?: string
  /** Shows all of this group. */
  expands?: GroupName
}

export interface OptionGroup {
  title: string
  options: SearchOption[]
}

const groupTitles: Record<GroupName, string> = {
  products: 'Products',
  answers: 'Answers',
  pages: 'Pages and news',
  dealers: 'Dealers',
}

const shownAtFirst: Record<GroupName, number> = { products: 5, answers: 3, pages: 3, dealers: 3 }
const shownAtMost = 30

const icons: Record<SearchKind, string> = {
  product: 'robot',
  question: 'question',
  page: 'info',
  shop: 'store',
  news: 'news',
  dealer: 'pin',
}

export const resultGroups = ({ groups }: SearchAnswer, expanded: readonly GroupName[]): OptionGroup[] =>
  groups.map(({ name, matches }) => {
    const most = expanded.includes(name) ? shownAtMost : shownAtFirst[name]
    const options = matches.slice(0, most).map(
      ({ entry: { path, title, text, price, picture, kind }, terms }): SearchOption => ({
        key: `${path} ${title}`,
        href: path,
        title,
        text,
        terms,
        icon: icons[kind],
        ...(price !== undefined && { price }),
        ...(picture !== undefined && { picture }),
      }),
    )
    const more: SearchOption = {
      key: `all ${name}`,
      title: `All ${Math.min(matches.length, shownAtMost)} ${groupTitles[name].toLowerCase()}`,
      expands: name,
    }
    return { title: groupTitles[name], options: matches.length > most ? [...options, more] : options }
  })

/** Where a place is named, the dealers near it. */
export const placeGroup = (edition: string, places: readonly Place[]): OptionGroup[] =>
  places.length === 0
    ? []
    : [
        {
          title: 'Near a place',
          options: places.map((place): SearchOption => {
            const label = placeLabel(place)
            return {
              key: `near ${label}`,
              href: `/${edition}/support/find-a-dealer/?${new URLSearchParams({ place: label })}`,
              title: `Dealers near ${place.name}`,
              text: place.postcode === undefined ? place.state : `${place.state} ${place.postcode}`,
              icon: 'pin',
            }
          }),
        },
      ]

const recentGroup = (recent: readonly string[]): OptionGroup[] =>
  recent.length === 0
    ? []
    : [
        {
          title: 'Recent',
          options: recent.map((query) => ({ key: `recent ${query}`, title: query, icon: 'clock', query })),
        },
      ]

/** Ways on from the menu, for who has not asked yet or found nothing. */
export const suggestionGroups = ({ menu }: Shell, recent: readonly string[]): OptionGroup[] => {
  const [first, ...others] = menu
  const links = first?.children ?? []
  const ranges = links.flatMap(({ href, range }): SearchOption[] =>
    range === undefined ? [] : [{ key: href, href, title: range.name, text: range.text, picture: range.picture }],
  )
  const plain = [...links.filter(({ range }) => range === undefined), ...others].map(
    ({ label, href }): SearchOption => ({ key: href, href, title: label, icon: 'arrow' }),
  )
  return [
    ...recentGroup(recent),
    { title: first?.label ?? '', options: ranges.slice(0, 4) },
    { title: 'Popular', options: plain.slice(0, 7) },
  ].filter(({ options }) => options.length > 0)
}
