import { attribute, scanIds, scanTags, type Tag, tagScanner, withoutCode } from './scan-tags.ts'

/** What a rendered page links to and can be linked to, and what is wrong with it on its own. */
export interface PageInspection {
  /** Addresses in the order they first appear, each once. */
  links: string[]
  ids: string[]
  problems: string[]
}

const linkAttributes: Record<string, string> = { a: 'href', area: 'href', link: 'href', img: 'src', use: 'href' }

const scanChecked = tagScanner('h1', ...Object.keys(linkAttributes))

const linkOf = (tag: Tag): string[] => {
  const name = linkAttributes[tag.name]
  const value = name === undefined ? undefined : attribute(tag, name)
  return value === undefined ? [] : [value]
}

const useless = /^(an? )?(image|picture|photo|graphic|icon)( of\b|$)|\.(webp|avif|jpe?g|png|svg|gif)$/i
const wholeNumber = /^[1-9]\d*$/

const pictureProblems = (picture: Tag): string[] => {
  const src = attribute(picture, 'src') ?? ''
  const alt = attribute(picture, 'alt')
  const problems: string[] = []
  if (alt === undefined) problems.push(`the picture ${src} has no alternative text`)
  else if (useless.test(alt.trim())) problems.push(`the alternative text “${alt}” of ${src} says nothing`)
  const sized = ['width', 'height'].every((name) => wholeNumber.test(attribute(picture, name) ?? ''))
  if (!sized) problems.push(`the picture ${src} has no width and height, so the page would jump`)
  return problems
}

/** A picture may go without words only where others stand beside it: a link needs a name. */
const linkProblems = (link: Tag, html: string): string[] => {
  const href = attribute(link, 'href')
  const inside = html.slice(link.end, html.indexOf('</a>', link.end))
  const named =
    inside.replaceAll(/<[^>]*>/g, '').trim() !== '' ||
    [link, ...scanTags(inside)].some((tag) => attribute(tag, 'aria-label') || attribute(tag, 'alt'))
  return named || href === undefined
    ? []
    : [`the link to ${href} has neither words nor a picture with an alternative text`]
}

export const inspectPage = (document: string): PageInspection => {
  const html = withoutCode(document)
  const tags = scanChecked(html)
  const tagged = (name: string) => tags.filter((tag) => tag.name === name)
  const headings = tagged('h1').length
  return {
    links: [...new Set(tags.flatMap(linkOf))],
    ids: scanIds(html),
    problems: [
      ...(headings === 1 ? [] : [`it has ${headings} main headings (h1), needs one`]),
      ...tagged('img').flatMap(pictureProblems),
      ...tagged('a').flatMap((link) => linkProblems(link, html)),
    ],
  }
}
