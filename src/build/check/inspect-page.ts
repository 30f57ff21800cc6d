import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** What a rendered page links to and can be linked to, and what is wrong with it on its own. */
export interface PageInspection {
  /** Addresses in the order they first appear, each once. */
  links: string[]
  ids: string[]
  problems: string[]
}

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const isElement = (node: Node): node is Element => 'tagName' in node

const elementsIn = (node: Node): Element[] => [
  ...(isElement(node) ? [node] : []),
  ...('childNodes' in node ? node.childNodes.flatMap(elementsIn) : []),
]

const textIn = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textIn).join('') : ''

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value

const linkAttributes: Record<string, string> = { a: 'href', area: 'href', link: 'href', img: 'src', use: 'href' }

const linkOf = (element: Element): string[] => {
  const name = linkAttributes[element.tagName]
  const value = name === undefined ? undefined : attribute(element, name)
  return value === undefined ? [] : [value]
}

const useless = /^(an? )?(image|picture|photo|graphic|icon)( of\b|$)|\.(webp|avif|jpe?g|png|svg|gif)$/i
const wholeNumber = /^[1-9]\d*$/

const pictureProblems = (picture: Element): string[] => {
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
const linkProblems = (link: Element): string[] => {
  const named =
    textIn(link).trim() !== '' ||
    [link, ...elementsIn(link)].some((each) => attribute(each, 'aria-label') || attribute(each, 'alt'))
  return named || attribute(link, 'href') === undefined
    ? []
    : [`the link to ${attribute(link, 'href')} has neither words nor a picture with an alternative text`]
}

export const inspectPage = (html: string): PageInspection => {
  const elements = elementsIn(parse(html))
  const tagged = (name: string) => elements.filter(({ tagName }) => tagName === name)
  const headings = tagged('h1').length
  return {
    links: [...new Set(elements.flatMap(linkOf))],
    ids: elements.flatMap((element) => attribute(element, 'id') ?? []),
    problems: [
      ...(headings === 1 ? [] : [`it has ${headings} main headings (h1), needs one`]),
      ...tagged('img').flatMap(pictureProblems),
      ...tagged('a').flatMap(linkProblems),
    ],
  }
}
