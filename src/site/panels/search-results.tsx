import type { Combobox } from '../components/combobox/use-combobox.ts'
import { PictureView } from '../components/picture-view.tsx'
import { markedText, type TextPart } from '../features/search/marked-text.ts'
import type { OptionGroup, SearchOption } from '../features/search/search-options.ts'
import { Icon } from '../icons/icon.tsx'
import styles from './search-panel.module.css'

interface Props {
  box: Combobox<SearchOption>
  groups: OptionGroup[]
  /** Nobody asked for these. */
  suggested: boolean
  onChoose: (option: SearchOption) => void
}

const Marked = ({ parts }: { parts: TextPart[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have nothing but their place
  parts.map((part, index) => (part.marked ? <mark key={index}>{part.text}</mark> : part.text))

const OptionContent = ({ option: { title, text, price, picture, icon, terms = [] } }: { option: SearchOption }) => {
  const titleParts = markedText(title, terms)
  // The title shows why it was found; only where it does not, the text does.
  const textTerms = titleParts.some(({ marked }) => marked) ? [] : terms
  return (
    <>
      {(picture !== undefined || icon !== undefined) && (
        <i>{picture === undefined ? <Icon name={icon ?? ''} /> : <PictureView picture={picture} sizes="60px" />}</i>
      )}
      <span>
        <Marked parts={titleParts} />
        {text !== undefined && (
          <small>
            <Marked parts={markedText(text, textTerms)} />
          </small>
        )}
      </span>
      {price !== undefined && <b>{price}</b>}
    </>
  )
}

/** Focus stays in the field, so options are out of the tab order: the arrow keys go through them. */
export const SearchResults = ({ box, groups, suggested, onChoose }: Props) => {
  const { listId: id } = box
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0))
  return (
    <div id={id} className={styles.results} role="listbox" aria-label={suggested ? 'Suggestions' : 'Results'}>
      {groups.map(({ title, options }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: options may be grouped by nothing else
        <div key={title} role="group" aria-labelledby={`${id}-group-${group}`}>
          <p id={`${id}-group-${group}`}>{title}</p>
          {options.map((option, index) => {
            const place = (starts[group] ?? 0) + index
            const props = {
              ...box.option(place),
              role: 'option',
              'data-one-line': option.text === undefined || undefined,
              'data-bare': (option.picture ?? option.icon) === undefined || undefined,
              onClick: () => onChoose(option),
            }
            return option.href === undefined ? (
              <div key={option.key} {...props}>
                <OptionContent option={option} />
              </div>
            ) : (
              <a key={option.key} href={option.href} {...props}>
                <OptionContent option={option} />
              </a>
            )
          })}
        </div>
      ))}
    </div>
  )
}
