import type { SectionItem } from '../../content/section.ts'

interface Props {
  items: readonly SectionItem[]
  /** The look of the figure, the time or the name of the step that stands above the words. */
  valueClass: string | undefined
}

/** The items of a section, for a list that the page lays out. */
export const Items = ({ items, valueClass }: Props) =>
  items.map(({ title, text, value, href }) => (
    <li key={title}>
      {value !== undefined && <p className={valueClass}>{value}</p>}
      <h3>{href === undefined ? title : <a href={href}>{title}</a>}</h3>
      {text !== undefined && <p>{text}</p>}
    </li>
  ))
