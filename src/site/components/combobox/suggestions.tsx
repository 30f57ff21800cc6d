import styles from './suggestions.module.css'
import type { Combobox } from './use-combobox.ts'

/** One line of a list: what it is called, and what tells it from others of the name. */
export interface Suggestion {
  name: string
  note: string
}

interface Props<Option> {
  box: Combobox<Option>
  /** What is listed: “place”, “places”. */
  one: string
  many: string
  lineOf: (option: Option) => Suggestion
  onChoose: (option: Option) => void
  className?: string | undefined
}

/** The list below a field that suggests. */
export const Suggestions = <Option,>({ box, one, many, lineOf, onChoose, className = '' }: Props<Option>) => {
  const { options, isShown, listId, option } = box
  return (
    <>
      <div id={listId} role="listbox" aria-label={many} className={`${styles.list} ${className}`} hidden={!isShown}>
        {options.map((each, index) => {
          const { name, note } = lineOf(each)
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which keeps the focus
            <div
              key={`${name} ${note}`}
              {...option(index)}
              role="option"
              tabIndex={-1}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(each)}
            >
              <span>{name}</span> <small>{note}</small>
            </div>
          )
        })}
      </div>
      <span className="visually-hidden" role="status">
        {isShown && `${options.length} ${options.length === 1 ? one : many}, arrow keys to choose`}
      </span>
    </>
  )
}
