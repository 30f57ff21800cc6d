import type { MenuEntry, MenuLink } from '../../site/content/shell.ts'
import type { EditionView } from '../view/edition-view.ts'
import { lineHref } from '../view/line-href.ts'

/** Links of the menu that lead to a product line, by where they lead. */
const linesOf = (view: EditionView): Map<string, MenuLink['line']> =>
  new Map(
    view.content.productLines.map((line) => {
      const models = view.content.products.filter(({ active, productLine }) => active && productLine === line.sys.id)
      // One from the middle of the range stands for it.
      const [front] = models[Math.floor(models.length / 2)]?.imagesCollection ?? []
      return [
        lineHref(line, view),
        front && { name: line.name, text: line.tagline, picture: view.decoration(front), stage: line.stage },
      ] as const
    }),
  )

export const menuOf = (view: EditionView): MenuEntry[] => {
  const lines = linesOf(view)
  return view.content.edition.menu.map(({ children, ...entry }) => ({
    ...entry,
    ...(children !== undefined && {
      children: children.map((link) => {
        const line = lines.get(link.href)
        return { ...link, ...(line !== undefined && { line }) }
      }),
    }),
  }))
}
